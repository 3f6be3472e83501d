# Startseite und Rahmen
home-title = Drei Spiele um Geheimagenten
home-about = Spiel gegen den Computer oder gegen Freunde, allein, live oder über Tage. Ganz ohne Konto.
skip-to-content = Zum Inhalt springen
nav-label = Seiten
nav-learn = Lernen
nav-replays = Aufzeichnungen
nav-settings = Einstellungen
language = Sprache
announcements = Was geschieht
loading = Einen Moment …
loading-table = Der Tisch wird gedeckt …
reload = Seite neu laden
try-again = Noch einmal versuchen
to-home = Zur Startseite
nothing-here = Hier ist nichts
nothing-here-about = Vielleicht ist die Adresse unvollständig, oder was hier war, ist fort.
play-now = Jetzt spielen
play-alone = Allein spielen
level = Spielstärke des Computers
invite = Freund einladen
same-device = An einem Gerät
quick-match = Schnelle Partie
more-ways = Mehr Möglichkeiten
learn-it = Lernen
rules = Regeln
my-games = Meine Partien
continue = Weiterspielen
open-tables = Offene Tische
no-open-tables = Gerade wartet niemand. Eröffne einen Tisch oder drücke „Schnelle Partie“.
sit-down = Platz nehmen
games-to-watch = Partien zum Zuschauen
no-games-to-watch = Gerade läuft keine öffentliche Partie.
watch = Zuschauen
about = Über Safehouse
rated = gewertet
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
new-table-of = Ein neuer Tisch: { $game }
with-whom = Mit wem?
with-computer = Mit dem Computer
with-friend = Mit Freunden, über einen Link
with-here = Mit Freunden an diesem Gerät, reihum
with-anyone = Mit allen, die mitspielen möchten
number-of-players = Mitspielende
level-of = Platz { $number }: Stärke des Computers
name-of = Platz { $number }: Name
guest-name = Spieler { $number }
my-seat = Meine Seite
by-lot = Durch das Los
clock = Bedenkzeit
clock-none = ohne Uhr
clock-fischer = { $minutes } min + { $increment } s je Zug
clock-byo-yomi = { $minutes } min, dann { $periods } × { $period } s
clock-days = { $days ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
}
clock-choice-none = Ohne Uhr
clock-choice-quick = Zügig: 5 Minuten + 5 Sekunden
clock-choice-calm = Gemütlich: 20 Minuten + 15 Sekunden
clock-choice-byo = 10 Minuten, dann 5 × 30 Sekunden
clock-choice-day = Ein Tag für jeden Zug
clock-choice-three = Drei Tage für jeden Zug
rated-game = Gewertete Partie
house-rules = Hausregeln
option-number = Eine Zahl
option-each = Auswählen …
yes = ja
no = nein
make-link = Link erstellen
open-table = Tisch eröffnen
begin = Anfangen
cancel = Abbrechen
seat-free = frei

# Warten und Einladungen
waiting-for-others = Warten auf Gesellschaft
waiting-about-link = Schick diesen Link weiter. Die Partie beginnt, sobald alle sitzen.
waiting-about-open = Dein Tisch steht in der Liste der offenen Tische. Du kannst auch diesen Link verschicken. Die Partie beginnt, sobald alle sitzen.
waiting-about-rematch = Die Partie beginnt, sobald alle die Revanche angenommen haben.
link-to-table = Link zu diesem Tisch
copy-link = Link kopieren
copied = Kopiert
share = Teilen
take-down = Tisch abbauen
stand-up = Tisch verlassen
invited = { $name } lädt dich ein: { $game }
no-thanks = Nein, danke
seats-kept = Die freien Plätze sind für die Spieler der letzten Partie reserviert. Sobald es losgeht, kannst du zuschauen.
table-closed = Dieser Tisch wurde abgebaut
table-closed-about = Wer ihn eröffnet hat, ist vor dem Beginn gegangen.

