sleepers-title = Sleepers
sleepers-tagline = Zwei geheime Netze auf einer Karte: Merk dir, wen du wo versteckt hast.
sleepers-about =
    Du wirbst in ganz Frankreich verdeckt Agenten an und weckst sie, wenn ihre Stunde kommt: Sie springen, sprengen, schicken heim oder tauschen Plätze. Verbinde mit wachen Agenten zwei gegenüberliegende Seiten der Karte, oder gewinne auf eine von vier anderen Arten. Deine Schläfer darfst auch du nicht noch einmal ansehen.
sleepers-players = 2 Personen
sleepers-credits = Sleepers hat Stephen Tavener erfunden.
