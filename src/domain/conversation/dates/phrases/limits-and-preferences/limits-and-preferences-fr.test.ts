import { expect, test } from "vitest";
import { spokenReading } from "../../testing/spoken-reading.ts";

// Requests with limits on both sides, preferences, corrections, ages and counts beside them.

test.each([
  ["la semaine d'après la prochaine, plutôt le matin", "2026-11-30..2026-12-06 ~morning"],
  ["n'importe quel soir cette semaine, après 17h30", "2026-11-18..2026-11-22 ~17:30-24:00"],
  ["je pensais au dix décembre, à quatre heures moins vingt", "2026-12-10 15:40"],
  ["Mardi ça m'irait. Dix heures.", "2026-11-24 10:00"],
  ["pardon c'était pour jeudi, pas vendredi, à 14h", "2026-11-19 14:00 not Friday"],
  ["je préférerais vendredi plutôt que samedi, vers 13h", "2026-11-20 13:00 not Saturday"],
  ["onze heures et quart, demain en huit", "2026-11-26 11:15"],
  ["vous avez quelque chose samedi entre dix heures et midi ?", "2026-11-21 ~10:00-12:00"],
  ["pour le 30 au plus tard, j'ai un mariage", "2026-11-18..2026-11-30"],
  ["ma mamie (82 ans !) voudrait venir jeudi 26 à 10h", "2026-11-26 10:00"],
  ["2 adultes et 1 enfant, vendredi 15h30", "2026-11-20 15:30"],
  ["je suis chambre 214, je peux descendre aujourd'hui à 17h ?", "2026-11-18 17:00"],
  ["samedi dernier c'était parfait, merci Ana", "-"],
  ["on s'est mariés le 3 et ma coiffure était sublime", "-"],
  ["bon vendredi à tous !", "-"],
  ["de 14h à 16h, demain ou vendredi", "2026-11-19|2026-11-20 ~14:00-16:00 ?"],
  ["pas avant 10h et pas après 12h, lundi", "2026-11-23 ~10:00-12:00"],
  ["le premier lundi après le nouvel an à 11h", "2027-01-04 11:00"],
  ["aux alentours du 21 décembre, en fin d'après-midi", "2026-12-21 ~15:30-19:00"],
  ["euh jeudi ? ah non j'ai cours. vendredi genre 16h30", "2026-11-20 16:30"],
  [
    "tous les jours sauf mardi et jeudi, la semaine prochaine, le matin",
    "2026-11-23..2026-11-29 ~morning not Tuesday, Thursday",
  ],
  ["dans trois semaines le mercredi à midi", "2026-12-09 12:00"],
  ["30 nov 13h... non 14h", "2026-11-30 14:00"],
  ["à neuf heures et demie du matin le vingt-cinq", "2026-11-25 09:30"],
  ["le matin du 27, vers dix heures", "2026-11-27 10:00"],
  ["le 1er au lieu du 2, même heure, 15h", "2026-12-01 15:00 not 2026-12-02"],
  ["17h45 lundi ou mercredi", "2026-11-23|2026-11-25 17:45 ?"],
  ["après-demain 16h30 si t'as de la place", "2026-11-20 16:30"],
  ["seulement les vendredis après 15h", "2026-11-20 ~15:00-24:00"],
  ["mer 25 à 12h30, sinon jeu 26", "2026-11-25|2026-11-26 12:30 ?"],
  ["en sortant du bureau, genre 17h30, mardi", "2026-11-24 17:30"],
  ["le samedi 5, en avant-midi", "2026-12-05 ~morning"],
  ["pis lundi à 3h et demie, ça marche-tu ?", "2026-11-23 15:30"],
  ["à nonante minutes d'ici non, mais demain 10h oui", "2026-11-19 10:00 ?"],
])("the phrase %s means %s", (text, expected) => {
  expect(spokenReading(text, "fr")).toBe(expected);
});
