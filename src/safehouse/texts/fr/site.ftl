# Accueil et cadre
description = Trois jeux de société pour agents secrets, à jouer et à étudier : contre l’ordinateur ou entre amis, en trois langues.
home-title = Trois jeux de société pour agents secrets
home-about = Joue contre l’ordinateur ou avec des amis : en solo, en direct ou sur plusieurs jours. Sans compte.
skip-to-content = Aller au contenu
nav-label = Menu principal
nav-learn = Apprendre
nav-replays = Parties jouées
nav-settings = Réglages
language = Langue
announcements = Déroulement de la partie
loading = Chargement…
loading-table = Préparation de la table…
reload = Recharger la page
try-again = Réessayer
to-home = Retour à l’accueil
nothing-here = Page introuvable
nothing-here-about = L’adresse est peut-être incomplète, ou cette page n’existe plus.
play-now = Jouer
play-alone = Jouer en solo
level = Niveau de l’ordinateur
invite = Inviter des amis
same-device = Sur un seul appareil
quick-match = Partie rapide
more-ways = Plus d’options
learn-it = Apprendre à jouer
rules = Règles
my-games = Mes parties
continue = Continuer
open-tables = Tables ouvertes
no-open-tables = Personne n’attend en ce moment. Ouvre une table ou choisis « Partie rapide ».
sit-down = Rejoindre
games-to-watch = Parties en cours
no-games-to-watch = Aucune partie publique en ce moment.
watch = Regarder
at-table = { $verb } : { $game }
about = À propos de Safehouse
rated = classée
percent = { $number } %
code-name = { $bird ->
    [1] Agent Héron
    [2] Agent Martinet
    [3] Agent Troglodyte
    [4] Agent Crécerelle
    [5] Agent Courlis
    [6] Agent Alouette
    [7] Agent Merlin
    [8] Agent Engoulevent
    [9] Agent Balbuzard
    [10] Agent Pluvier
    [11] Agent Corbeau
    [12] Agent Tarin
    [13] Agent Sterne
    [14] Agent Fauvette
    [15] Agent Avocette
    [16] Agent Butor
    [17] Agent Cincle
    [18] Agent Pinson
    [19] Agent Grèbe
    [20] Agent Huppe
    [21] Agent Geai
    [22] Agent Pie
    [23] Agent Rouge-gorge
   *[24] Agent Étourneau
}

# Ouvrir une table
new-table-of = Nouvelle table : { $game }
with-whom = Avec qui veux-tu jouer ?
with-computer = L’ordinateur
with-friend = Des amis, avec un lien
with-here = Sur cet appareil, à tour de rôle
with-anyone = N’importe qui
number-of-players = Nombre de joueurs
level-of = Joueur { $number } : niveau de l’ordinateur
name-of = Joueur { $number } : nom
guest-name = Joueur { $number }
my-seat = Mon camp
by-lot = Au hasard
clock = Cadence
clock-none = sans limite de temps
clock-fischer = { $minutes } min + { $increment } s par tour
clock-byo-yomi = { $minutes } min, puis { $periods } × { $period } s
clock-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
clock-choice-none = Sans limite de temps
clock-choice-quick = Rapide : 5 min + 5 s par tour
clock-choice-calm = Tranquille : 20 min + 15 s par tour
clock-choice-byo = 10 minutes, puis 5 × 30 secondes
clock-choice-day = 1 jour par tour
clock-choice-three = 3 jours par tour
rated-game = Partie classée
house-rules = Règles maison
option-number = Un nombre
option-each = Les choisir une par une…
yes = oui
no = non
make-link = Créer le lien
open-table = Ouvrir la table
begin = Lancer la partie
cancel = Annuler
seat-free = libre

