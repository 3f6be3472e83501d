# Les règles en une page, pour le terminal.

rules-options = Règles maison, pour --option NOM=VALEUR (entre parenthèses : si rien n’est dit)
