# Accueil et cadre
home-title = Trois jeux d’agents secrets
home-about = Joue contre l’ordinateur ou contre des amis, seul, en direct ou sur plusieurs jours. Sans compte.
skip-to-content = Aller au contenu
nav-label = Pages
nav-learn = Apprendre
nav-replays = Parties jouées
nav-settings = Réglages
language = Langue
announcements = Ce qui se passe
loading = Un instant…
loading-table = On dresse la table…
reload = Recharger la page
try-again = Réessayer
to-home = Vers l’accueil
nothing-here = Il n’y a rien ici
nothing-here-about = L’adresse est peut-être incomplète, ou ce qui se trouvait ici n’existe plus.
play-now = Jouer
play-alone = Jouer seul
level = Force de l’ordinateur
invite = Inviter un ami
same-device = Sur un seul appareil
quick-match = Partie rapide
more-ways = Autres façons de jouer
learn-it = Apprendre
rules = Règles
my-games = Mes parties
continue = Continuer
open-tables = Tables ouvertes
no-open-tables = Personne n’attend en ce moment. Ouvre une table ou choisis « Partie rapide ».
sit-down = Prendre place
games-to-watch = Parties à suivre
no-games-to-watch = Aucune partie publique en ce moment.
watch = Regarder
about = À propos de Safehouse
rated = classée
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
new-table-of = Une nouvelle table : { $game }
with-whom = Avec qui ?
with-computer = L’ordinateur
with-friend = Des amis, par un lien
with-here = Des amis sur cet appareil, à tour de rôle
with-anyone = Quiconque veut se joindre à moi
number-of-players = Nombre de joueurs
level-of = Place { $number } : force de l’ordinateur
name-of = Place { $number } : nom
guest-name = Joueur { $number }
my-seat = Mon camp
by-lot = Tiré au sort
clock = Temps de réflexion
clock-none = sans pendule
clock-fischer = { $minutes } min + { $increment } s par tour
clock-byo-yomi = { $minutes } min, puis { $periods } × { $period } s
clock-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
clock-choice-none = Sans pendule
clock-choice-quick = Rapide : 5 minutes + 5 secondes
clock-choice-calm = Tranquille : 20 minutes + 15 secondes
clock-choice-byo = 10 minutes, puis 5 × 30 secondes
clock-choice-day = Un jour par tour
clock-choice-three = Trois jours par tour
rated-game = Partie classée
house-rules = Règles maison
option-number = Un nombre
option-each = Choisir…
yes = oui
no = non
make-link = Créer le lien
open-table = Ouvrir la table
begin = Commencer
cancel = Annuler
seat-free = libre

# Attente et invitations
waiting-for-others = On attend du monde
waiting-about-link = Envoie ce lien. La partie commence dès que tout le monde a pris place.
waiting-about-open = Ta table figure dans la liste des tables ouvertes. Tu peux aussi envoyer ce lien. La partie commence dès que tout le monde a pris place.
waiting-about-rematch = La partie commence dès que tout le monde a accepté la revanche.
link-to-table = Lien vers cette table
copy-link = Copier le lien
copied = Copié
share = Partager
take-down = Fermer la table
stand-up = Quitter la table
invited = { $name } t’invite : { $game }
no-thanks = Non merci
seats-kept = Les places libres sont réservées aux joueurs de la dernière partie. Tu pourras regarder dès qu’elle commence.
table-closed = Cette table a été fermée
table-closed-about = La personne qui l’avait ouverte est partie avant le début.

