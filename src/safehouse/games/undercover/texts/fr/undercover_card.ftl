### Undercover sur la première page, en français.

undercover-title = Undercover
undercover-tagline = Les agents changent de camp : à toi d’être là où ils se rencontrent.
undercover-about =
    Douze agents travaillent officiellement pour une couleur et en secret pour une autre. Organise
    leurs rencontres, retourne-les au bon moment et mène tes employés aux meilleures tuiles de points
    avant que quelqu’un d’autre n’y soit.
undercover-players = De 2 à 4 joueurs
undercover-credits = Undercover a été inventé par Doris et Daniel Danzer.
