# Les refus, par leurs codes. $detail est ce que le programme en dit en anglais, ou rien.

## La connexion et le serveur

error-broken = Un problème est survenu sur le serveur. Rien n’a changé ; réessaie.
error-offline = Le serveur est injoignable. Vérifie ta connexion et réessaie.
error-page-missing = Cette page n’a pas pu être chargée. Il y a peut-être une nouvelle version, ou tu es hors ligne.
error-not-found = Il n’y a rien ici.
error-not-allowed = C’est impossible ici.
error-foreign-origin = Cette demande vient d’un autre site : elle a été refusée.
error-bad-request = Le serveur n’a pas compris. Recharge la page et réessaie.
error-bad-message = Le serveur n’a pas compris ce message. { $detail }
error-bad-type = Le serveur ne sait pas lire ce type de contenu.
error-not-text = Un message doit être du texte.
error-too-fast = C’était trop rapide. Attends un instant et réessaie.
error-too-many = { $why ->
    [connections] Il y a trop de connexions depuis ton adresse.
    [tables] { $most ->
        [one] Tu peux suivre au plus { $most } table à la fois.
       *[other] Tu peux suivre au plus { $most } tables à la fois.
    }
    [seats] { $most ->
        [one] Ce jeu n’a que { $most } place.
       *[other] Ce jeu n’a que { $most } places.
    }
   *[other] Trop de parties sont en cours d’analyse. Réessaie plus tard.
}
error-too-long = C’est trop long. { $detail }
error-getting-ready = L’ordinateur se prépare encore. Cela n’arrive qu’une fois après une mise à jour ; ta partie reprendra d’elle-même.
error-not-written = Ton coup n’a pas pu être enregistré. Réessaie dans un instant.
error-no-answer = L’ordinateur n’a pas trouvé de réponse cette fois. Redemande-lui.

## Les personnes

error-not-signed-in = Le serveur ne te connaît pas encore. Recharge la page.
error-no-such-person = Il n’y a personne ici sous cet identifiant.
error-name-taken = Ce nom appartient déjà à un compte. Choisis-en un autre.
error-computers-name = Un joueur artificiel porte déjà ce nom. Choisis-en un autre.
error-bad-name = Utilise de 1 à 30 caractères.
error-wrong-passphrase = Aucun compte ne correspond à ce nom et à cette phrase secrète.
error-bad-passphrase = Utilise de 8 à 200 caractères.
error-not-a-bot = Seuls les joueurs artificiels peuvent demander cela.

## Les tables

error-no-such-table = Cette table n’existe pas. Le lien est peut-être incomplet.
error-not-open = { $why ->
    [leave] La partie a déjà commencé. Abandonne si tu veux la quitter.
   *[other] La partie a commencé sans toi. Tu peux la regarder.
}
error-not-begun = La partie n’a pas encore commencé.
error-seat-taken = Quelqu’un a été plus rapide : la place est prise.
error-sits-already = Tu es déjà à cette table.
error-unknown-seat = { $why ->
    [named] La place « { $seat } » n’existe pas. Choisis parmi : { $seats }.
   *[other] Cette place n’existe pas à cette table.
}
error-bad-seats = Les joueurs ne correspondent pas aux places de ce jeu. { $detail }
error-not-your-seat = Ce n’est pas ta place.
error-not-a-person = C’est réservé aux personnes présentes à la table.
error-not-yours = { $why ->
    [loser] C’est au perdant de la dernière partie de choisir les camps.
   *[other] Seuls les joueurs de cette partie peuvent le faire.
}
error-not-attended = Un autre serveur s’occupe de cette table.
error-not-rated = Seules les parties où des personnes s’affrontent sont classées.
error-bad-clock = Cette cadence ne convient pas. { $detail }
error-bad-options = { $why ->
    [form] « { $given } » n’est pas une option : écris NOM=VALEUR.
    [unknown] L’option « { $name } » n’existe pas. Choisis parmi : { $known }.
    [value] L’option « { $name } » doit avoir l’une de ces valeurs : { $values }.
   *[other] Ces règles maison ne conviennent pas. { $detail }
}
error-contradictory-options = { $why ->
    [twice] L’option « { $name } » est donnée deux fois.
   *[other] Ces règles maison se contredisent. { $detail }
}
error-nobody-answers = Il manque quelqu’un pour indiquer ce qui se passe sur la vraie table. { $detail }
error-damaged = L’enregistrement de cette partie est endommagé. On ne peut ni la montrer ni la continuer.
error-other-rules = Cette partie a été commencée avec une version antérieure des règles. Elle ne peut pas continuer ici.

## Pendant une partie

