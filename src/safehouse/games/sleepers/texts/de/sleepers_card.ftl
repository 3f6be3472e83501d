sleepers-title = Sleepers
sleepers-tagline = Zwei geheime Netze, eine Karte: Merk dir, wer sich wo versteckt.
sleepers-about =
    Rekrutiere in ganz Frankreich verdeckt Agenten und aktiviere sie im richtigen Moment: Sie springen, sprengen, tauschen die Plätze oder schicken andere zurück. Verbinde mit offenen Agenten zwei gegenüberliegende Seiten der Karte oder gewinne auf eine von vier anderen Arten. Und was einmal verdeckt liegt, darfst auch du nicht mehr ansehen.
sleepers-players = 2 Personen
sleepers-credits = Sleepers ist ein Spiel von Stephen Tavener.
