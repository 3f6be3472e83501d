### Les leçons de Sarah's Vision en français.

lesson-sarahs_vision-a-directive-title = Une directive
lesson-sarahs_vision-a-directive-task = Au début de ton tour, tu peux faire une action. La plus simple est gratuite : pioche une directive.
lesson-sarahs_vision-a-directive-well = Tu gardes tes directives en main jusqu’à ce que tu les joues, après un événement. Piocher est toujours gratuit, mais c’est ton action du tour.
lesson-sarahs_vision-a-directive-hint = Cherche « Piocher une directive » parmi les boutons à côté de la table.

lesson-sarahs_vision-a-cover-title = Couvrir
lesson-sarahs_vision-a-cover-task = Le prochain événement apporte du danger au QG de l’Agence, où se trouve Sénat. Couvre cette section, et paie avec le cube de la grille.
lesson-sarahs_vision-a-cover-well = Une section couverte n’a aucun effet. Un cube de la couleur du cadre vaut un bloc, et la tour reste intacte.
lesson-sarahs_vision-a-cover-hint = Sur la carte 1, choisis la section au cadre vert. Paie-la ensuite avec le cube de la ligne Autorité (vert).

lesson-sarahs_vision-a-steady-hand-title = Sans trembler
lesson-sarahs_vision-a-steady-hand-task = Échange les deux premières cartes. Cette fois, paie avec la tour : teste un bloc, puis tires-en un sans faire tomber la tour.
lesson-sarahs_vision-a-steady-hand-well = Un bloc qui bouge ou qui résiste est presque sans risque, mais pas un bloc coincé. Tu peux tester trois blocs avant d’en tirer un.
lesson-sarahs_vision-a-steady-hand-hint = Échanger coûte 1 × Autorité (vert). Teste le bloc de gauche de l’étage 5.

lesson-sarahs_vision-two-at-once-title = D’une pierre deux coups
lesson-sarahs_vision-two-at-once-task = Ingénierie ne doit prendre aucun danger pendant ce tour. Deux sections du prochain événement menacent la Fonderie : couvre les deux en une seule action.
lesson-sarahs_vision-two-at-once-well = Couvrir ne compte que pour une action, quel que soit le nombre de sections. Choisis-les toutes d’abord ; tu les paies ensuite une par une.
lesson-sarahs_vision-two-at-once-hint = Sur la carte 1, regarde la case du milieu à droite et le dernier effet. Choisis les deux avant de payer.

lesson-sarahs_vision-what-is-coming-title = Voir venir
lesson-sarahs_vision-what-is-coming-task = Quatre cartes sont face cachée. Découvre ce qu’elles annoncent sans toucher à la tour.
lesson-sarahs_vision-what-is-coming-well = Seuls les événements révélés peuvent être couverts ou retirés. Les connaître à temps vaut bien une action.
lesson-sarahs_vision-what-is-coming-hint = Révéler coûte 1 × Technique (orange), et il y a un cube orange sur la grille.

lesson-sarahs_vision-another-order-title = Dans le bon ordre
lesson-sarahs_vision-another-order-task = Le prochain événement frappe la Fonderie, et ni Ingénierie ni Science ne supporterait un cube de plus. Change l’ordre pour que personne ne prenne de danger.
lesson-sarahs_vision-another-order-well = Les personnages ne prennent le danger de leur lieu qu’à la fin du tour. Un événement qui emmène un personnage à temps le protège.
lesson-sarahs_vision-another-order-hint = La carte 2 envoie Ingénierie aux Archives ouvertes avant que le danger soit réparti.

lesson-sarahs_vision-tea-and-facts-title = Du thé et des faits
lesson-sarahs_vision-tea-and-facts-task = Il y a deux cubes de danger là où se trouve Ingénierie. Laisse l’événement avoir lieu, puis retire-les avec ta directive avant que quelqu’un doive les prendre.
lesson-sarahs_vision-tea-and-facts-well = Les directives viennent après l’événement, avant que le danger soit réparti : c’est la dernière occasion de faire le ménage.
lesson-sarahs_vision-tea-and-facts-hint = Ne fais aucune action. Joue ensuite la directive, paie avec le cube violet, et choisis deux fois les Archives ouvertes.

lesson-sarahs_vision-who-bears-it-title = Qui prend le danger ?
lesson-sarahs_vision-who-bears-it-task = Ingénierie et Sénat sont dans le même lieu, avec deux cubes de danger. Répartis-les pour que personne n’arrive à cinq.
lesson-sarahs_vision-who-bears-it-well = Quand plusieurs personnages sont au même endroit, tu répartis le danger cube par cube. Cinq cubes pour un seul, et tout le monde a perdu.
lesson-sarahs_vision-who-bears-it-hint = Chacun a déjà trois cubes et peut encore en prendre un.

lesson-sarahs_vision-a-full-row-title = Une ligne pleine
lesson-sarahs_vision-a-full-row-task = Sénat est au QG de l’Agence, source d’Autorité (vert) ou d’IA (violet). Pose le cube là où il libère un bloc.
lesson-sarahs_vision-a-full-row-well = Une ligne qui a un cube dans chaque colonne libère son bloc pour de bon, même si tu dépenses les cubes plus tard.
lesson-sarahs_vision-a-full-row-hint = Dans une des lignes, il ne manque plus que le cube de la colonne Sénat.

lesson-sarahs_vision-out-of-the-way-title = Hors d’atteinte
lesson-sarahs_vision-out-of-the-way-task = Le prochain événement apporte deux cubes de danger à la Maison commune. Laisse-le avoir lieu, mais éloigne Sénat à temps.
lesson-sarahs_vision-out-of-the-way-well = Là où il n’y a personne, le danger reste sur place et ne fait aucun mal tant qu’il n’y a pas plus de trois cubes.
lesson-sarahs_vision-out-of-the-way-hint = Ta péniche s’arrête partout. Choisis un lieu sans danger.

lesson-sarahs_vision-too-many-cubes-title = Trop de cubes
lesson-sarahs_vision-too-many-cubes-task = Le prochain événement apporte deux cubes de danger aux Jardins verticaux, où il y en a déjà deux. Les cubes en trop vont aux personnages, et aucun ne peut en prendre un de plus. Trouve une issue.
lesson-sarahs_vision-too-many-cubes-well = Un lieu sans personnage supporte trois cubes de danger. Seuls les cubes en trop vont aux personnages, où qu’ils soient.
lesson-sarahs_vision-too-many-cubes-hint = Un cube de moins suffit. Tu peux renoncer au reste de la directive.

lesson-sarahs_vision-the-last-event-title = Le dernier événement
lesson-sarahs_vision-the-last-event-task = Il reste un événement. Ingénierie et Sénat ont chacun quatre cubes de danger. Gagne la partie.
lesson-sarahs_vision-the-last-event-well = Les vingt événements sont passés, et personne n’a cinq cubes : c’est gagné !
lesson-sarahs_vision-the-last-event-hint = Couvre les deux sections encadrées. Il y a un cube pour chacune.
