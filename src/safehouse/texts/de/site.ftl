# Startseite und Rahmen
description = Drei Brettspiele für Geheimagenten zum Spielen und Erforschen: gegen den Computer, mit Freunden, in drei Sprachen.
home-title = Drei Brettspiele für Geheimagenten
home-about = Spiel allein gegen den Computer oder mit Freunden, live oder über mehrere Tage. Ganz ohne Konto.
skip-to-content = Zum Inhalt springen
nav-label = Hauptmenü
nav-learn = Lernen
nav-replays = Gespielte Partien
nav-settings = Einstellungen
language = Sprache
announcements = Spielgeschehen
loading = Wird geladen …
loading-table = Der Tisch wird vorbereitet …
reload = Seite neu laden
try-again = Noch einmal versuchen
to-home = Zur Startseite
nothing-here = Seite nicht gefunden
nothing-here-about = Vielleicht ist die Adresse unvollständig, oder die Seite gibt es nicht mehr.
play-now = Jetzt spielen
play-alone = Allein spielen
level = Spielstärke des Computers
invite = Freunde einladen
same-device = An einem Gerät
quick-match = Schnelle Partie
more-ways = Mehr Optionen
learn-it = Spielen lernen
rules = Regeln
my-games = Meine Partien
continue = Weiterspielen
open-tables = Offene Tische
no-open-tables = Gerade wartet niemand. Eröffne einen Tisch oder wähle „Schnelle Partie“.
sit-down = Mitspielen
games-to-watch = Laufende Partien
no-games-to-watch = Gerade läuft keine öffentliche Partie.
watch = Zuschauen
at-table = { $verb }: { $game }
about = Über Safehouse
rated = gewertet
percent = { $number } %
code-name = { $bird ->
    [1] Agent Reiher
    [2] Agent Mauersegler
    [3] Agent Zaunkönig
    [4] Agent Turmfalke
    [5] Agent Brachvogel
    [6] Agent Lerche
    [7] Agent Merlin
    [8] Agent Ziegenmelker
    [9] Agent Fischadler
    [10] Agent Regenpfeifer
    [11] Agent Rabe
    [12] Agent Zeisig
    [13] Agent Seeschwalbe
    [14] Agent Rohrsänger
    [15] Agent Säbelschnäbler
    [16] Agent Rohrdommel
    [17] Agent Wasseramsel
    [18] Agent Fink
    [19] Agent Haubentaucher
    [20] Agent Wiedehopf
    [21] Agent Eichelhäher
    [22] Agent Elster
    [23] Agent Rotkehlchen
   *[24] Agent Star
}

# Einen Tisch eröffnen
new-table-of = Neuer Tisch: { $game }
with-whom = Mit wem möchtest du spielen?
with-computer = Mit dem Computer
with-friend = Mit Freunden, über einen Link
with-here = Zusammen an diesem Gerät
with-anyone = Mit allen, die mitspielen möchten
number-of-players = Anzahl der Spieler
level-of = Spieler { $number }: Stärke des Computers
name-of = Spieler { $number }: Name
guest-name = Spieler { $number }
my-seat = Ich spiele
by-lot = Zufällig
clock = Bedenkzeit
clock-none = ohne Zeitlimit
clock-fischer = { $minutes } min + { $increment } s pro Zug
clock-byo-yomi = { $minutes } min, dann { $periods } × { $period } s
clock-days = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
clock-choice-none = Ohne Zeitlimit
clock-choice-quick = Schnell: 5 min + 5 s pro Zug
clock-choice-calm = Entspannt: 20 min + 15 s pro Zug
clock-choice-byo = 10 Minuten, dann 5 × 30 Sekunden
clock-choice-day = 1 Tag pro Zug
clock-choice-three = 3 Tage pro Zug
rated-game = Gewertete Partie
house-rules = Hausregeln
option-number = Eine Zahl
option-each = Einzeln auswählen …
yes = ja
no = nein
make-link = Link erstellen
open-table = Tisch eröffnen
begin = Partie starten
cancel = Abbrechen
seat-free = frei

