/**
 * What clients say instead of a service's name. `=` begins a menu, `>` says which of it is meant, `> ?` that none is, `>>`
 * which is meant where the bot still asks. Round one, 41 messages, 7 right and 3 wrong at first (before the words of 60 trades); round two after them,
 * 12 of 23 right and 2 wrong at first.
 */
export const everydayFr = `
= vélo: Changement de chambre à air | Réglage des freins | Révision complète
j'ai crevé à l'arrière, demain matin ? > Changement de chambre à air
ça couine quand je freine > Réglage des freins
= coiffeur: Coupe femme | Coupe homme | Couleur | Brushing
me faire sécher et mettre en forme à la brosse ronde, on coupe rien > Brushing
j'ai des cheveux blancs à cacher > Couleur
c'est pour mon mari, il ressemble à un ours, faut lui couper tout ça > Coupe homme
= barbier: Coupe | Coupe enfant | Taille de barbe | Rasage
mon petit Léo a 4 ans et une tignasse, samedi ? > Coupe enfant
un dégradé à blanc sur les côtés > Coupe
je veux la peau lisse, au coupe-chou > Rasage
= podologue: Soin des ongles | Semelles | Traitement des verrues
j'ai un ongle incarné qui me fait super mal > Soin des ongles
j'ai une verrue sous le pied > Traitement des verrues
= soutien: Cours de maths | Cours de français | Cours d'anglais
je galère avec les équations > Cours de maths
ma fille fait plein de fautes d'orthographe > Cours de français
= dentiste: Détartrage | Carie | Extraction | Blanchiment
j'ai un trou dans une molaire > Carie
mes dents sont jaunies par le thé > Blanchiment
il faut m'enlever une dent > Extraction
= kiné: Séance de kiné | Massage sportif | Drainage lymphatique
je me suis fait une entorse, faut rééduquer la cheville > Séance de kiné
j'ai les jambes lourdes et gonflées > Drainage lymphatique
= ongles: Manucure | Beauté des pieds | Pose de gel | Dépose
j'aimerais enlever mon semi > Dépose
mes petons font peur, faut les arranger > Beauté des pieds
= institut: Épilation maillot | Épilation jambes | Soin du visage | Rehaussement de cils
j'ai des points noirs et le teint terne > Soin du visage
recourber mes cils pour le mariage > Rehaussement de cils
= opticien: Examen de la vue | Essai de lentilles | Ajustement de lunettes
je vois flou de loin > Examen de la vue
ma monture glisse sur le nez > Ajustement de lunettes
= véto: Vaccination | Stérilisation | Vermifuge
ma chatte doit être opérée pour pas avoir de petits > Stérilisation
mon chien a des vers > Vermifuge
= garage: Vidange | Changement de pneus | Plaquettes de frein | Recharge clim
faut monter mes pneus neige > Changement de pneus
ça souffle chaud dans la voiture > Recharge clim
= téléphone: Remplacement d'écran | Changement de batterie | Désoxydation
j'ai fait tomber mon portable, la vitre est fissurée > Remplacement d'écran
il est tombé dans l'eau > Désoxydation
il tient plus la charge > Changement de batterie
= couture: Ourlet pantalon | Changement de fermeture éclair | Cintrer une robe
mon jean est trop long > Ourlet pantalon
le zip de mon blouson est cassé > Changement de fermeture éclair
= avocat: Divorce | Droit du travail | Succession
j'ai été viré la semaine dernière > Droit du travail
je me sépare de ma femme > Divorce
= plombier: Débouchage | Recherche de fuite | Entretien chaudière
l'évier est bouché > Débouchage
ça goutte sous le lavabo > Recherche de fuite
= musique: Cours de guitare | Cours de piano | Cours de chant
je voudrais apprendre à gratter deux trois accords > Cours de guitare
= photographe: Photo d'identité | Portrait | Mariage
il m'en faut une pour mon passeport > Photo d'identité
= massage: Massage relaxant | Massage deep tissue | Réflexologie
je suis stressée, j'ai besoin de décompresser > Massage relaxant
pour les pieds, appuyer sur les points > Réflexologie
= toiletteur: Bain | Tonte | Coupe de griffes
mon caniche est tout emmêlé, faut le raser > Tonte

= informatique: Suppression de virus | Récupération de données | Remplacement d'écran
mon ordi rame et affiche des pubs partout > Suppression de virus
j'ai effacé les photos du mariage par erreur > Récupération de données
= bijouterie: Mise à taille | Changement de pile | Gravure
ma bague ne passe plus l'articulation > Mise à taille
ma montre s'est arrêtée > Changement de pile
= serrurier: Ouverture de porte | Changement de serrure | Double de clés
je suis à la porte, les clés sont dedans > Ouverture de porte
mon ex a encore les clés, je veux changer le barillet > Changement de serrure
= jardinier: Tonte de pelouse | Taille de haies | Élagage
l'herbe m'arrive aux genoux > Tonte de pelouse
= véto: Vaccination | Coupe de griffes | Consultation
mon chat ne mange plus depuis dimanche > Consultation
= psy: Thérapie individuelle | Thérapie de couple
avec mon mari on se dispute tout le temps > Thérapie de couple
je fais des crises d'angoisse dans le métro > Thérapie individuelle
= auto-école: Leçon de conduite | Code | Examen blanc
je cale à chaque démarrage en côte > Leçon de conduite
= barbier: Coupe | Coupe enfant | Barbe
c'est pour mon fiston, il a 4 ans > Coupe enfant
mon fils de 16 ans veut une coupe > Coupe
= coiffeur: Coupe | Couleur | Mèches | Lissage
je voudrais passer de brune à rousse > Couleur
j'ai les cheveux qui frisottent à la moindre goutte > Lissage
= kiné: Kinésithérapie | Massage relaxant | Pilates
je me suis fait un tour de reins en portant un carton >> Kinésithérapie
j'ai besoin de déconnecter une petite heure, je suis à bout de nerfs > Massage relaxant
= agence: Visite d'appartement | Estimation | Conseil en prêt
on songe à vendre, on en tirerait combien ? > Estimation
= cordonnier: Ressemelage | Talons | Élargissement
mes bottes neuves me compriment les orteils > Élargissement
= électricien: Tableau électrique | Prises | Éclairage
dès que je mets le four tout saute > Tableau électrique
= institut: Massage | Manucure | Épilation
à vendredi ! > ?
je peux réserver mardi à 15h ? > ?
je passe vous voir jeudi > ?
= belleherbe: Shampooing-coupe | Mèches | Barbe | Lissage
une coupe > Shampooing-coupe
un balayage > Mèches
me faire lisser les cheveux > Lissage
tailler la barbe > Barbe
shampoing coup > Shampooing-coupe
mech > Mèches
lissaj > Lissage
= ciseaux: Coupe homme | Coupe femme | Permanente | Coloration racines
coupe mec > Coupe homme
coupe pour mon mari > Coupe homme
coupe dame > Coupe femme
faire mes racines > Coloration racines
une perm > Permanente
colo > Coloration racines
permanante > Permanente
= capucine: Coupe et brushing | Couleur | Coupe enfant | Chignon
coupe + brush > Coupe et brushing
coupe pour mon fils de 5 ans > Coupe enfant
une teinture > Couleur
une coiffure de mariée > Chignon
= barbier: Coupe | Taille de barbe | Coupe et barbe | Rasage à l'ancienne
barbe + coupe > Coupe et barbe
me faire raser > Rasage à l'ancienne
me faire tailler la barbe > Taille de barbe
un coup de tondeuse > Coupe
taille barb > Taille de barbe
= toilettage: Bain et séchage | Tonte complète | Coupe de griffes
tont complet > Tonte complète
tondre le chien > Tonte complète
laver le chien > Bain et séchage
couper les ongles du chat > Coupe de griffes
grifs > Coupe de griffes
= kine: Séance de kiné | Bilan | Massage
rééducation de l'épaule > Séance de kiné
rééduc > Séance de kiné
un mass > Massage
= coiffeur: Coupe femme | Coupe homme | Brushing | Balayage
coupe fem > Coupe femme
= salon: Coupe femme | Coupe homme | Coloration racines | Balayage | Brushing | Coupe enfant
ma repousse toute blanche se voit à trois kilomètres > Coloration racines
j'ai trois centimètres de racines grises > Coloration racines
cacher mes cheveux blancs > Coloration racines
mèches bien fondues, effet retour de plage > Balayage
un blond soleil, naturel, dégradé vers les pointes > Balayage
une petite coupe de mec, rien de fou > Coupe homme
rafraîchir la coupe de monsieur > Coupe homme
mon mari a les cheveux en bataille, il lui faut un coup de ciseaux > Coupe homme
un coup de séchoir et de brosse pour ce soir > Brushing
mon gamin ressemble à un mouton > Coupe enfant
= barbier: Dégradé | Coupe ciseaux | Taille de barbe | Rasage à l'ancienne | Coupe tondeuse
un fade bien propre > Dégradé
un coup de sabot 3 partout > Coupe tondeuse
la boule à zéro > Coupe tondeuse
au coupe-chou avec la serviette chaude > Rasage à l'ancienne
ma barbe part dans tous les sens, les contours à refaire > Taille de barbe
tout aux ciseaux, pas de machine > Coupe ciseaux
= institut: Manucure | Beauté des pieds | Épilation sourcils | Soin du visage | Épilation jambes
me faire les ongles > Manucure
mes petits petons sont dans un sale état > Beauté des pieds
mes sourcils se rejoignent > Épilation sourcils
j'ai plein de boutons sur le front > Soin du visage
des jambes toutes lisses pour la plage > Épilation jambes
= veto: Vaccin | Coupe de griffes | Consultation | Toilettage
le rappel annuel de Minou > Vaccin
elle déchire le canapé avec ses griffes > Coupe de griffes
mon lapin ne mange plus > Consultation
le caniche est plein de nœuds > Toilettage
= podo: Semelles orthopédiques | Pédicurie | Verrue
j'ai de la corne aux talons > Pédicurie
j'ai mal sous la voûte plantaire, il me faut des semelles > Semelles orthopédiques
= musique: Cours de guitare | Cours de piano | Cours de chant | Cours de batterie
gratter un peu la six-cordes > Cours de guitare
travailler ma voix avant le concert > Cours de chant
= garage: Vidange | Pneus | Freins | Climatisation
je change mes pneus hiver > Pneus
ça crisse quand je freine > Freins
la clim souffle chaud > Climatisation
= dentiste: Détartrage | Contrôle | Carie | Couronne
j'ai un trou dans une dent > Carie
du tartre à enlever > Détartrage
= coiffeur: Coupe femme | Coupe homme | Couleur racines | Mèches | Chignon | Barbe
j'ai une barre blanche sur la raie > Couleur racines
relever mes cheveux pour un mariage > Chignon
éclaircir quelques fils autour du visage > Mèches
tailler les poils du menton > Barbe
mon homme a la tignasse d'un lion, il lui faut une coupe > Coupe homme
= barbier: Coupe tondeuse | Dégradé américain | Rasage traditionnel
tout à 6 mm, on ne se prend pas la tête > Coupe tondeuse
à blanc sur les côtés et fondu vers le haut > Dégradé américain
joues bien lisses au blaireau > Rasage traditionnel
= veto: Vaccination | Consultation | Coupe des griffes | Stérilisation
la minette a besoin de ses piqûres > Vaccination
mon chien boite > Consultation
ses ongles cliquettent sur le carrelage > Coupe des griffes
= salon: Coupe dame | Coupe homme | Couleur | Lissage | Coupe enfant
j'en ai marre de mes frisottis > Lissage
je veux passer au roux > Couleur
une coupe pour mon bonhomme de 5 ans > Coupe enfant
les pointes sont toutes sèches, je suis une femme > Coupe dame
= garage: Vidange | Changement de pneus | Plaquettes de frein | Contrôle technique
mettre les pneus neige > Changement de pneus
le voyant d'huile est allumé > Vidange
ma pédale de frein est molle > Plaquettes de frein
= salon: Coupe femme | Coupe homme | Coloration racines | Balayage | Brushing | Coupe tondeuse | Manucure
on repousse d'une semaine ? > ?
je repousse ça à plus tard > ?
merci, ça me fait plaisir, on passe à la plage dimanche > ?
il y a un carré de soleil devant votre porte > ?
j'ai les mains pleines, je rappelle > ?
du coup je vous dis à demain > ?
un coup de fil suffit > ?
il lui faut du repos > ?
j'ai raté un rappel de chez vous ? > ?
les nuances de votre site sont jolies > ?
= toilettage: Bain | Tonte | Coupe de griffes | Démêlage
mon york a plein de nœuds derrière les oreilles et la brosse passe plus du tout > Démêlage
il a des bourres partout dans le poil > Démêlage
= vélo: Révision | Changement de pneu | Réglage des freins
mon vélo a dormi deux hivers à la cave, je voudrais qu'on vérifie tout de A à Z > Révision
j'ai dormi comme un bébé > ?
= institut: Soin du visage | Épilation jambes | Pose de vernis | Modelage du dos
j'ai le dos en compote, quelqu'un pourrait me masser ça > Modelage du dos
mettre de la couleur sur les ongles > Pose de vernis
= ostéo: Consultation adulte | Consultation nourrisson | Séance de suivi
c'est pour mon neveu, 3 semaines, il se tortille tout le temps > Consultation nourrisson
= kiné: Bilan | Séance de kiné | Massage
jamais venu chez vous, il faudrait regarder mon genou et me dire ce que j'ai > Bilan
je ne suis jamais venu en retard > ?
= barbier: Coupe | Taille de barbe | Coupe et barbe
les cheveux et la barbe > Coupe et barbe
= perçage: Tatouage | Piercing
je veux me faire percer l'oreille > Piercing
= poils: Bain | Tonte | Démêlage
les poils sont tout emmêlés, impossible de passer la brosse > Démêlage
= barbe: Coupe | Taille de barbe | Coupe et barbe
rafraîchir les cheveux et tailler la barbe > Coupe et barbe
`;