# À la table
players = Joueurs
you = toi
computer = Ordinateur
computer-name = { $name } (ordinateur)
to-move = à jouer
your-turn = À toi de jouer
seat-left = parti
seat-out-of-time = temps écoulé
away-since = absent depuis { $time }
seat-replaced = un ordinateur joue à sa place
clock-stale = La connexion est perdue ; cette pendule n’est peut-être pas à l’heure.
absent = { $name } est absent depuis un moment.
absent-asked = En attente de l’accord des autres …
absent-replace = Continuer avec un ordinateur
absent-stop = Arrêter la partie (sans résultat)
you-were-replaced = Pendant ton absence, un ordinateur a pris ta place. Tu peux regarder la suite de la partie.
days-left = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
others-turn = { $name } réfléchit…
others-away = En attente de { $name } (absent) …
looking-on = Tu regardes. { $name } réfléchit…
skip-steps = Passer à maintenant
steps-waiting = { $count ->
    [one] Encore une étape à voir
   *[other] Encore { $count } étapes à voir
}
paused = La partie est suspendue.
resume = Reprendre
decision-waits = La liaison est coupée ; ta décision partira dès qu’elle sera rétablie.
line-cut = La liaison avec la maison est coupée. Elle va être rétablie ; rien n’est perdu.
line-unknown = La maison ne reconnaît plus ce navigateur.
confirm = Confirmer
do-it = Confirmer
not-yet = Pas encore
log = Ce qui s’est passé
log-empty = Il ne s’est encore rien passé.
menu = Plus
close = Fermer
signals = Dire quelque chose
signal-hello = Bonjour !
signal-good-luck = Bonne chance !
signal-well-played = Bien joué !
signal-thanks = Merci !
signal-thinking = Je réfléchis…
signal-hurry = À toi, s’il te plaît.
signal-oops = Oups !
signal-sorry = Pardon !
signal-goodbye = Au revoir !
this-game = Cette partie
offer-draw = Proposer la nulle
ask-pause = Demander une pause
ask-abort = Annuler la partie (sans résultat)
ask-abort-sure = Oui, annuler
ask-abort-about = La partie s’arrête tout de suite, sans résultat.
ask-abort-about-others = La partie s’arrête sans résultat dès que les autres sont d’accord. Tant que tout le monde n’a pas joué, elle s’arrête tout de suite.
resign = Abandonner
resign-sure = Abandonner vraiment
resign-about = Tu perds la partie, ou tu la laisses aux autres si elle continue sans toi.
agree = D’accord
decline = Refuser
accept = Accepter
asked-offer-draw = { $name } propose la nulle.
asked-offer-draw-mine = Tu as proposé la nulle.
asked-ask-pause = { $name } demande une pause.
asked-ask-pause-mine = Tu as demandé une pause.
asked-ask-abort = { $name } voudrait annuler la partie, sans résultat.
asked-ask-abort-mine = Tu as proposé d’annuler la partie.
commitment = Sceau du mélange :
pass-device = Passe l’appareil à { $name }
pass-device-about = Ce que les autres ne doivent pas voir reste caché jusqu’à ce que la personne suivante prenne la main.
i-am = Je suis { $name }
why-cant-i = Pourquoi pas ?
why-cant-i-about = Touche ce que tu voudrais choisir : la règle qui s’y oppose te sera expliquée.
see-rules = La règle
did-fallback = La maison décide pour { $seat_name }.
did-resigned = { $seat_name } abandonne.
did-timed-out = { $seat_name } a dépassé son temps.
did-draw-offered = { $seat_name } propose la nulle.
did-pause-asked = { $seat_name } demande une pause.
did-resumed = { $seat_name } reprend.
did-abort-asked = { $seat_name } voudrait arrêter.
did-replace-asked = { $seat_name } continue avec un ordinateur à la place de { $absent_name }.
did-declined = { $what ->
    [draw] { $seat_name } refuse la nulle.
    [pause] { $seat_name } refuse la pause.
   *[abort] { $seat_name } ne veut pas annuler la partie.
}