# Warten und Einladungen
waiting-for-others = Warten auf Mitspieler
waiting-about-link = Schick deinen Freunden diesen Link. Die Partie beginnt, sobald alle da sind.
waiting-about-open = Dein Tisch steht in der Liste der offenen Tische. Du kannst auch diesen Link verschicken. Die Partie beginnt, sobald alle da sind.
waiting-about-rematch = Die Partie beginnt, sobald alle die Revanche angenommen haben.
link-to-table = Link zu diesem Tisch
copy-link = Link kopieren
copied = Kopiert
share = Teilen
take-down = Tisch schließen
stand-up = Tisch verlassen
invited = { $name } lädt dich zu einer Partie { $game } ein
no-thanks = Nein, danke
seats-kept = Die freien Plätze sind für die Spieler der letzten Partie reserviert. Sobald es losgeht, kannst du zuschauen.
table-closed = Dieser Tisch wurde geschlossen
table-closed-about = Die Person, die ihn eröffnet hat, ist vor Spielbeginn gegangen.

# Am Tisch
players = Spieler
you = du
computer = Computer
computer-name = { $name } (Computer)
to-move = am Zug
your-turn = Du bist am Zug
seat-left = hat die Partie verlassen
seat-out-of-time = Zeit abgelaufen
away-since = abwesend seit { $time }
seat-replaced = vom Computer ersetzt
clock-stale = Verbindung unterbrochen: Diese Uhr geht vielleicht falsch.
absent = { $name } ist schon eine Weile weg.
absent-asked = Warten auf die Zustimmung der anderen …
absent-replace = Mit einem Computer weiterspielen
absent-stop = Partie abbrechen (ohne Wertung)
you-were-replaced = Du warst weg, deshalb hat ein Computer deinen Platz übernommen. Du kannst bis zum Ende zuschauen.
days-left = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
others-turn = { $name } ist am Zug.
others-away = Warten, bis { $name } zurückkommt …
looking-on = Du schaust zu. { $name } ist am Zug.
skip-steps = Zum aktuellen Stand
steps-waiting = { $count ->
    [one] Noch { $count } Zug zu sehen
   *[other] Noch { $count } Züge zu sehen
}
paused = Die Partie ist unterbrochen.
resume = Weiterspielen
decision-waits = Verbindung unterbrochen. Dein Zug wird gesendet, sobald du wieder online bist.
line-cut = Verbindung unterbrochen. Sie wird wiederhergestellt … Es geht nichts verloren.
line-unknown = Du bist in diesem Browser nicht mehr angemeldet.
confirm = Bestätigen
do-it = Bestätigen
not-yet = Abbrechen
log = Spielverlauf
log-empty = Noch keine Züge.
menu = Menü
close = Schließen
signals = Kurznachrichten
signal-hello = Hallo!
signal-good-luck = Viel Glück!
signal-well-played = Gut gespielt!
signal-thanks = Danke!
signal-thinking = Ich überlege …
signal-hurry = Du bist dran!
signal-oops = Hoppla!
signal-sorry = Entschuldigung!
signal-goodbye = Tschüss!
this-game = Diese Partie
offer-draw = Unentschieden anbieten
ask-pause = Um eine Pause bitten
ask-abort = Partie abbrechen (ohne Wertung)
ask-abort-sure = Ja, abbrechen
ask-abort-about = Die Partie endet sofort, ohne Ergebnis.
ask-abort-about-others = Die Partie endet ohne Ergebnis, sobald die anderen zustimmen. Solange noch nicht alle gezogen haben, endet sie sofort.
resign = Aufgeben
resign-sure = Ja, aufgeben
resign-about = Du verlierst die Partie. Wenn es geht, spielen die anderen ohne dich weiter.
agree = Zustimmen
decline = Ablehnen
accept = Annehmen
asked-offer-draw = { $name } bietet ein Unentschieden an.
asked-offer-draw-mine = Du hast ein Unentschieden angeboten.
asked-ask-pause = { $name } bittet um eine Pause.
asked-ask-pause-mine = Du hast um eine Pause gebeten.
asked-ask-abort = { $name } möchte die Partie ohne Ergebnis abbrechen.
asked-ask-abort-mine = Du hast vorgeschlagen, die Partie abzubrechen.
commitment = Fingerabdruck der Mischung:
pass-device = Gib das Gerät an { $name } weiter
pass-device-about = Geheimes bleibt verdeckt, bis die nächste Person übernimmt.
i-am = Ich bin { $name }
why-cant-i = Warum geht das nicht?
why-cant-i-about = Tippe an, was du gern wählen würdest. Dann erfährst du, welche Regel es verbietet.
see-rules = Zur Regel
did-fallback = { $seat_who ->
    [you] Der Computer zieht für dich.
   *[other] Der Computer zieht für { $seat_name }.
}
did-resigned = { $seat_who ->
    [you] Du gibst auf.
   *[other] { $seat_name } gibt auf.
}
did-timed-out = { $seat_who ->
    [you] Deine Zeit ist abgelaufen.
   *[other] { $seat_name } hat die Zeit überschritten.
}
did-draw-offered = { $seat_who ->
    [you] Du bietest ein Unentschieden an.
   *[other] { $seat_name } bietet ein Unentschieden an.
}
did-pause-asked = { $seat_who ->
    [you] Du bittest um eine Pause.
   *[other] { $seat_name } bittet um eine Pause.
}
did-resumed = { $seat_who ->
    [you] Du setzt die Partie fort.
   *[other] { $seat_name } setzt die Partie fort.
}
did-abort-asked = { $seat_who ->
    [you] Du möchtest die Partie abbrechen.
   *[other] { $seat_name } möchte die Partie abbrechen.
}
did-replace-asked = { $seat_who ->
    [you] Du möchtest, dass ein Computer für { $absent_name } weiterspielt.
   *[other] { $seat_name } möchte, dass ein Computer für { $absent_name } weiterspielt.
}
did-declined = { $what ->
    [draw] { $seat_who ->
        [you] Du lehnst das Unentschieden ab.
       *[other] { $seat_name } lehnt das Unentschieden ab.
    }
    [pause] { $seat_who ->
        [you] Du lehnst die Pause ab.
       *[other] { $seat_name } lehnt die Pause ab.
    }
   *[abort] { $seat_who ->
        [you] Du möchtest weiterspielen.
       *[other] { $seat_name } möchte weiterspielen.
    }
}