error-out-of-date = La situation a changé entre-temps. Regarde où en est la partie.
error-not-yet = Cette partie n’en est pas encore là.
error-not-your-turn = Ce n’est pas ton tour.
error-not-on-turn = { $why ->
    [named] C’est à { $actor } de jouer, pas à { $seat }.
   *[other] Un conseil n’est donné que quand c’est ton tour.
}
error-illegal-decision = « { $decision } » n’est pas possible maintenant.
error-at-decision = Coup { $number } : { $said }
error-bad-decision = Ce n’est pas un coup. { $detail }
error-bad-number = Choisis un numéro de 1 à { $most }.
error-ambiguous-decision = Cela peut vouloir dire : { $decisions }.
error-time-is-up = Ton temps pour ce coup est écoulé.
error-time-left = Il reste encore du temps.
error-game-over = La partie est terminée.
error-still-running = La partie est encore en cours.
error-paused = La partie est en pause. Reprends-la d’abord.
error-not-paused = La partie n’est pas en pause.
error-asked-already = Tu l’as déjà demandé.
error-nothing-asked = Cette proposition ne tient plus.
error-declined = Ta demande a été refusée. Tu pourras redemander après le prochain coup.
error-no-draws = { $why ->
    [computer] L’ordinateur n’accepte pas la nulle.
   *[other] On ne peut pas convenir d’une nulle dans ce jeu.
}
error-too-late = { $why ->
    [replace] Dans une partie classée, personne n’est remplacé.
   *[other] Il est trop tard : personne ne peut annuler seul une partie classée.
}
error-not-away = { $why ->
    [clock] Dans une partie avec pendule, le temps des absents continue de s’écouler.
   *[other] Cette personne est revenue, ou n’est pas partie depuis assez longtemps.
}
error-no-help = L’aide n’est disponible que dans les parties non classées contre l’ordinateur.

## Les leçons, les fichiers de partie et les positions

error-no-such-lesson = Cette leçon n’existe pas.
error-lesson-over = Cette leçon est finie. Recommence-la.
error-bad-game-file = Ce fichier ne permet pas de revoir une partie. { $detail }
error-bad-secret = Un secret compte 64 chiffres hexadécimaux.
error-wrong-result = La partie ne se termine pas comme le dit son fichier.
error-wrong-secret = Le secret de ce fichier de partie ne correspond pas à l’empreinte qui a été montrée.
error-wrong-hash = Ce n’est pas l’empreinte qui figure dans le fichier de partie.
error-nothing-to-verify = Ce fichier de partie n’a ni secret ni empreinte : son mélange ne peut pas être vérifié.
error-bad-position = Ce n’est pas une position. { $detail }

## La ligne de commande

error-unknown-game = Le jeu « { $name } » n’existe pas. Choisis parmi : { $games }.
error-unknown-player = Le joueur artificiel « { $name } » n’existe pas. Choisis parmi : { $players }.
error-bad-command = { $why ->
    [required] Il manque quelque chose : { $names }.
    [unrecognized] Argument inconnu : { $names }.
    [value] { $name } attend une valeur.
    [number] { $name } doit être un nombre de { $least } à { $most }.
    [choice] { $name } ne peut pas être « { $given } ». Choisis parmi : { $choices }.
    [knowledge] Indique avec --as la place dont tu veux voir les connaissances.
    [watch] Pour regarder, l’ordinateur joue à toutes les places : enlève « --against human ».
    [opponent] Donne soit --level, soit --against, mais pas les deux.
    [position] Une position apporte ses options et n’a pas besoin de graine.
    [players] Pour { $seats } places, il faut de 2 à { $seats } joueurs.
   *[other] Cette commande est incompréhensible. { $detail }
}
error-choose-a-seat = Indique avec --as quelle place tu prends : elle n’est pas tirée au hasard. { $detail }
error-bad-depth = La profondeur est un nombre de 1 à { $most }.
error-no-file = { $why ->
    [read] « { $file } » ne peut pas être lu : { $reason }.
    [write] « { $file } » ne peut pas être écrit : { $reason }.
   *[closed] L’entrée standard est fermée.
}
error-too-large = { $why ->
    [file] « { $file } » dépasse { $most } octets.
   *[memory] Il n’y a pas assez de mémoire pour cela.
}
error-too-deep = L’entrée est imbriquée trop profondément.
error-no-output = La sortie ne peut pas être écrite : { $reason }.
error-no-cache = Le cache est inutilisable : { $reason }.
error-missing-extra = { $module } n’est pas installé. Pour l’obtenir : { $command }
error-bad-settings = Un réglage est incorrect. { $detail }
error-bad-address = Le serveur ne peut pas démarrer sur { $host }:{ $port }. { $reason }
error-no-database = La base de données est inutilisable. { $reason }
error-no-redis = Redis est injoignable. { $reason }
error-not-opened = Le serveur n’a pas pu démarrer ; le journal dit pourquoi.
error-interrupted = Interrompu.
error-internal = Un problème imprévu est survenu : { $reason }.
