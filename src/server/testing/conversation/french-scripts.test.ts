import { testScript } from "./play-script.ts";
import { buildFacts, buildOwnAppointment, newClient, withBusy } from "./salon.ts";

const appointment = buildOwnAppointment("fr", { id: "a" });
const one = withBusy({ ...buildFacts("fr"), appointments: [appointment] }, appointment);

testScript(
  "fr : une nouvelle cliente réserve pas à pas",
  buildFacts("fr", newClient),
  `
  @ profile
    > Bonjour
  < Bonjour ! Vous êtes chez Salon Aurora.
  > Réserver
  < Que souhaitez-vous réserver ?
  > une coupe svp
  < Coupe : voici les prochains horaires libres
  > peu importe
  < voici les prochains horaires libres
  < jeu. 19 nov.
  > vendredi après-midi
  < Horaires libres le vendredi 20 novembre 2026 :
  > trois heures et demie
  < À quel nom dois-je réserver ?
  > Je m’appelle Chloé
  ! setName Chloé
  < Coupe avec
  < 15:30
  < Nom : Chloé
  > d'accord
  ! book cut ana 2026-11-20 15:30 Chloé
  < C’est réservé !
  `,
);

testScript(
  "fr : une phrase et un oui",
  buildFacts("fr"),
  `
  > Je voudrais une coupe avec Ana après-demain à 15h30
  < vendredi 20 novembre 2026
  < 15:30
  > oui
  ! book cut ana 2026-11-20 15:30 María
  `,
);

testScript(
  "fr : un jour fermé, une pause",
  buildFacts("fr"),
  `
  > coupe avec ana dimanche
  < Nous sommes fermés le dimanche 22 novembre 2026.
  < Ana est libre le lun. 23 nov. à 09:00.
  > lundi à 13h
  < Nous sommes en pause à 13:00
  > le 25 à 11h
  < mercredi 25 novembre 2026
  `,
);

testScript(
  "fr : vendredi prochain, lequel ?",
  buildFacts("fr"),
  `
  > coupe avec ana vendredi prochain à 10h
  < De quel jour parlez-vous ?
  < 1. ven. 20 nov.
  < 2. ven. 27 nov.
  > 2
  < vendredi 27 novembre 2026
  `,
);

testScript(
  "fr : déplacer et annuler",
  one,
  `
  > mes rendez-vous
  < vendredi 20 novembre 2026, 11:00
  > déplacer
  < À quel jour dois-je le déplacer ?
  > lundi 10h
  < Nouveau : lundi 23 novembre 2026, 10:00
  > Confirmer
  ! reschedule a 1 ana 2026-11-23 10:00
  < Votre rendez-vous a été déplacé.
  > annuler mon rendez-vous
  < Voulez-vous vraiment annuler ?
  > le garder
  < rien ne change
  > annuler le rdv
  > oui
  ! cancel a 2
  < Votre rendez-vous a été annulé
  `,
);

testScript(
  "fr : arrêt, démarrer",
  buildFacts("fr"),
  `
  > ARRÊT
  ! optOut
  <
  > bonjour
  <
  > démarrer
  ! optIn
  < Vous recevrez de nouveau nos messages.
  `,
);

testScript(
  "fr : retour, aide, annuler, nous parler",
  buildFacts("fr"),
  `
  > coupe avec ana
  > retour
  < Comme d’habitude, Coupe avec Ana
  > aide
  < Touchez une option
  > annuler
  < rien n’a été réservé
  > parler à quelqu'un
  ! requestHuman
  < J’ai prévenu l’équipe
  `,
);
