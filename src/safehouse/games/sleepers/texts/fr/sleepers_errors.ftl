# Ce qui n’est refusé que dans ce jeu.

error-unknown-hex = La case « { $value } » n’existe pas sur la carte.
error-unknown-kind = Il n’y a pas d’agent appelé « { $value } ».
error-bad-jump = Tu ne peux pas sauter de { $here } en { $there } : il faut deux cases alignées, séparées d’une seule.
