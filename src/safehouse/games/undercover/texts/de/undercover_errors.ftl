# Was nur in diesem Spiel abgelehnt wird.

error-unknown-pile = Den Stapel „{ $value }“ gibt es nicht: Es gibt die Stapel 1 und 2.
error-unknown-cell = „{ $value }“ ist kein Platz auf dem Tisch. Schreib ihn als Spalte,Zeile.
error-empty-cell = Auf { $cell } liegt kein Plättchen.
error-lonely-cell = { $how ->
    [at-a-corner-of] An keiner Ecke von { $cell } liegt ein Plättchen.
   *[next-to] Neben { $cell } liegt kein Plättchen.
}