# La fin
over = La partie est finie
over-won = Tu as gagné !
over-lost = Tu as perdu
over-draw = Partie nulle
over-aborted = Partie annulée
rematch = Revanche
to-rematch = Vers la revanche
watch-rematch = Regarder la revanche
rematch-waiting = En attente de l’accord de { $name } …
rematch-offered = { $name } propose une revanche.
rematch-declined = La revanche a été refusée.
rematch-seat = Tu as perdu : à toi de choisir ton camp
rematch-seat-change = Échanger les camps
replay = Revoir
another-game = Une autre partie
house-end-resigned = { $you ->
    [lose] Tu as abandonné. { $winner } gagne.
    [win] { $loser } a abandonné. Tu gagnes.
    [unsure] La partie a été abandonnée.
   *[watch] { $loser } a abandonné. { $winner } gagne.
}
house-end-time = { $you ->
    [lose] Ton temps est écoulé. { $winner } gagne.
    [win] { $loser } a dépassé son temps. Tu gagnes.
    [unsure] Le temps est écoulé.
   *[watch] { $loser } a dépassé son temps. { $winner } gagne.
}
house-end-agreed = Partie nulle par accord mutuel.
house-end-aborted = { $by ->
    [you] Tu as annulé la partie. Elle n’a pas de résultat.
    [other] { $name } a annulé la partie. Elle n’a pas de résultat.
   *[all] La partie a été annulée. Elle n’a pas de résultat.
}
house-end-abandoned = Tout le monde est parti.

# Aide
hint = Conseil
belief = Que cachent-ils ?
thinking = Je réfléchis…
chance = { $percent } % de chances de gagner
chances = Chances de gagner
show-chances = Calculer les chances
chances-progress = { $done } tours examinés sur { $total }
chances-about = Chances de gagner du premier au dernier tour
chances-of = Courbe : { $name }
all-together = tous ensemble
turning-points = Tournants :

# Revoir
my-finished-games = Mes parties terminées
finished-games = Parties terminées
no-finished-games = Aucune partie publique n’est encore terminée.
upload-record = Voir un enregistrement
upload-about = Choisis un enregistrement téléchargé ici ou écrit par la ligne de commande. Il n’est pas conservé.
the-start = Le début
move-number = Étape
move-of = { $number } / { $last }
to-start = Au début
to-end = À la fin
step-back = Une étape en arrière
step-on = Une étape en avant
autoplay = Lecture automatique
stop-playing = Arrêter
seen-by = Vue par
nothing-hidden = personne en particulier : rien de caché
a-spectator = un spectateur
link-to-move = Lien vers cette étape
link-copied = Le lien est dans la barre d’adresse
download-record = Télécharger l’enregistrement

# Apprendre
lessons-of = Apprendre { $game }
start-lessons = Commencer
all-lessons = Toutes les leçons
lesson-number = Leçon { $number } sur { $count }
lesson-passed = Bien joué !
lesson-failed = Pas tout à fait : ainsi, le but n’est plus atteignable.
next-lesson = Leçon suivante
again = Encore une fois
play-game = Jouer
passed = réussie
rules-of = { $game } : les règles
contents = Sommaire
# A reference to the ruling behind a paragraph of the rules.
ruling = Règle { $to }

# Réglages
settings-look = Apparence et maniement
setting-theme = Couleurs
theme-auto = Comme l’appareil
theme-light = Claires
theme-dark = Sombres
setting-motion = Mouvement
motion-auto = Comme l’appareil
motion-less = Le moins possible
setting-pace = Vitesse à laquelle les étapes des autres s’affichent
pace-0 = Tout de suite
pace-300 = Vite
pace-600 = Calmement
pace-1200 = Lentement
setting-confirm = Confirmer les décisions
confirm-auto = Sur écran tactile
confirm-always = Toujours
confirm-never = Jamais
setting-sounds = Sons
settings-me = Nom et compte
my-name = Nom
change-name = Changer de nom
name-changed = Ton nom a été changé.
keep-about = Sur cet appareil, tu es de passage. Avec une phrase secrète, le nom t’appartient et tu peux jouer sur d’autres appareils.
passphrase = Phrase secrète
passphrase-about = Au moins 8 caractères ; plusieurs mots, c’est mieux.
keep-account = Garder le compte
account-kept = Le compte est maintenant à toi.
have-account = J’ai déjà un compte
sign-in = Se connecter
signed-in = Content de te revoir.
sign-out = Se déconnecter
signed-out = Tu es déconnecté.
settings-data = Tes données
data-about = La maison connaît ton nom, tes parties et tes classements, et rien d’autre. Tu peux les emporter ou te faire oublier : les parties restent, sans ton nom.
download-data = Télécharger mes données
downloaded = Tes données ont été téléchargées.
forget-me = Oubliez-moi
forget-sure = M’oublier vraiment
forgotten = Tu es oublié.
rating-line = { $game }{ $many ->
    [yes] {" "}à trois et quatre
   *[no] {""}
} : { $value } ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
})
no-ratings = Pas encore de partie classée.
is-bot = Un joueur artificiel
is-guest = De passage
is-member = De la maison

