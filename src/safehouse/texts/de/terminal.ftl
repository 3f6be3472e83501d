# Das Terminal: was rund um ein Spiel gesagt wird.

terminal-question = { $who } · { $question }
terminal-score = { $points ->
    [one] { $who }: { $points } Punkt
   *[other] { $who }: { $points } Punkte
}
terminal-seat-of = { $seat }: { $player } (Computer)
terminal-you-are = Du bist { $seat }. { $others }.
terminal-nobody-there = Hier ist kein Terminal, darum spielt der Computer auf allen Plätzen.
terminal-thinking = { $player } überlegt …
terminal-fault = { $fault ->
    [late] { $player } hat zu lange gebraucht; ein Ersatzspieler hat gezogen.
    [illegal] { $player } hat einen unmöglichen Zug gewählt; ein Ersatzspieler hat gezogen.
   *[failed] { $player } hat nicht geantwortet; ein Ersatzspieler hat gezogen.
}
terminal-keyboard = { $seat }: Nimm die Tastatur und drück die Eingabetaste.
terminal-left = Du hast die Partie verlassen.

## Was man eingeben kann

terminal-greeting = Tippe „help“ für Hilfe, „rules“ für die Regeln auf einer Seite, „quit“ zum Verlassen.
terminal-help =
    Tippe einen Zug in Worten, so wie in der Liste. Die ersten Buchstaben genügen („r sc e5“), und wo die Züge nummeriert sind, genügt die Nummer.
      list    alle erlaubten Züge
      board   noch einmal das Brett
      rules   die Regeln auf einer Seite
      hint    was ein starker Spieler täte
      help    diese Hilfe
      quit    die Partie verlassen
terminal-legal = { $count ->
    [one] { $count } erlaubter Zug:
   *[other] { $count } erlaubte Züge:
}

## Was nicht verstanden wird

terminal-bad-number = Wähle eine Nummer von 1 bis { $most }.
terminal-ambiguous = { $more ->
    [yes] Das könnte heißen: { $decisions } …
   *[no] Das könnte heißen: { $decisions }.
}
terminal-illegal_decision = „{ $answer }“ geht jetzt nicht.
terminal-bad_decision = „{ $answer }“ ist kein gültiger Zug. Versuch zum Beispiel „{ $example }“.

## Ein Tipp

terminal-hint-decision = Zug
terminal-hint-chance = Chance
terminal-hint-why = Warum
terminal-hint-belief = Was du noch nicht gesehen hast, ist am wahrscheinlichsten:

## Bilder

terminal-none = nichts
terminal-empty = leer
