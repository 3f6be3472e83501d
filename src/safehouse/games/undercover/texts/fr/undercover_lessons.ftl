### Les leçons d’Undercover en français.

lesson-undercover-first-meeting-title = Une première rencontre
lesson-undercover-first-meeting-task = Prends l’agent rouge de la pile 1, garde-le tel quel et pose-le de façon que ton employé rouge avance de deux cases.
lesson-undercover-first-meeting-well = Un pas pour l’agent, un pour le quartier général voisin. Chaque tuile d’une rencontre fait avancer ton employé de la même couleur.
lesson-undercover-first-meeting-hint = L’agent te donne un pas en rouge. Il te faut encore une tuile rouge à côté de lui.

lesson-undercover-turned-over-title = Retourné
lesson-undercover-turned-over-task = Tout le monde a déjà vu l’autre face de l’agent sur la table : elle est violette. Fais avancer ton employé violet de trois cases pendant ce tour.
lesson-undercover-turned-over-well = Un agent que tu retournes rapporte deux pas au lieu d’un pendant ce tour.
lesson-undercover-turned-over-hint = Prends l’agent, retourne-le, puis trouve-lui un voisin violet.

lesson-undercover-three-at-once-title = Trois d’un coup
lesson-undercover-three-at-once-task = Organise une rencontre qui fasse avancer trois de tes employés : rouge, orange et violet.
lesson-undercover-three-at-once-well = Un agent peut toucher sa propre couleur et ses deux voisines sur la roue. Quand les trois se rencontrent, trois employés avancent.
lesson-undercover-three-at-once-hint = Le rouge peut toucher le violet et l’orange. Vois-tu un trou entre les deux ?

lesson-undercover-enemy-colour-title = Compte double
lesson-undercover-enemy-colour-task = Tu joues rouge, donc le vert est ta couleur ennemie : tu ne peux pas prendre d’agent vert, mais ta tuile de points verte compte double. Récupère le 8 vert.
lesson-undercover-enemy-colour-well = Tu as le droit de faire apparaître ta couleur ennemie en retournant un agent. Il suffit qu’il ne la montre pas quand tu le prends.
lesson-undercover-enemy-colour-hint = L’un des deux agents jaunes est vert sur l’autre face. Une fois retourné, il rapporte deux pas.

lesson-undercover-among-friends-title = Entre amis
lesson-undercover-among-friends-task = Amène ton employé orange sur la case 4 pendant ce tour. L’un des agents orange est sous un dossier : tu ne peux pas le prendre.
lesson-undercover-among-friends-well = Un agent sous un dossier ne peut pas être pris. Dans une rencontre, il compte comme les autres.
lesson-undercover-among-friends-hint = Il y a une place bordée de tuiles orange sur trois côtés.

lesson-undercover-back-again-title = Retour à sa place
lesson-undercover-back-again-task = La meilleure place de la table est occupée, justement par l’agent qu’il te faut. Amène ton employé rouge sur la case 3 et ton employé orange sur la case 2.
lesson-undercover-back-again-well = Un agent que tu as retourné peut revenir à la place d’où il vient. Un agent gardé tel quel ne le peut pas.
lesson-undercover-back-again-hint = Prends l’agent au-dessus du quartier général orange et retourne-le.

lesson-undercover-joker-title = Le joker
lesson-undercover-joker-task = Aucun agent ne convient au trou du milieu. Fais avancer quatre de tes employés en une seule rencontre.
lesson-undercover-joker-well = Un joker peut toucher toutes les couleurs. Lui-même ne rapporte aucun pas, mais chacun de ses voisins en rapporte un. Tu n’en as qu’un par partie.
lesson-undercover-joker-hint = Prends ton joker et comble le trou.

lesson-undercover-overtaking-title = Dépassement
lesson-undercover-overtaking-task = En rouge et en violet, ton adversaire a une case d’avance sur toi. Récupère les deux 8 pendant ce tour.
lesson-undercover-overtaking-well = Un employé qui s’arrêterait sur une case occupée continue jusqu’à la prochaine case libre. Un seul pas peut donc te faire avancer de deux cases.
lesson-undercover-overtaking-hint = Un pas dans chacune des deux lignes suffit.

lesson-undercover-the-right-step-title = Ni plus, ni moins
lesson-undercover-the-right-step-task = Ton employé jaune est juste devant les tuiles de points. Récupère le 8 jaune : il faut trois pas, ni plus, ni moins.
lesson-undercover-the-right-step-well = Deux pas pour l’agent retourné, un pour son voisin. Avec un second voisin jaune, ton employé serait allé trop loin.
lesson-undercover-the-right-step-hint = Un agent retourné rapporte deux pas. Combien de voisins jaunes peut-il donc avoir ?

lesson-undercover-nowhere-title = Nulle part où aller
lesson-undercover-nowhere-task = Tous tes employés sont juste devant un 4 et tu préfères attendre. Pose un agent sans rencontre.
lesson-undercover-nowhere-well = Un agent qui ne convient nulle part se pose en coin, et personne n’avance. Tu as le droit de le faire exprès.
lesson-undercover-nowhere-hint = Le bleu ne peut toucher que le vert, le bleu et le violet. Reste-t-il une place à côté d’eux ?

lesson-undercover-from-below-title = Par en dessous
lesson-undercover-from-below-task = Chaque agent est sous un dossier ou montre le vert, ta couleur ennemie, et tu as déjà utilisé ton joker. Joue quand même et amène ton employé rouge sur la case 2.
lesson-undercover-from-below-well = Quand tu ne peux rien prendre, tu pioches l’agent du dessous d’une pile, quelle que soit sa couleur.
lesson-undercover-from-below-hint = Pioche l’agent du dessous d’une des deux piles. Tu peux le garder tel quel.

lesson-undercover-the-last-turn-title = Le dernier tour
lesson-undercover-the-last-turn-task = Ton adversaire a six tuiles de points et 43 points, tu en as 28, et c’est le dernier tour de la partie. Gagne !
lesson-undercover-the-last-turn-well = Le 8 vert compte double pour toi, ce qui fait 44 points. Comme la case 8 est occupée, deux pas en vert suffisent ; trois mènent à la même tuile.
lesson-undercover-the-last-turn-hint = Il te faut le 8 vert. Quel agent peut te donner deux ou trois pas en vert ?
