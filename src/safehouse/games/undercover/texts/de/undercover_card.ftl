### Undercover auf der ersten Seite, auf Deutsch.

undercover-title = Undercover
undercover-tagline = Agenten wechseln die Seiten. Sei dabei, wenn sie sich treffen.
undercover-about =
    Zwölf Agenten arbeiten offiziell für eine Farbe und heimlich für eine andere. Arrangiere ihre
    Treffen, dreh sie im richtigen Moment um und bring deine Mitarbeiter vor allen anderen zu den
    besten Punkteplättchen.
undercover-players = 2 bis 4 Personen
undercover-credits = Undercover ist ein Spiel von Doris und Daniel Danzer.