# Das Ende
over = Partie beendet
over-won = Du hast gewonnen!
over-lost = Du hast verloren
over-draw = Unentschieden
over-aborted = Partie abgebrochen
rematch = Revanche
to-rematch = Zur Revanche
watch-rematch = Bei der Revanche zuschauen
rematch-waiting = Warten, bis { $name } die Revanche annimmt …
rematch-offered = { $name } möchte eine Revanche.
rematch-declined = Die Revanche wurde abgelehnt.
rematch-seat = Du hast verloren und darfst die Seite wählen
rematch-seat-change = Seiten tauschen
replay = Nachspielen
another-game = Neue Partie
end-resigned = { $winner ->
    [none] Die Partie endete durch Aufgabe.
   *[other] { $loser_who ->
        [you] Du hast aufgegeben. { $winner_name } gewinnt.
       *[other] { $winner_who ->
            [you] { $loser_name } hat aufgegeben. Du gewinnst.
           *[other] { $loser_name } hat aufgegeben. { $winner_name } gewinnt.
        }
    }
}
end-time = { $winner ->
    [none] Die Partie endete durch Zeitüberschreitung.
   *[other] { $loser_who ->
        [you] Deine Zeit ist abgelaufen. { $winner_name } gewinnt.
       *[other] { $winner_who ->
            [you] { $loser_name } hat die Zeit überschritten. Du gewinnst.
           *[other] { $loser_name } hat die Zeit überschritten. { $winner_name } gewinnt.
        }
    }
}
end-agreed = Unentschieden durch Vereinbarung.
end-aborted = { $seat ->
    [none] Die Partie wurde abgebrochen. Es gibt kein Ergebnis.
   *[other] { $seat_who ->
        [you] Du hast die Partie abgebrochen. Es gibt kein Ergebnis.
       *[other] { $seat_name } hat die Partie abgebrochen. Es gibt kein Ergebnis.
    }
}
end-abandoned = Alle haben die Partie verlassen. Es gibt kein Ergebnis.

# Hilfe
hint = Tipp
belief = Was ist verdeckt?
thinking = Ich überlege …
chance = { $percent } % Gewinnchance
chances = Gewinnchancen
show-chances = Chancen berechnen
chances-progress = { $done } von { $total } Zügen berechnet
chances-about = Gewinnchancen, Zug für Zug
chances-of = Gezeigt für: { $name }
all-together = alle zusammen
turning-points = Wendepunkte:

