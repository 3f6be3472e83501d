# Das Terminal: was rund um ein Spiel gesagt wird.

terminal-question = { $who } · { $question }
terminal-score = { $points ->
    [one] { $who }: 1 Punkt
   *[other] { $who }: { $points } Punkte
}
terminal-seat-of = { $seat } ({ $player })
terminal-you-are = Du spielst { $seat }, der Computer { $others }.
terminal-nobody-there = Hier ist kein Terminal, darum spielt der Computer auf allen Plätzen.
terminal-thinking = { $seat } ({ $player }) überlegt
terminal-fault = { $fault ->
    [late] { $player } hat nicht rechtzeitig geantwortet; der Ersatz hat entschieden.
    [illegal] { $player } hat etwas Unmögliches geantwortet; der Ersatz hat entschieden.
   *[failed] { $player } hat nicht geantwortet; der Ersatz hat entschieden.
}
terminal-keyboard = { $seat }, nimm die Tastatur und drück die Eingabetaste.
terminal-left = Du hast den Tisch verlassen.

## Was man eingeben kann

terminal-greeting = Tippe „rules“ für die Regeln auf einer Seite, „help“ für Hilfe, „quit“ zum Verlassen.
terminal-help =
    Tippe eine Entscheidung in Worten, zum Beispiel eine der aufgezählten; Wortanfänge genügen („r sc e5“), und wo die Entscheidungen nummeriert sind, genügt die Nummer.
      list    alle erlaubten Entscheidungen
      board   noch einmal das Brett
      rules   die Regeln auf einer Seite
      hint    was ein starker Spieler täte
      help    diese Hilfe
      quit    das Spiel verlassen
terminal-legal = { $count ->
    [one] 1 erlaubte Entscheidung:
   *[other] { $count } erlaubte Entscheidungen:
}

## Was nicht verstanden wird

terminal-bad-number = Die Nummern gehen von 1 bis { $most }.
terminal-ambiguous = { $more ->
    [yes] Das könnte heißen: { $decisions } …
   *[no] Das könnte heißen: { $decisions }.
}
terminal-illegal_decision = „{ $answer }“ geht jetzt nicht.
terminal-bad_decision = „{ $answer }“ ist keine Entscheidung; „{ $example }“ wäre eine.
terminal-unknown_hex = „{ $answer }“ nennt ein Feld, das es auf der Karte nicht gibt.
terminal-unknown_kind = „{ $answer }“ nennt eine Art von Agent, die es nicht gibt.
terminal-bad_jump = „{ $answer }“ ist kein Sprung: Die beiden Felder liegen nicht in einer Linie.
terminal-empty_cell = „{ $answer }“ nennt einen Platz, auf dem kein Plättchen liegt.
terminal-lonely_cell = „{ $answer }“ nennt einen Platz, neben dem kein Plättchen liegt.

## Ein Tipp

terminal-hint-decision = Entscheidung
terminal-hint-chance = Chance
terminal-hint-why = warum
terminal-hint-belief = Nie gesehen; das könnten sie sein:

## Bilder

terminal-none = nichts
terminal-empty = leer
