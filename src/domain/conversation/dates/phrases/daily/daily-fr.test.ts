import { expect, test } from "vitest";
import { spokenReading } from "../../testing/spoken-reading.ts";

// As people type on the phone: when they can and when they can't, limits, contrasts, slips, feasts, regional forms, and
// numbers that are no dates.

test.each<[string, string]>([
  ["vendredi 11", "2026-12-11 ?"],
  ["jeudi 26 à 17h15", "2026-11-26 17:15"],
  ["je bosse jusqu'à 17h jeudi, donc après", "2026-11-19 ~17:00-24:00"],
  ["lundi je suis libre jusqu'à midi", "2026-11-23 ~00:00-12:00"],
  ["je peux pas avant 16h vendredi", "2026-11-20 ~16:00-24:00"],
  ["plutôt le matin que l'aprem, jeudi", "2026-11-19 ~morning"],
  ["pas jeudi, vendredi. 10h", "2026-11-20 10:00 not Thursday"],
  ["plutôt vendredi que jeudi vers 11h", "2026-11-20 11:00 not Thursday"],
  ["n'importe quel jour sauf lundi", "- not Monday"],
  ["la semaine pro sauf vendredi", "2026-11-23..2026-11-29 not Friday"],
  ["le 24… euh non le 25 à 9h30", "2026-11-25 09:30"],
  ["jeudi 25 à 16h", "2026-11-25|2026-11-26 16:00 ?"],
  ["mardi ou mercredi aprem", "2026-11-24|2026-11-25 ~afternoon ?"],
  ["midi et demi demain", "2026-11-19 12:30"],
  ["mercredi en huit à 15 h 30", "2026-11-25 15:30"],
  ["dans quinze jours à la meme heure", "2026-12-02 +0min"],
  ["le 1er à 10h", "2026-12-01 10:00"],
  ["après-demain en fin de journée", "2026-11-20 ~16:00-24:00"],
  ["samdi matin 10h30", "2026-11-21 10:30"],
  ["à la st sylvestre vers 10h", "2026-12-31 10:00"],
  ["la veille de noel à 9h", "2026-12-24 09:00"],
  ["2 enfants de 4 et 6 ans, samedi 10h", "2026-11-21 10:00"],
  ["c'est bien 25 euros ? jeudi 15h", "2026-11-19 15:00"],
  ["ça fait 3 mois que je suis pas venue, demain 10h ?", "2026-11-19 10:00"],
  ["mon num c'est 06 12 34 56 78, vendredi midi", "2026-11-20 12:00"],
  ["à vendredi !", "-"],
  ["mercredi 4 j'étais devant chez vous et c'était fermé", "-"],
  ["le premier samedi de décembre", "2026-12-05"],
  ["fin du mois, plutôt le matin", "2026-11-21..2026-11-30 ~morning"],
  ["je sors à 18h mardi donc 18h30", "2026-11-24 18:30"],
  ["entre midi et deux jeudi", "2026-11-19 ~noon"],
  ["ce soir je peux pas, demain 14h", "2026-11-19 14:00 not 2026-11-18"],
  ["ts les jours sauf mardi et jeudi", "- not Tuesday, Thursday"],
  ["lundi prochain au plus tôt à 14h", "2026-11-23 ~14:00-24:00"],
  ["dimanche 29 vers 11h moins le quart", "2026-11-29 10:45"],
  ["d'ici vendredi si possible", "2026-11-18..2026-11-20"],
  ["dés lundi matin", "2026-11-23..2026-12-06 ~morning"],
  ["à 5h de l'aprem le 30", "2026-11-30 17:00"],
  ["pas avant mercredi prochain", "2026-11-25..2026-12-08"],
  ["samedi, mais pas celui ci, le suivant, 11h", "2026-11-28 11:00 not 2026-11-21"],
])("%s → %s", (text, expected) => {
  expect(spokenReading(text, "fr")).toBe(expected);
});
