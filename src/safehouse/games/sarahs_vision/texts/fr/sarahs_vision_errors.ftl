# Ce qui n’est refusé que dans ce jeu.

error-bad-data = Il y a une erreur dans un fichier de scénario. { $detail }
