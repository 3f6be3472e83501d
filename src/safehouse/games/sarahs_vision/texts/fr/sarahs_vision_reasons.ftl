# Pourquoi une décision de Sarah's Vision est bonne.

reason-sarahs_vision-wins = Ce coup gagne la partie.
reason-sarahs_vision-loses = Après ce coup, la partie est perdue, mais elle l’est après tout autre aussi.
reason-sarahs_vision-covers =
    { $sections ->
        [one] Ce coup couvre { $sections } section de ce qui arrive.
       *[other] Ce coup couvre { $sections } sections de ce qui arrive.
    }
reason-sarahs_vision-clears_danger =
    { $cubes ->
        [one] Ce coup retire { $cubes } cube de danger.
       *[other] Ce coup retire { $cubes } cubes de danger.
    }
reason-sarahs_vision-shows_events =
    { $events ->
        [one] Ce coup dévoile { $events } événement à venir.
       *[other] Ce coup dévoile { $events } événements à venir.
    }
reason-sarahs_vision-inspires =
    { $cubes ->
        [one] Ce coup ajoute { $cubes } inspiration à la grille.
       *[other] Ce coup ajoute { $cubes } inspirations à la grille.
    }
reason-sarahs_vision-unlocks =
    { $blocks ->
        [one] Ce coup libère { $blocks } bloc.
       *[other] Ce coup libère { $blocks } blocs.
    }
reason-sarahs_vision-moves_figure = Ce coup déplace une figure.
reason-sarahs_vision-pays =
    { $blocks ->
        [one] Ce coup se paie avec { $blocks } bloc de la tour.
       *[other] Ce coup se paie avec { $blocks } blocs de la tour.
    }
reason-sarahs_vision-spares = Ce coup ménage la tour et garde le reste pour plus tard.
