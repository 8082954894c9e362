import { expect, test } from "vitest";
import { spokenReading } from "../../testing/spoken-reading.ts";

// Exact days and hours in short messages, and times that are refused beside them.

test.each([
  ["bonjour, le 3 du mois prochain, quatorze heures dix ?", "2026-12-03 14:10"],
  ["je suis là que vendredi et samedi, avant midi", "2026-11-20|2026-11-21 ~00:00-12:00 ?"],
  ["je peux passer dans une demi-heure", "2026-11-18 10:30"],
  ["mettez-moi le dernier vendredi de novembre, seize heures trente", "2026-11-27 16:30"],
  ["avant-hier j'ai appelé, personne. bref vendredi 10h ?", "2026-11-20 10:00"],
  ["après le 25 mais avant le 1er", "2026-11-26..2026-11-30"],
  ["allons-y pour le 9 décembre, onze heures et demie", "2026-12-09 11:30"],
  ["le 24 plutôt l'après-midi, à partir de 16h", "2026-11-24 ~16:00-24:00"],
  ["une semaine avant le réveillon de Noël, à 10h", "2026-12-17 10:00"],
  ["14h30, pas 15h30, vendredi", "2026-11-20 14:30"],
  ["jeudi entre 14h30 et 15h", "2026-11-19 ~14:30-15:00"],
  ["elle m'a dit 15 euros pour les enfants, samedi 10h30 ça va ?", "2026-11-21 10:30"],
  ["pas ce vendredi mais l'autre, à 17h", "2026-11-27 17:00 not 2026-11-20"],
  ["jeudi 26 novembre à dix-sept heures quinze", "2026-11-26 17:15"],
  ["le mois prochain, le 14", "2026-12-14"],
  ["demain vers trois heures et quart", "2026-11-19 15:15"],
  ["lundi ou mardi mais l'après-midi seulement", "2026-11-23|2026-11-24 ~afternoon ?"],
  ["une p'tite coupe samedi à 11h moins quart", "2026-11-21 10:45"],
  ["jsuis dispo à partir de mercredi prochain", "2026-11-25..2026-12-08"],
  ["mardi 1er décembre 9h", "2026-12-01 09:00"],
])("the phrase %s means %s", (text, expected) => {
  expect(spokenReading(text, "fr")).toBe(expected);
});