# À propos
about-what = Safehouse est un lieu où jouer à trois jeux d’agents secrets, et où les étudier. C’est un logiciel libre sous licence Apache 2.0.
about-games-title = Les jeux
about-games = Les textes de règles, les images et les récits ont été faits pour ce projet.
about-fair-title = Un mélange honnête
about-fair = Avant qu’une partie commence, le sceau de son mélange est montré. Ensuite l’enregistrement livre le secret, et chacun peut vérifier que rien n’a été distribué deux fois. Les joueurs artificiels ne savent que ce que sait leur place.
about-data-title = Ce que sait la maison

# Ce qui peut mal se passer
error-broken = Quelque chose s’est cassé dans la maison. Rien n’a changé ; réessaie.
error-offline = La maison est injoignable. Vérifie ta connexion et réessaie.
error-page-missing = Cette page n’a pas pu être chargée. Il y a peut-être une nouvelle version, ou pas de connexion.
error-not-signed-in = La maison ne te connaît pas encore. Recharge la page.
error-no-such-table = Cette table n’existe pas. Le lien est peut-être incomplet.
error-no-such-person = Il n’y a personne à cette adresse.
error-not-found = Il n’y a rien ici.
error-not-open = La partie a commencé sans toi. Tu peux la regarder.
error-seat-taken = Quelqu’un a été plus rapide : la place est prise.
error-sits-already = Tu es déjà à cette table.
error-too-fast = C’était trop à la fois. Attends un peu et réessaie.
error-too-many = C’est trop.
error-name-taken = Ce nom appartient à un compte. Choisis-en un autre.
error-computers-name = Un joueur de la maison porte déjà ce nom : c’est un ordinateur. Choisis-en un autre.
error-bad-name = Un nom compte d’une à trente lettres visibles.
error-wrong-passphrase = Aucun compte n’a ce nom et cette phrase.
error-bad-passphrase = Utilise 8 à 200 caractères.
error-not-rated = Seules les parties entre personnes, l’une contre l’autre, sont classées.
error-bad-options = Ces règles maison ne vont pas.
error-bad-request = Cela n’a pas été compris. Recharge la page et réessaie.
error-bad-clock = Ces temps ne vont pas.
error-contradictory-options = Ces règles maison se contredisent.
error-bad-game-file = Ce n’est pas un enregistrement qu’on puisse revoir.
error-still-running = La partie est encore en cours.
error-time-is-up = Le temps de cette décision est écoulé.
error-not-your-turn = Ce n’est pas ton tour.
error-damaged = L’enregistrement de cette partie est endommagé. On ne peut ni la montrer ni la continuer.
error-other-rules = Cette partie a été commencée avec une version antérieure des règles. Elle ne peut pas continuer ici.
error-getting-ready = L’ordinateur se prépare encore. Cela arrive une fois après une mise à jour ; la suite vient d’elle-même.
error-game-over = La partie est finie.
error-not-away = Cette personne est revenue, ou n’est pas absente depuis assez longtemps.
error-nothing-asked = La proposition ne tient plus.
error-declined = Cela a été refusé. Tu pourras redemander après le prochain coup.
error-not-yours = Seuls les joueurs de cette partie peuvent le faire.
error-paused = La partie est suspendue. Reprends-la d’abord.
error-asked-already = Tu l’as déjà demandé.
error-no-draws = Il n’y a pas de nulle dans ce jeu.
error-too-late = Il est trop tard : la partie compte.
error-no-help = L’aide n’existe que dans les parties non classées contre l’ordinateur.
error-unknown-player = Ce joueur artificiel n’existe pas.
error-illegal-decision = Les règles ne le permettent pas maintenant.

## A game without a board of its own

decisions = Décisions
