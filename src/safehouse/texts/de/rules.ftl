# Die Regeln auf einer Seite, für das Terminal.

rules-options = Hausregeln, für --option NAME=WERT (in Klammern: wenn nichts gesagt wird)