# Am Tisch
players = Mitspielende
you = du
computer = Computer
computer-name = { $name } (Computer)
to-move = am Zug
your-turn = Du bist am Zug
seat-left = ist gegangen
seat-out-of-time = Zeit abgelaufen
away-since = abwesend seit { $time }
seat-replaced = der Computer spielt weiter
clock-stale = Die Verbindung ist unterbrochen; diese Uhr geht vielleicht falsch.
absent = { $name } ist schon eine Weile weg.
absent-asked = Warten auf die Zustimmung der anderen …
absent-replace = Mit einem Computer weiterspielen
absent-stop = Partie beenden (ohne Wertung)
you-were-replaced = Du warst weg, deshalb spielt jetzt ein Computer für dich. Du kannst bis zum Ende zuschauen.
days-left = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
others-turn = { $name } entscheidet …
others-away = Warten auf { $name } (abwesend) …
looking-on = Du schaust zu. { $name } entscheidet …
skip-steps = Zum aktuellen Stand
steps-waiting = { $count ->
    [one] Noch ein Schritt zu sehen
   *[other] Noch { $count } Schritte zu sehen
}
paused = Die Partie ist unterbrochen.
resume = Weiterspielen
decision-waits = Die Verbindung ist unterbrochen; deine Entscheidung geht hinaus, sobald sie wieder steht.
line-cut = Die Verbindung zum Haus ist unterbrochen. Sie wird wiederhergestellt; nichts geht verloren.
line-unknown = Das Haus kennt diesen Browser nicht mehr.
confirm = Bestätigen
do-it = Ausführen
not-yet = Noch nicht
log = Was geschah
log-empty = Noch ist nichts geschehen.
menu = Mehr
close = Schließen
signals = Etwas sagen
signal-hello = Hallo!
signal-good-luck = Viel Glück!
signal-well-played = Gut gespielt!
signal-thanks = Danke!
signal-thinking = Ich überlege …
signal-hurry = Du bist dran, bitte.
signal-oops = Hoppla!
signal-sorry = Entschuldigung!
signal-goodbye = Auf Wiedersehen!
this-game = Diese Partie
offer-draw = Remis anbieten
ask-pause = Um eine Pause bitten
ask-abort = Partie abbrechen (ohne Wertung)
ask-abort-sure = Ja, abbrechen
ask-abort-about = Die Partie endet sofort und hat kein Ergebnis.
ask-abort-about-others = Die Partie endet ohne Ergebnis, sobald die anderen zustimmen. Solange noch nicht alle gezogen haben, endet sie sofort.
resign = Aufgeben
resign-sure = Wirklich aufgeben
resign-about = Du verlierst die Partie oder überlässt sie den anderen, wenn sie ohne dich weitergeht.
agree = Einverstanden
decline = Ablehnen
accept = Annehmen
asked-offer-draw = { $name } bietet ein Remis an.
asked-offer-draw-mine = Du hast ein Remis angeboten.
asked-ask-pause = { $name } bittet um eine Pause.
asked-ask-pause-mine = Du hast um eine Pause gebeten.
asked-ask-abort = { $name } möchte die Partie ohne Ergebnis abbrechen.
asked-ask-abort-mine = Du hast vorgeschlagen, die Partie abzubrechen.
commitment = Siegel der Mischung:
pass-device = Gib das Gerät an { $name }
pass-device-about = Was die anderen nicht sehen dürfen, bleibt verdeckt, bis die nächste Person übernimmt.
i-am = Ich bin { $name }
why-cant-i = Warum geht das nicht?
why-cant-i-about = Tippe an, was du gern wählen würdest, und du erfährst, welche Regel im Weg steht.
see-rules = Zur Regel
did-fallback = Das Haus entscheidet für { $seat_name }.
did-resigned = { $seat_name } gibt auf.
did-timed-out = { $seat_name } hat die Zeit überschritten.
did-draw-offered = { $seat_name } bietet ein Remis an.
did-pause-asked = { $seat_name } bittet um eine Pause.
did-resumed = { $seat_name } spielt weiter.
did-abort-asked = { $seat_name } möchte abbrechen.
did-replace-asked = { $seat_name } spielt mit einem Computer anstelle von { $absent_name } weiter.
did-declined = { $what ->
    [draw] { $seat_name } lehnt das Remis ab.
    [pause] { $seat_name } lehnt die Pause ab.
   *[abort] { $seat_name } möchte die Partie nicht abbrechen.
}

