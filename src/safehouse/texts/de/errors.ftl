# Ablehnungen nach ihren Codes. $detail ist, was das Programm auf Englisch dazu sagt, oder leer.

## Die Verbindung und der Server

error-broken = Auf dem Server ist etwas schiefgegangen. Es wurde nichts verändert; versuch es noch einmal.
error-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.
error-page-missing = Diese Seite konnte nicht geladen werden. Vielleicht gibt es eine neue Version, oder du bist offline.
error-not-found = Hier ist nichts.
error-not-allowed = Das geht hier nicht.
error-foreign-origin = Diese Anfrage kommt von einer fremden Seite und wurde deshalb abgelehnt.
error-bad-request = Der Server hat das nicht verstanden. Lade die Seite neu und versuch es noch einmal.
error-bad-message = Der Server hat diese Nachricht nicht verstanden. { $detail }
error-bad-type = Diese Art von Inhalt kann der Server nicht lesen.
error-not-text = Eine Nachricht muss Text sein.
error-too-fast = Das war zu schnell. Warte kurz und versuch es noch einmal.
error-too-many = { $why ->
    [connections] Von deiner Adresse kommen zu viele Verbindungen.
    [tables] Du kannst höchstens { $most } Tischen gleichzeitig zuschauen.
    [seats] { $most ->
        [one] Dieses Spiel hat nur { $most } Platz.
       *[other] Dieses Spiel hat nur { $most } Plätze.
    }
   *[other] Gerade werden zu viele Partien ausgewertet. Versuch es später noch einmal.
}
error-too-long = Das ist zu lang. { $detail }
error-getting-ready = Der Computer macht sich noch bereit. Das kommt nur einmal nach einer Aktualisierung vor; danach geht deine Partie von selbst weiter.
error-not-written = Dein Zug konnte nicht gespeichert werden. Versuch es gleich noch einmal.
error-no-answer = Diesmal hat der Computer keine Antwort gefunden. Frag noch einmal.

## Personen

error-not-signed-in = Der Server kennt dich noch nicht. Lade die Seite neu.
error-no-such-person = Unter dieser Kennung gibt es hier niemanden.
error-name-taken = Dieser Name gehört schon zu einem Konto. Wähle einen anderen.
error-computers-name = So heißt schon ein Computerspieler. Wähle einen anderen Namen.
error-bad-name = Der Name muss 1 bis 30 Zeichen lang sein.
error-wrong-passphrase = Zu diesem Namen und dieser Passphrase gibt es kein Konto.
error-bad-passphrase = Die Passphrase muss 8 bis 200 Zeichen lang sein.
error-not-a-bot = Das können nur Computerspieler abfragen.

## Tische

error-no-such-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
error-not-open = { $why ->
    [leave] Die Partie hat schon begonnen. Gib auf, wenn du sie verlassen möchtest.
   *[other] Die Partie hat ohne dich begonnen. Du kannst zuschauen.
}
error-not-begun = Die Partie hat noch nicht begonnen.
error-seat-taken = Jemand war schneller: Der Platz ist besetzt.
error-sits-already = Du sitzt schon an diesem Tisch.
error-unknown-seat = { $why ->
    [named] Den Platz „{ $seat }“ gibt es nicht. Wähle einen von diesen: { $seats }.
   *[other] Diesen Platz gibt es an diesem Tisch nicht.
}
error-bad-seats = Die Spieler passen nicht zu den Plätzen dieses Spiels. { $detail }
error-not-your-seat = Das ist nicht dein Platz.
error-not-a-person = Das geht nur bei Menschen am Tisch, nicht bei Computerspielern.
error-not-yours = { $why ->
    [loser] Wer die letzte Partie verloren hat, wählt die Seiten.
   *[other] Das können nur die Spieler dieser Partie.
}
error-not-attended = Um diesen Tisch kümmert sich ein anderer Server.
error-not-rated = Gewertet werden nur Partien, in denen Menschen gegeneinander spielen.
error-bad-clock = Diese Bedenkzeit ist nicht möglich. { $detail }
error-bad-options = { $why ->
    [form] „{ $given }“ ist keine Option: Schreib NAME=WERT.
    [unknown] Die Option „{ $name }“ gibt es nicht. Wähle eine von diesen: { $known }.
    [value] Die Option „{ $name }“ muss einen dieser Werte haben: { $values }.
   *[other] Diese Hausregeln sind nicht möglich. { $detail }
}
error-contradictory-options = { $why ->
    [twice] Die Option „{ $name }“ ist doppelt angegeben.
   *[other] Diese Hausregeln widersprechen einander. { $detail }
}
error-nobody-answers = Hier ist niemand, der eingeben kann, was am echten Tisch passiert. { $detail }
error-damaged = Die Aufzeichnung dieser Partie ist beschädigt. Sie kann weder gezeigt noch fortgesetzt werden.
error-other-rules = Diese Partie wurde mit einer früheren Fassung der Regeln begonnen. Sie kann hier nicht fortgesetzt werden.

## Während einer Partie

