# Le terminal : ce qui se dit autour d’une partie.

terminal-question = { $who } · { $question }
terminal-score = { $points ->
    [one] { $who } : 1 point
   *[other] { $who } : { $points } points
}
terminal-seat-of = { $seat } ({ $player })
terminal-you-are = Tu joues { $seat }, l’ordinateur joue { $others }.
terminal-nobody-there = Il n’y a pas de terminal ici ; l’ordinateur joue donc à toutes les places.
terminal-thinking = { $seat } ({ $player }) réfléchit
terminal-fault = { $fault ->
    [late] { $player } n’a pas répondu à temps ; un remplaçant a décidé.
    [illegal] { $player } a donné une réponse impossible ; un remplaçant a décidé.
   *[failed] { $player } n’a pas répondu ; un remplaçant a décidé.
}
terminal-keyboard = { $seat }, prends le clavier et appuie sur Entrée.
terminal-left = Tu as quitté la table.

## Ce qu’on peut taper

terminal-greeting = Tape « rules » pour les règles en une page, « help » pour l’aide, « quit » pour partir.
terminal-help =
    Tape une décision en toutes lettres, par exemple l’une de celles de la liste ; le début des mots suffit (« r sc e5 »), et quand les décisions sont numérotées, le numéro aussi.
      list    toutes les décisions permises
      board   revoir le plateau
      rules   les règles en une page
      hint    ce que ferait un joueur fort
      help    cette aide
      quit    quitter la partie
terminal-legal = { $count ->
    [one] 1 décision permise :
   *[other] { $count } décisions permises :
}

## Ce qui n’est pas compris

terminal-bad-number = Les numéros vont de 1 à { $most }.
terminal-ambiguous = { $more ->
    [yes] Cela pourrait être { $decisions }…
   *[no] Cela pourrait être { $decisions }.
}
terminal-illegal_decision = « { $answer } » n’est pas possible maintenant.
terminal-bad_decision = « { $answer } » n’est pas une décision ; « { $example } » en serait une.
terminal-unknown_hex = « { $answer } » nomme une case qui n’est pas sur la carte.
terminal-unknown_kind = « { $answer } » nomme une sorte d’agent qui n’existe pas.
terminal-bad_jump = « { $answer } » n’est pas un saut : les deux cases ne sont pas alignées.
terminal-empty_cell = « { $answer } » nomme un endroit sans tuile.
terminal-lonely_cell = « { $answer } » nomme un endroit sans tuile voisine.

## Un conseil

terminal-hint-decision = décision
terminal-hint-chance = chances
terminal-hint-why = pourquoi
terminal-hint-belief = Jamais vus ; ce qu’ils sont peut-être :

## Images

terminal-none = rien
terminal-empty = vide