# Attente et invitations
waiting-for-others = En attente de joueurs
waiting-about-link = Envoie ce lien à tes amis. La partie commence dès que tout le monde est là.
waiting-about-open = Ta table figure dans la liste des tables ouvertes. Tu peux aussi envoyer ce lien. La partie commence dès que tout le monde est là.
waiting-about-rematch = La partie commence dès que tout le monde a accepté la revanche.
link-to-table = Lien vers cette table
copy-link = Copier le lien
copied = Copié
share = Partager
take-down = Fermer la table
stand-up = Quitter la table
invited = { $name } t’invite à jouer : { $game }
no-thanks = Non merci
seats-kept = Les places libres sont réservées aux joueurs de la dernière partie. Tu pourras regarder la nouvelle partie dès qu’elle commencera.
table-closed = Cette table a été fermée
table-closed-about = La personne qui l’avait ouverte est partie avant le début de la partie.

# À la table
players = Joueurs
you = toi
computer = Ordinateur
computer-name = { $name } (ordinateur)
to-move = à jouer
your-turn = À toi de jouer
seat-left = a quitté la partie
seat-out-of-time = temps écoulé
away-since = hors ligne depuis { $time }
seat-replaced = un ordinateur joue à sa place
clock-stale = Connexion perdue : cette pendule n’est peut-être pas à l’heure.
absent = { $name } ne répond plus depuis un moment.
absent-asked = En attente de l’accord des autres…
absent-replace = Continuer avec un ordinateur
absent-stop = Annuler la partie (sans résultat)
you-were-replaced = Pendant ton absence, un ordinateur a pris ta place. Tu peux regarder la fin de la partie.
days-left = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
others-turn = À { $name } de jouer.
others-away = { $name } est hors ligne ; on attend son retour…
looking-on = Tu regardes la partie. À { $name } de jouer.
skip-steps = Aller au dernier coup
steps-waiting = { $count ->
    [one] Encore { $count } coup à voir
   *[other] Encore { $count } coups à voir
}
paused = La partie est en pause.
resume = Reprendre
decision-waits = Connexion perdue. Ton coup partira dès que tu seras de nouveau en ligne.
line-cut = Connexion coupée. Reconnexion en cours… rien n’est perdu.
line-unknown = Ce navigateur n’est plus connecté à ton compte.
confirm = Confirmer
do-it = Confirmer
not-yet = Annuler
log = Journal de la partie
log-empty = Aucun coup pour l’instant.
menu = Menu
close = Fermer
signals = Messages rapides
signal-hello = Bonjour !
signal-good-luck = Bonne chance !
signal-well-played = Bien joué !
signal-thanks = Merci !
signal-thinking = Je réfléchis…
signal-hurry = C’est à toi !
signal-oops = Oups !
signal-sorry = Pardon !
signal-goodbye = Au revoir !
this-game = Cette partie
offer-draw = Proposer la nulle
ask-pause = Demander une pause
ask-abort = Annuler la partie (sans résultat)
ask-abort-sure = Oui, annuler la partie
ask-abort-about = La partie s’arrête tout de suite, sans résultat.
ask-abort-about-others = La partie s’arrête sans résultat dès que les autres sont d’accord. Si tout le monde n’a pas encore joué, elle s’arrête tout de suite.
resign = Abandonner
resign-sure = Oui, abandonner
resign-about = Tu perds la partie. Si les autres peuvent continuer, ils jouent sans toi.
agree = Accepter
decline = Refuser
accept = Accepter
asked-offer-draw = { $name } propose la nulle.
asked-offer-draw-mine = Tu as proposé la nulle.
asked-ask-pause = { $name } demande une pause.
asked-ask-pause-mine = Tu as demandé une pause.
asked-ask-abort = { $name } voudrait annuler la partie, sans résultat.
asked-ask-abort-mine = Tu as proposé d’annuler la partie.
commitment = Empreinte du mélange :
pass-device = Passe l’appareil à { $name }
pass-device-about = Les secrets restent cachés jusqu’à ce que la personne suivante prenne la main.
i-am = Je suis { $name }
why-cant-i = Pourquoi est-ce impossible ?
why-cant-i-about = Touche ce que tu voudrais choisir : tu verras quelle règle l’interdit.
see-rules = Voir la règle
did-fallback = { $seat_who ->
    [you] L’ordinateur joue à ta place.
   *[other] L’ordinateur joue pour { $seat_name }.
}
did-resigned = { $seat_who ->
    [you] Tu abandonnes.
   *[other] { $seat_name } abandonne.
}
did-timed-out = { $seat_who ->
    [you] Ton temps est écoulé.
   *[other] { $seat_name } a dépassé son temps.
}
did-draw-offered = { $seat_who ->
    [you] Tu proposes la nulle.
   *[other] { $seat_name } propose la nulle.
}
did-pause-asked = { $seat_who ->
    [you] Tu demandes une pause.
   *[other] { $seat_name } demande une pause.
}
did-resumed = { $seat_who ->
    [you] Tu reprends la partie.
   *[other] { $seat_name } reprend la partie.
}
did-abort-asked = { $seat_who ->
    [you] Tu voudrais annuler la partie.
   *[other] { $seat_name } voudrait annuler la partie.
}
did-replace-asked = { $seat_who ->
    [you] Tu voudrais qu’un ordinateur remplace { $absent_name }.
   *[other] { $seat_name } voudrait qu’un ordinateur remplace { $absent_name }.
}
did-declined = { $what ->
    [draw] { $seat_who ->
        [you] Tu refuses la nulle.
       *[other] { $seat_name } refuse la nulle.
    }
    [pause] { $seat_who ->
        [you] Tu refuses la pause.
       *[other] { $seat_name } refuse la pause.
    }
   *[abort] { $seat_who ->
        [you] Tu préfères continuer.
       *[other] { $seat_name } préfère continuer.
    }
}