# Das Ende
over = Die Partie ist zu Ende
over-won = Du hast gewonnen!
over-lost = Du hast verloren
over-draw = Unentschieden
over-aborted = Partie abgebrochen
rematch = Revanche
to-rematch = Zur Revanche
watch-rematch = Bei der Revanche zuschauen
rematch-waiting = Warten, bis { $name } die Revanche annimmt …
rematch-offered = { $name } möchte eine Revanche.
rematch-declined = Die Revanche wurde abgelehnt.
rematch-seat = Du hast verloren und wählst deine Seite
rematch-seat-change = Seiten tauschen
replay = Nachspielen
another-game = Eine andere Partie
house-end-resigned = { $you ->
    [lose] Du hast aufgegeben. { $winner } gewinnt.
    [win] { $loser } hat aufgegeben. Du gewinnst.
    [unsure] Die Partie wurde aufgegeben.
   *[watch] { $loser } hat aufgegeben. { $winner } gewinnt.
}
house-end-time = { $you ->
    [lose] Deine Zeit ist abgelaufen. { $winner } gewinnt.
    [win] { $loser } hat die Zeit überschritten. Du gewinnst.
    [unsure] Die Zeit ist abgelaufen.
   *[watch] { $loser } hat die Zeit überschritten. { $winner } gewinnt.
}
house-end-agreed = Remis durch Einigung.
house-end-aborted = { $by ->
    [you] Du hast die Partie abgebrochen. Sie hat kein Ergebnis.
    [other] { $name } hat die Partie abgebrochen. Sie hat kein Ergebnis.
   *[all] Die Partie wurde abgebrochen. Sie hat kein Ergebnis.
}
house-end-abandoned = Alle sind gegangen.

# Hilfe
hint = Tipp
belief = Was ist verdeckt?
thinking = Ich überlege …
chance = { $percent } % Gewinnchance
chances = Gewinnchancen
show-chances = Chancen berechnen
chances-progress = { $done } von { $total } Zügen angesehen
chances-about = Gewinnchancen vom ersten bis zum letzten Zug
chances-of = Linie: { $name }
all-together = alle zusammen
turning-points = Wendepunkte:

# Nachspielen
my-finished-games = Meine beendeten Partien
finished-games = Beendete Partien
no-finished-games = Noch wurde keine öffentliche Partie zu Ende gespielt.
upload-record = Eine Aufzeichnung ansehen
upload-about = Wähle eine Aufzeichnung, die hier heruntergeladen oder von der Kommandozeile geschrieben wurde. Sie wird nicht aufbewahrt.
the-start = Der Anfang
move-number = Schritt
move-of = { $number } / { $last }
to-start = Zum Anfang
to-end = Zum Ende
step-back = Ein Schritt zurück
step-on = Ein Schritt weiter
autoplay = Selbst ablaufen lassen
stop-playing = Anhalten
seen-by = Gesehen von
nothing-hidden = niemand Bestimmtem: nichts verdeckt
a-spectator = einem Zuschauer
link-to-move = Link zu diesem Schritt
link-copied = Der Link steht in der Adresszeile
download-record = Aufzeichnung herunterladen

# Lernen
lessons-of = { $game } lernen
start-lessons = Anfangen
all-lessons = Alle Lektionen
lesson-number = Lektion { $number } von { $count }
lesson-passed = Gut gemacht!
lesson-failed = Nicht ganz: So ist das Ziel nicht mehr zu erreichen.
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
setting-theme = Farben
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
setting-motion = Bewegung
motion-auto = Wie das Gerät
motion-less = So wenig wie möglich
setting-pace = Wie schnell die Schritte der anderen erscheinen
pace-0 = Sofort
pace-300 = Schnell
pace-600 = Ruhig
pace-1200 = Langsam
setting-confirm = Entscheidungen bestätigen
confirm-auto = Auf Touchscreens
confirm-always = Immer
confirm-never = Nie
setting-sounds = Töne
settings-me = Name und Konto
my-name = Name
change-name = Namen ändern
name-changed = Dein Name ist geändert.
keep-about = Auf diesem Gerät bist du Gast. Mit einem Kennsatz gehört der Name dir, und du kannst auch auf anderen Geräten spielen.
passphrase = Kennsatz
passphrase-about = Mindestens 8 Zeichen; am besten mehrere Wörter.
keep-account = Konto behalten
account-kept = Das Konto gehört jetzt dir.
have-account = Ich habe schon ein Konto
sign-in = Anmelden
signed-in = Willkommen zurück.
sign-out = Abmelden
signed-out = Du bist abgemeldet.
settings-data = Deine Daten
data-about = Das Haus kennt deinen Namen, deine Partien und deine Wertungen, sonst nichts. Du kannst sie mitnehmen oder dich vergessen lassen: Die Partien bleiben, ohne deinen Namen.
download-data = Meine Daten herunterladen
downloaded = Deine Daten sind heruntergeladen.
forget-me = Vergesst mich
forget-sure = Mich wirklich vergessen
forgotten = Du bist vergessen.
rating-line = { $game }{ $many ->
    [yes] {" "}zu dritt und viert
   *[no] {""}
}: { $value } ({ $games ->
    [one] eine Partie
   *[other] { $games } Partien
})
no-ratings = Noch keine gewerteten Partien.
is-bot = Ein Computerspieler
is-guest = Ein Gast
is-member = Gehört zum Haus

