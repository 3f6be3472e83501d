### Undercover sur la première page, en français.

undercover-title = Undercover
undercover-tagline = Les agents changent de camp. Sois là quand ils se rencontrent.
undercover-about =
    Douze agents travaillent officiellement pour une couleur et en secret pour une autre. Organise
    leurs rencontres, retourne-les au bon moment et mène tes employés aux meilleures tuiles de points
    avant tout le monde.
undercover-players = De 2 à 4 joueurs
undercover-credits = Undercover est un jeu de Doris et Daniel Danzer.