# La fin
over = Partie terminée
over-won = Tu as gagné !
over-lost = Tu as perdu
over-draw = Partie nulle
over-aborted = Partie annulée
rematch = Revanche
to-rematch = Vers la revanche
watch-rematch = Regarder la revanche
rematch-waiting = On attend que { $name } accepte la revanche…
rematch-offered = { $name } propose une revanche.
rematch-declined = La revanche a été refusée.
rematch-seat = Tu as perdu : à toi de choisir ton camp
rematch-seat-change = Échanger les camps
replay = Revoir
another-game = Nouvelle partie
end-resigned = { $winner ->
    [none] La partie s’est terminée par abandon.
   *[other] { $loser_who ->
        [you] Tu as abandonné. { $winner_name } gagne.
       *[other] { $winner_who ->
            [you] { $loser_name } a abandonné. Tu gagnes.
           *[other] { $loser_name } a abandonné. { $winner_name } gagne.
        }
    }
}
end-time = { $winner ->
    [none] La partie s’est terminée au temps.
   *[other] { $loser_who ->
        [you] Ton temps est écoulé. { $winner_name } gagne.
       *[other] { $winner_who ->
            [you] { $loser_name } a dépassé son temps. Tu gagnes.
           *[other] { $loser_name } a dépassé son temps. { $winner_name } gagne.
        }
    }
}
end-agreed = Partie nulle par accord mutuel.
end-aborted = { $seat ->
    [none] La partie a été annulée. Elle n’a pas de résultat.
   *[other] { $seat_who ->
        [you] Tu as annulé la partie. Elle n’a pas de résultat.
       *[other] { $seat_name } a annulé la partie. Elle n’a pas de résultat.
    }
}
end-abandoned = Tous les joueurs sont partis. La partie n’a pas de résultat.

# Aide
hint = Conseil
belief = Qu’est-ce qui est caché ?
thinking = Réflexion…
chance = { $percent } % de chances de gagner
chances = Chances de gagner
show-chances = Calculer les chances
chances-progress = { $done } tours analysés sur { $total }
chances-about = Chances de gagner, tour par tour
chances-of = Courbe : { $name }
all-together = tous les joueurs ensemble
turning-points = Tournants :

