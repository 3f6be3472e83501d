### Undercover auf der ersten Seite, auf Deutsch.

undercover-title = Undercover
undercover-tagline = Agenten wechseln die Seiten, und du musst dort sein, wo sie sich treffen.
undercover-about =
    Zwölf Agenten arbeiten offiziell für eine Farbe und heimlich für eine andere. Arrangiere ihre
    Treffen, dreh sie im richtigen Augenblick um und führe deine Mitarbeiter zu den besten
    Punkteplättchen, bevor jemand anderes dort steht.
undercover-players = 2 bis 4 Personen
undercover-credits = Undercover haben Doris und Daniel Danzer erfunden.
