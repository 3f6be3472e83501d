# Le terminal : ce qui se dit autour d’une partie.

terminal-question = { $who } · { $question }
terminal-score = { $points ->
    [one] { $who } : { $points } point
   *[other] { $who } : { $points } points
}
terminal-seat-of = { $seat } : { $player } (ordinateur)
terminal-you-are = Toi : { $seat }. { $others }.
terminal-nobody-there = Il n’y a pas de terminal ici ; l’ordinateur joue donc pour tous les joueurs.
terminal-thinking = { $player } réfléchit…
terminal-fault = { $fault ->
    [late] { $player } a mis trop de temps ; un remplaçant a joué.
    [illegal] { $player } a choisi un coup impossible ; un remplaçant a joué.
   *[failed] { $player } n’a pas répondu ; un remplaçant a joué.
}
terminal-keyboard = { $seat } : prends le clavier et appuie sur Entrée.
terminal-left = Tu as quitté la partie.

## Ce qu’on peut taper

terminal-greeting = Tape « help » pour l’aide, « rules » pour les règles en une page, « quit » pour quitter.
terminal-help =
    Tape un coup en toutes lettres, comme dans la liste. Les premières lettres suffisent (« r sc e5 ») ; quand les coups sont numérotés, le numéro aussi.
      list    tous les coups permis
      board   revoir le plateau
      rules   les règles en une page
      hint    ce que ferait un joueur fort
      help    cette aide
      quit    quitter la partie
terminal-legal = { $count ->
    [one] { $count } coup permis :
   *[other] { $count } coups permis :
}

## Ce qui n’est pas compris

terminal-bad-number = Choisis un numéro de 1 à { $most }.
terminal-ambiguous = { $more ->
    [yes] Cela peut vouloir dire : { $decisions }…
   *[no] Cela peut vouloir dire : { $decisions }.
}
terminal-illegal_decision = « { $answer } » n’est pas possible maintenant.
terminal-bad_decision = « { $answer } » n’est pas un coup. Essaie par exemple « { $example } ».

## Un conseil

terminal-hint-decision = Coup
terminal-hint-chance = Chances
terminal-hint-why = Pourquoi
terminal-hint-belief = Le plus probable, pour ce que tu n’as pas vu :

## Images

terminal-none = rien
terminal-empty = vide
