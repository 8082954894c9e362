/** Des conversations telles qu'on les écrit. */
export const conversationScriptsFr = `
# own: déplace autrement dit
> Bonjour, peut-on décaler mon rendez-vous à lundi 10h ?
> oui
! reschedule own 1 ana 2026-11-23 10:00

# own: même heure
> Je voudrais déplacer mon rdv à lundi, même heure
> parfait
! reschedule own 1 ana 2026-11-23 11:00

# own: un empêchement
> J'ai un empêchement, on peut reporter mon rendez-vous à lundi 10h ?
> d'accord
! reschedule own 1 ana 2026-11-23 10:00

# own: avancer
> Bonjour, pouvez-vous avancer mon rdv à jeudi 9h30 ?
> ok
! reschedule own 1 ana 2026-11-19 09:30

# own: repousser
> serait-il possible de repousser mon rendez-vous à lundi à 10h ?
> oui c'est bon
! reschedule own 1 ana 2026-11-23 10:00

# own: un second du même service
> une coupe lundi à 10h
! nothing
< Dois-je le déplacer, ou en voulez-vous un autre ?
> [Un autre]
> oui
! book cut ana 2026-11-23 10:00 María

# own: déplace celui qui existe
> je voudrais une coupe lundi à 10h
> [Le déplacer]
> oui
! reschedule own 1 ana 2026-11-23 10:00

# own: ne peut pas venir
> je ne pourrai malheureusement pas venir vendredi
! nothing
< Voulez-vous vraiment annuler ?
> oui
! cancel own 1

# own: annule
> je dois annuler mon rendez-vous svp
> oui, annuler
! cancel own 1

# two: annule celui qui est nommé
> annulez le rendez-vous couleur s'il vous plaît
< Couleur avec Luis
> oui
! cancel second 1

# own: merci avec une demande
> Merci pour la dernière fois ! Pourriez-vous déplacer mon rendez-vous à lundi 10h ?
< Je déplace votre rendez-vous ?

# own: se ravise
> je dois annuler mon rendez-vous
> non
! nothing

# today: en retard
> désolée, je suis dans les bouchons, j'aurai 15 minutes de retard
! tellArrival late 15 own
< Ana

# today: en route
> je suis en route
! tellArrival coming null own

# today: devant la porte
> je suis devant la porte, c'est fermé
! tellArrival here null own

# new: un changement d'avis n'est pas un nom
> coupe avec Ana demain à 15h
> en fait plutôt vendredi
! nothing
< vendredi 20 novembre 2026

# new: une question n'est pas un nom
> coupe avec Ana demain à 15h
> ça coûte combien ?
! nothing
< 25

# new: une plainte n'est pas un nom
> coupe avec Ana demain à 15h
> c'est inacceptable, je veux parler à quelqu'un
! requestHuman

# new: un long nom
> coupe avec Ana demain à 15h
> Jean-Baptiste de La Tour du Pin
! setName Jean-Baptiste de La Tour du Pin

# new: le nom dans la première phrase
> Bonjour, je m'appelle Chloé Bernard et je voudrais une coupe avec Luis vendredi à 15h
> oui
! book cut luis 2026-11-20 15:00 Chloé Bernard

# new: corrige le nom
> coupe avec Ana demain à 15h
> Cloe Bernard
> le nom est faux, c'est Chloé Bernard
! setName Chloé Bernard

# regular: pour sa fille
> je voudrais réserver une coupe pour ma fille Léa demain à 16h
< Léa (réservé par María)
> oui
! book cut ana 2026-11-19 16:00 María Léa

# regular: pour son mari
> une coupe pour mon mari vendredi à 14h
< Quel est le nom de la personne concernée ?
> Thomas
> oui
! book cut ana 2026-11-20 14:00 María Thomas

# regular: deux prestations
> une coupe et une couleur avec Ana vendredi à 10h
! nothing
< Coupe (10:00) et Couleur (10:30) avec Ana

# regular: colère
> je suis vraiment déçue, ma couleur est ratée
! requestHuman
< J’en suis désolé.

# regular: regret puis rendez-vous
> Je suis très mécontente. Est-ce que je peux avoir une coupe demain à 10h ?
< J’en suis désolé.
< Je réserve ceci pour vous ?

# new: la patronne
> je voudrais parler à la patronne
! requestHuman

# new: l'offre est tenue
> vous prenez la carte ?
! nothing
> oui merci
! askTeam vous prenez la carte ?

# new: quelqu'un qui n'est pas là
> je voudrais une coupe avec Brenda demain
< Je ne connais personne du nom de Brenda ici

# new: langue
> est-ce qu'on peut parler en anglais ?
! setLanguage en

# regular: comme d'habitude
> comme d'habitude mardi à 10h
> oui
! book cut ana 2026-11-24 10:00 María
`;