# Über
about-what = Safehouse ist ein Ort, an dem man drei Brettspiele um Geheimagenten spielen und erforschen kann. Es ist freie Software unter der Apache-Lizenz 2.0.
about-games-title = Die Spiele
about-games = Regeltexte, Bilder und Geschichten wurden für dieses Projekt gemacht.
about-fair-title = Ehrlich gemischt
about-fair = Bevor eine Partie beginnt, wird das Siegel ihrer Mischung gezeigt. Danach steht das Geheimnis in der Aufzeichnung, und alle können nachprüfen, dass nichts zweimal ausgeteilt wurde. Computerspieler wissen nur, was ihr Platz weiß.
about-data-title = Was das Haus weiß

# Was schiefgehen kann
error-broken = Im Haus ist etwas kaputtgegangen. Nichts wurde verändert; versuch es noch einmal.
error-offline = Das Haus ist nicht zu erreichen. Prüfe deine Verbindung und versuch es noch einmal.
error-page-missing = Diese Seite konnte nicht geladen werden. Vielleicht gibt es eine neue Version, oder die Verbindung fehlt.
error-not-signed-in = Das Haus kennt dich noch nicht. Lade die Seite neu.
error-no-such-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
error-no-such-person = Unter dieser Adresse gibt es niemanden.
error-not-found = Hier ist nichts.
error-not-open = Die Partie hat ohne dich begonnen. Du kannst zuschauen.
error-seat-taken = Jemand war schneller: Der Platz ist besetzt.
error-sits-already = Du sitzt schon an diesem Tisch.
error-too-fast = Das war zu viel auf einmal. Warte kurz und versuch es noch einmal.
error-too-many = Das sind zu viele.
error-name-taken = Unter diesem Namen gibt es schon ein Konto. Wähle einen anderen.
error-computers-name = Ein Computerspieler heißt schon so. Wähle einen anderen Namen.
error-bad-name = Ein Name hat einen bis dreißig sichtbare Buchstaben.
error-wrong-passphrase = Zu diesem Namen und Kennsatz gibt es kein Konto.
error-bad-passphrase = Nimm 8 bis 200 Zeichen.
error-not-rated = Nur Partien zwischen Menschen gegeneinander können gewertet werden.
error-bad-options = Diese Hausregeln gehen so nicht.
error-bad-request = Das war nicht zu verstehen. Lade die Seite neu und versuch es noch einmal.
error-bad-clock = Diese Zeiten gehen so nicht.
error-contradictory-options = Diese Hausregeln widersprechen einander.
error-bad-game-file = Das ist keine Aufzeichnung, die sich nachspielen lässt.
error-still-running = Die Partie läuft noch.
error-time-is-up = Die Zeit für diese Entscheidung ist abgelaufen.
error-not-your-turn = Du bist nicht am Zug.
error-damaged = Die Aufzeichnung dieser Partie ist beschädigt. Sie kann weder gezeigt noch fortgesetzt werden.
error-other-rules = Diese Partie wurde mit einer früheren Fassung der Regeln begonnen. Sie kann hier nicht fortgesetzt werden.
error-getting-ready = Der Computer macht sich noch bereit. Das kommt einmal nach einer Aktualisierung vor; es geht von selbst weiter.
error-game-over = Die Partie ist zu Ende.
error-not-away = Diese Person ist zurück oder noch nicht lange genug weg.
error-nothing-asked = Das Angebot gilt nicht mehr.
error-declined = Das wurde abgelehnt. Nach dem nächsten Zug kannst du wieder fragen.
error-not-yours = Das können nur die Spieler dieser Partie.
error-paused = Die Partie ist unterbrochen. Spiel zuerst weiter.
error-asked-already = Du hast schon gefragt.
error-no-draws = In diesem Spiel gibt es kein Remis.
error-too-late = Dafür ist es zu spät: Die Partie zählt.
error-no-help = Hilfe gibt es nur in ungewerteten Partien gegen den Computer.
error-unknown-player = Diesen Computerspieler gibt es nicht.
error-illegal-decision = Das erlauben die Regeln jetzt nicht.

## A game without a board of its own

decisions = Entscheidungen