error-out-of-date = Inzwischen hat sich etwas geändert. Sieh noch einmal hin.
error-not-yet = So weit ist diese Partie noch nicht.
error-not-your-turn = Du bist nicht am Zug.
error-not-on-turn = { $why ->
    [named] Am Zug ist { $actor }, nicht { $seat }.
   *[other] Einen Tipp gibt es nur, wenn du am Zug bist.
}
error-illegal-decision = „{ $decision }“ geht jetzt nicht.
error-at-decision = Zug { $number }: { $said }
error-bad-decision = Das ist kein gültiger Zug. { $detail }
error-bad-number = Wähle eine Nummer von 1 bis { $most }.
error-ambiguous-decision = Das könnte heißen: { $decisions }.
error-time-is-up = Deine Zeit für diesen Zug ist abgelaufen.
error-time-left = Die Zeit ist noch nicht abgelaufen.
error-game-over = Die Partie ist zu Ende.
error-still-running = Die Partie läuft noch.
error-paused = Die Partie ist unterbrochen. Setze sie zuerst fort.
error-not-paused = Die Partie ist nicht unterbrochen.
error-asked-already = Du hast schon gefragt.
error-nothing-asked = Dieses Angebot gilt nicht mehr.
error-declined = Das wurde abgelehnt. Nach dem nächsten Zug kannst du wieder fragen.
error-no-draws = { $why ->
    [computer] Der Computer nimmt kein Unentschieden an.
   *[other] In diesem Spiel kann man kein Unentschieden vereinbaren.
}
error-too-late = { $why ->
    [replace] In einer gewerteten Partie wird niemand ersetzt.
   *[other] Dafür ist es zu spät: Eine gewertete Partie kann niemand allein abbrechen.
}
error-not-away = { $why ->
    [clock] In einer Partie mit Uhr läuft die Zeit für Abwesende weiter.
   *[other] Diese Person ist zurück oder noch nicht lange genug weg.
}
error-no-help = Hilfe gibt es nur in ungewerteten Partien gegen den Computer.

## Lektionen, Partiedateien und Stellungen

error-no-such-lesson = Diese Lektion gibt es nicht.
error-lesson-over = Diese Lektion ist zu Ende. Fang sie von vorn an.
error-bad-game-file = Das ist keine Partiedatei, die sich nachspielen lässt. { $detail }
error-bad-secret = Ein Geheimnis hat 64 hexadezimale Ziffern.
error-wrong-result = Die Partie endet nicht so, wie es in ihrer Datei steht.
error-wrong-secret = Das Geheimnis in dieser Partiedatei passt nicht zu dem Fingerabdruck, der gezeigt wurde.
error-wrong-hash = Das ist nicht der Fingerabdruck, der in der Partiedatei steht.
error-nothing-to-verify = Diese Partiedatei enthält weder Geheimnis noch Fingerabdruck, also lässt sich ihre Mischung nicht prüfen.
error-bad-position = Das ist keine gültige Stellung. { $detail }

## Die Kommandozeile

error-unknown-game = Das Spiel „{ $name }“ gibt es nicht. Wähle eines von diesen: { $games }.
error-unknown-player = Den Computerspieler „{ $name }“ gibt es nicht. Wähle einen von diesen: { $players }.
error-bad-command = { $why ->
    [required] Es fehlt etwas: { $names }.
    [unrecognized] Das ist hier unbekannt: { $names }.
    [value] { $name } braucht einen Wert.
    [number] { $name } muss eine Zahl von { $least } bis { $most } sein.
    [choice] { $name } kann nicht „{ $given }“ sein. Wähle aus: { $choices }.
    [knowledge] Gib mit --as an, wessen Wissen du sehen möchtest.
    [watch] Beim Zuschauen spielt der Computer auf allen Plätzen: Lass „--against human“ weg.
    [opponent] Gib entweder --level oder --against an, nicht beides.
    [position] Eine Stellung bringt ihre Optionen mit und braucht keinen Startwert.
    [players] Für { $seats } Plätze braucht es 2 bis { $seats } Spieler.
   *[other] Dieser Befehl ist unverständlich. { $detail }
}
error-choose-a-seat = Gib mit --as an, welchen Platz du nimmst: Er wird nicht zufällig vergeben. { $detail }
error-bad-depth = Die Tiefe ist eine Zahl von 1 bis { $most }.
error-no-file = { $why ->
    [read] „{ $file }“ kann nicht gelesen werden: { $reason }.
    [write] „{ $file }“ kann nicht geschrieben werden: { $reason }.
   *[closed] Die Standardeingabe ist geschlossen.
}
error-too-large = { $why ->
    [file] „{ $file }“ ist größer als { $most } Bytes.
   *[memory] Dafür reicht der Speicher nicht.
}
error-too-deep = Die Eingabe ist zu tief verschachtelt.
error-no-output = Die Ausgabe kann nicht geschrieben werden: { $reason }.
error-no-cache = Der Zwischenspeicher ist nicht benutzbar: { $reason }.
error-missing-extra = { $module } ist nicht installiert. So bekommst du es: { $command }
error-bad-settings = Eine Einstellung ist falsch. { $detail }
error-bad-address = Der Server kann unter { $host }:{ $port } nicht starten. { $reason }
error-no-database = Die Datenbank ist nicht benutzbar. { $reason }
error-no-redis = Redis ist nicht erreichbar. { $reason }
error-not-opened = Der Server konnte nicht starten; der Grund steht im Protokoll.
error-interrupted = Abgebrochen.
error-internal = Etwas ist schiefgegangen, was nicht passieren dürfte: { $reason }.
