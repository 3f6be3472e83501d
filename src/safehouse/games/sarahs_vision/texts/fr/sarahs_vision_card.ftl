### Sarah's Vision sur la première page, en français.

sarahs_vision-title = Sarah’s Vision
sarahs_vision-tagline = Protégez ensemble trois esprits brillants, sans trembler
sarahs_vision-about = Vous gagnez ou perdez ensemble : amenez Ingénierie, Science et Sénat sains et saufs au bout de vingt événements. Tout ce que vous faites se paie avec les blocs d’une tour, et la tour ne doit pas tomber.
sarahs_vision-players = De 1 à 4 joueurs, coopératif
sarahs_vision-credits = Sarah’s Vision a été créé par Inside the Box pour Baloise.
