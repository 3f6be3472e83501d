# Ce qui n’est refusé que dans ce jeu.

error-unknown-pile = La pile « { $value } » n’existe pas : il y a les piles 1 et 2.
error-unknown-cell = « { $value } » n’est pas un emplacement : écris colonne,ligne.
error-empty-cell = Il n’y a pas de tuile en { $cell }.
error-lonely-cell = { $how ->
    [at-a-corner-of] Aucune tuile ne touche { $cell } par un coin.
   *[next-to] Il n’y a pas de tuile à côté de { $cell }.
}
