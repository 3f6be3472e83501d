### Les leçons d’Undercover en français.

lesson-undercover-first-meeting-title = Une première rencontre
lesson-undercover-first-meeting-task = Prends l’agent rouge de la pile 1, laisse-le ainsi et pose-le de façon que ton employé rouge avance de deux cases.
lesson-undercover-first-meeting-well = L’agent a donné un pas, le quartier général à côté un autre. Tout ce qui participe à une rencontre fait avancer ton employé de la même couleur.
lesson-undercover-first-meeting-hint = Un agent compte un pas pour sa propre couleur. Il te faut encore une tuile rouge à côté.

lesson-undercover-turned-over-title = Retourné
lesson-undercover-turned-over-task = L’agent sur la table est déjà connu : de l’autre côté, il est violet. Fais avancer ton employé violet de trois cases pendant ce tour.
lesson-undercover-turned-over-well = L’agent que tu retournes pendant ton tour compte deux pas au lieu d’un.
lesson-undercover-turned-over-hint = Prends l’agent, retourne-le et cherche-lui un voisin violet.

lesson-undercover-three-at-once-title = Trois d’un coup
lesson-undercover-three-at-once-task = Organise une rencontre qui fait avancer trois de tes employés : rouge, orange et violet.
lesson-undercover-three-at-once-well = Une tuile peut toucher sa propre couleur et ses deux voisines sur la roue. C’est entre elles qu’elle rapporte le plus.
lesson-undercover-three-at-once-hint = Le rouge peut toucher le violet et l’orange. Y a-t-il un trou entre les deux ?

lesson-undercover-enemy-colour-title = Compte double
lesson-undercover-enemy-colour-task = Tu joues rouge, donc le vert est ton ennemi : tu ne peux pas prendre d’agent vert, mais ta tuile verte compte double. Récolte le 8 vert.
lesson-undercover-enemy-colour-well = Un agent peut devenir vert entre tes mains ; il ne doit simplement pas l’être quand tu le prends.
lesson-undercover-enemy-colour-hint = Un agent jaune est vert de l’autre côté. Le retourner donne deux pas.

lesson-undercover-among-friends-title = Entre amis
lesson-undercover-among-friends-task = Amène ton employé orange sur la case 4 pendant ce tour. Un agent orange est sous un dossier et ne peut pas être pris.
lesson-undercover-among-friends-well = Un dossier interdit de prendre, rien d’autre : sa tuile participe aux rencontres comme toutes les autres.
lesson-undercover-among-friends-hint = Il y a une place entourée de trois tuiles orange.

lesson-undercover-back-again-title = Retour sur place
lesson-undercover-back-again-task = La meilleure place de la table est occupée, justement par l’agent dont tu as besoin. Amène le rouge sur la case 3 et l’orange sur la case 2.
lesson-undercover-back-again-well = Un agent retourné peut revenir d’où il vient ; un agent qui ne l’a pas été ne le peut pas.
lesson-undercover-back-again-hint = Prends l’agent au-dessus du quartier général orange et retourne-le.

lesson-undercover-joker-title = Le joker
lesson-undercover-joker-task = Aucun agent ne peut aller dans le trou du milieu. Fais avancer quatre de tes employés avec une seule rencontre.
lesson-undercover-joker-well = Un joker peut toucher toutes les couleurs. Lui-même ne donne aucun pas, mais chacun de ses voisins en donne un. Tu ne l’as qu’une fois par partie.
lesson-undercover-joker-hint = Prends ton joker et comble le trou.

lesson-undercover-overtaking-title = Dépassement
lesson-undercover-overtaking-task = En rouge et en violet, ton adversaire est juste devant toi. Récolte les deux 8 pendant ce tour.
lesson-undercover-overtaking-well = Qui s’arrêterait sur une case occupée continue jusqu’à la prochaine case libre. Un seul pas peut donc en valoir deux.
lesson-undercover-overtaking-hint = Un pas dans chacune des deux lignes suffit.

lesson-undercover-the-right-step-title = Ni plus, ni moins
lesson-undercover-the-right-step-task = Ton employé jaune est devant les tuiles de points. Récolte le 8 jaune : trois pas, ni plus, ni moins.
lesson-undercover-the-right-step-well = Deux pas pour l’agent retourné et un pour son voisin. Avec deux voisins jaunes, il serait allé trop loin.
lesson-undercover-the-right-step-hint = Retourner compte deux. Combien de voisins jaunes l’agent peut-il alors avoir ?

lesson-undercover-nowhere-title = Nulle part
lesson-undercover-nowhere-task = Tous tes employés sont juste devant un 4 et tu préfères attendre. Pose un agent sans rencontre.
lesson-undercover-nowhere-well = Si un agent ne va nulle part, on le pose au coin d’une tuile et personne n’avance. On a le droit de le provoquer exprès.
lesson-undercover-nowhere-hint = Le bleu peut toucher le vert, le bleu et le violet. Leur reste-t-il un côté libre ?

lesson-undercover-from-below-title = Par-dessous
lesson-undercover-from-below-task = Tous les agents que tu pourrais prendre sont verts, la couleur de ton ennemi, ou sous un dossier, et ton joker est joué. Continue quand même et amène ton employé rouge sur la case 2.
lesson-undercover-from-below-well = Quand on ne peut rien prendre, on tire l’agent du dessous d’une pile, quelle que soit sa couleur.
lesson-undercover-from-below-hint = Tire d’une des piles. Ce qui vient peut rester ainsi.

lesson-undercover-the-last-turn-title = Le dernier tour
lesson-undercover-the-last-turn-task = Ton adversaire a six tuiles de points et 43 points, tu en as 28, et c’est le dernier tour de la partie. Gagne.
lesson-undercover-the-last-turn-well = Le 8 vert compte double pour toi : 44 points. Et la case occupée en chemin t’a aidé.
lesson-undercover-the-last-turn-hint = Il te faut le 8 vert. Quel agent peut faire avancer le vert de deux ou trois cases ?
