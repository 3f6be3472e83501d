# Was nur in diesem Spiel abgelehnt wird.

error-bad-data = In einer Szenariodatei steckt ein Fehler. { $detail }