# Revoir
my-finished-games = Mes parties terminées
finished-games = Parties terminées
no-finished-games = Pas encore de partie publique terminée.
upload-record = Ouvrir un fichier de partie
upload-about = Choisis un fichier de partie téléchargé ici ou enregistré en ligne de commande. Il n’est pas conservé sur le serveur.
the-start = Début de la partie
move-number = Coup
move-of = { $number } / { $last }
to-start = Au début
to-end = À la fin
step-back = Coup précédent
step-on = Coup suivant
autoplay = Lecture
stop-playing = Pause
seen-by = Point de vue
nothing-hidden = Tout est visible
a-spectator = Spectateur
link-to-move = Lien vers ce coup
link-copied = Le lien est dans la barre d’adresse
download-record = Télécharger le fichier de partie

# Apprendre
lessons-of = Apprendre { $game }
start-lessons = Commencer les leçons
all-lessons = Toutes les leçons
lesson-number = Leçon { $number } sur { $count }
lesson-passed = Bravo !
lesson-failed = Pas tout à fait : de cette façon, tu ne peux plus atteindre le but.
next-lesson = Leçon suivante
again = Encore une fois
play-game = Jouer
passed = réussie
rules-of = { $game } : les règles
contents = Sommaire

# A reference to the ruling behind a paragraph of the rules.
ruling = Règle { $to }

# Réglages
settings-look = Apparence et commandes
setting-theme = Thème
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
setting-motion = Animations
motion-auto = Comme l’appareil
motion-less = Le moins possible
setting-pace = Vitesse des coups des autres joueurs
pace-0 = Immédiate
pace-300 = Rapide
pace-600 = Normale
pace-1200 = Lente
setting-confirm = Confirmer les coups
confirm-auto = Sur écran tactile
confirm-always = Toujours
confirm-never = Jamais
setting-sounds = Son
settings-me = Nom et compte
my-name = Nom
change-name = Changer de nom
name-changed = Ton nom a été changé.
keep-about = Sur cet appareil, tu joues en invité. Avec une phrase secrète, ton nom t’est réservé et tu peux jouer sur d’autres appareils.
passphrase = Phrase secrète
passphrase-about = Au moins 8 caractères ; plusieurs mots, c’est mieux.
keep-account = Créer un compte
account-kept = Ton compte a été créé.
have-account = J’ai déjà un compte
sign-in = Se connecter
signed-in = Bon retour parmi nous !
sign-out = Se déconnecter
signed-out = Déconnexion réussie.
settings-data = Tes données
data-about = Safehouse enregistre ton nom, tes parties et tes classements, et rien d’autre. Tu peux les télécharger ou supprimer ton compte : les parties restent, sans ton nom.
download-data = Télécharger mes données
downloaded = Tes données ont été téléchargées.
forget-me = Supprimer mon compte
forget-sure = Oui, supprimer mon compte
forgotten = Ton compte a été supprimé.
rating-line = { $game }{ $many ->
    [yes] {" "}à trois ou quatre
   *[no] {""}
} : { $value } ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
})
no-ratings = Pas encore de partie classée.
is-bot = Joueur artificiel
is-guest = Invité
is-member = Membre

# À propos
about-what = Safehouse permet de jouer à trois jeux de société pour agents secrets, et de les étudier. C’est un logiciel libre sous licence Apache 2.0.
about-games-title = Les jeux
about-games = Les pages de règles, les images et les récits ont été faits pour ce projet.
about-fair-title = Un mélange honnête
about-fair = Avant chaque partie, tu vois une empreinte de son mélange. Après coup, le fichier de partie en révèle le secret : chacun peut vérifier que rien n’a été changé en cours de route. Les joueurs artificiels ne savent que ce qu’un joueur peut savoir à leur place.
about-data-title = Tes données

## A game without a board of its own

decisions = Coups
