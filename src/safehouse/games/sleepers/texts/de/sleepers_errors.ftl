# Was nur in diesem Spiel abgelehnt wird.

error-unknown-hex = Das Feld „{ $value }“ gibt es auf der Karte nicht.
error-unknown-kind = Einen Agenten namens „{ $value }“ gibt es nicht.
error-bad-jump = Von { $here } nach { $there } kannst du nicht springen: Zwischen den beiden Feldern muss in gerader Linie genau eines liegen.