# Nachspielen
my-finished-games = Meine beendeten Partien
finished-games = Beendete Partien
no-finished-games = Noch wurde keine öffentliche Partie zu Ende gespielt.
upload-record = Partiedatei öffnen
upload-about = Wähle eine Partiedatei, die du hier heruntergeladen oder mit der Kommandozeile gespeichert hast. Sie wird nicht auf dem Server abgelegt.
the-start = Spielbeginn
move-number = Zug
move-of = { $number } / { $last }
to-start = Zum Anfang
to-end = Zum Ende
step-back = Ein Zug zurück
step-on = Ein Zug weiter
autoplay = Abspielen
stop-playing = Anhalten
seen-by = Blickwinkel
nothing-hidden = Alles aufgedeckt
a-spectator = Zuschauer
link-to-move = Link zu diesem Zug
link-copied = Der Link steht in der Adresszeile
download-record = Partiedatei herunterladen

# Lernen
lessons-of = { $game } lernen
start-lessons = Lektionen beginnen
all-lessons = Alle Lektionen
lesson-number = Lektion { $number } von { $count }
lesson-passed = Gut gemacht!
lesson-failed = Nicht ganz: So erreichst du das Ziel nicht mehr.
next-lesson = Nächste Lektion
again = Noch einmal
play-game = Spielen
passed = geschafft
rules-of = { $game }: die Regeln
contents = Inhalt

# A reference to the ruling behind a paragraph of the rules.
ruling = Regel { $to }

# Einstellungen
settings-look = Aussehen und Bedienung
setting-theme = Farbschema
theme-auto = Systemeinstellung
theme-light = Hell
theme-dark = Dunkel
setting-motion = Animationen
motion-auto = Systemeinstellung
motion-less = So wenige wie möglich
setting-pace = Tempo der Züge anderer Spieler
pace-0 = Sofort
pace-300 = Schnell
pace-600 = Normal
pace-1200 = Langsam
setting-confirm = Züge bestätigen
confirm-auto = Auf Touchscreens
confirm-always = Immer
confirm-never = Nie
setting-sounds = Ton
settings-me = Name und Konto
my-name = Name
change-name = Namen ändern
name-changed = Dein Name wurde geändert.
keep-about = Auf diesem Gerät spielst du als Gast. Mit einer Passphrase gehört der Name dir, und du kannst auch auf anderen Geräten spielen.
passphrase = Passphrase
passphrase-about = Mindestens 8 Zeichen; am besten mehrere Wörter.
keep-account = Konto anlegen
account-kept = Dein Konto ist angelegt.
have-account = Ich habe schon ein Konto
sign-in = Anmelden
signed-in = Willkommen zurück!
sign-out = Abmelden
signed-out = Du bist abgemeldet.
settings-data = Deine Daten
data-about = Safehouse speichert deinen Namen, deine Partien und deine Wertungen, sonst nichts. Du kannst sie herunterladen oder dein Konto löschen; die Partien bleiben dann ohne deinen Namen erhalten.
download-data = Meine Daten herunterladen
downloaded = Deine Daten wurden heruntergeladen.
forget-me = Mein Konto löschen
forget-sure = Ja, mein Konto löschen
forgotten = Dein Konto wurde gelöscht.
rating-line = { $game }{ $many ->
    [yes] {" "}zu dritt oder zu viert
   *[no] {""}
}: { $value } ({ $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
})
no-ratings = Noch keine gewerteten Partien.
is-bot = Computerspieler
is-guest = Gast
is-member = Mitglied

# Über
about-what = Mit Safehouse kannst du drei Brettspiele für Geheimagenten spielen und erforschen. Es ist freie Software unter der Apache-Lizenz 2.0.
about-games-title = Die Spiele
about-games = Die Regelseiten, Bilder und Geschichten wurden für dieses Projekt gemacht.
about-fair-title = Ehrlich gemischt
about-fair = Bevor eine Partie beginnt, siehst du einen Fingerabdruck ihrer Mischung. Danach verrät die Partiedatei das Geheimnis dahinter, und alle können nachprüfen, dass unterwegs nichts verändert wurde. Computerspieler wissen nur, was auch ein Mensch an ihrem Platz wüsste.
about-data-title = Deine Daten

## A game without a board of its own

decisions = Züge
