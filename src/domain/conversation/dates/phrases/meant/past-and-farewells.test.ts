import { expect, test } from "vitest";
import type { Language } from "../../../../languages.ts";
import { spokenReading } from "../../testing/spoken-reading.ts";

// Stories of days that are over, and good wishes: none of them asks for a day.

test.each<[Language, string, string]>([
  ["en", "On Monday you said 3pm and then nobody was there at 3", "-"],
  ["en", "last Tuesday Luis told me 11 and I waited till 12", "- ?"],
  ["en", "it's been two Fridays now that my fringe looks like a helmet", "-"],
  ["en", "Enjoy your weekend everyone and a blessed Sunday!", "-"],
  ["en", "Have a lovely rest of the week and a happy Friday x", "-"],
  ["es", "el jueves pasado me dijiste a las 4 y esperé hasta las 5 como una tonta", "-"],
  ["es", "hace tres sábados que no duermo por culpa de este flequillo", "-"],
  ["es", "Feliz resto de semana y un bendecido jueves para todos!", "-"],
  ["es", "ayer a las 6 me quedé afuera esperando", "-"],
  ["es", "buen finde y linda semana chicas", "-"],
  ["fr", "jeudi dernier vous m'aviez dit 16h et j'ai attendu jusqu'à 17h", "-"],
  ["fr", "ça fait deux lundis que je rate mon bus à cause de vous haha", "-"],
  ["fr", "Bonne fin de semaine et un beau dimanche à toute l'équipe !", "-"],
  ["fr", "voilà trois vendredis que je pense à cette frange", "-"],
  ["de", "Letzten Donnerstag hast du mir 16 Uhr gesagt und ich saß bis 17 Uhr da", "-"],
  ["de", "seit drei Samstagen treffe ich Luis beim Bäcker", "-"],
  ["de", "Noch eine schöne Restwoche und einen gesegneten Sonntag euch allen!", "-"],
  ["de", "Schönen Dienstag noch und bis bald", "-"],
  ["pt", "quinta passada você me disse 16h e fiquei esperando até as 17h", "-"],
  ["pt", "faz três sábados que encontro o Luis na padaria", "-"],
  ["pt", "Uma ótima sexta e um abençoado fim de semana para todos", "-"],
  ["pt", "Tenham um bom domingo e boa semana!", "-"],
  ["en", "Yesterday you said half four and the door was locked at half four", "-"],
  ["en", "three Mondays in a row nobody picked up the phone", "-"],
  ["en", "Wishing you all a peaceful Sunday and a great week ahead", "-"],
  ["en", "I came in on Saturday at 11 and loved it, thank you", "-"],
  ["en", "happy friday eve everyone!", "-"],
  ["es", "el sábado a las 11 fui y me encantó el corte", "-"],
  ["es", "que tengáis un precioso domingo y una semana llena de luz", "-"],
  ["es", "llevo dos viernes soñando con ese color", "-"],
  ["es", "el martes pasado quedamos a las 3 y nadie abrió hasta las 4", "-"],
  ["fr", "samedi à 11h je suis venue et j'ai adoré", "-"],
  ["fr", "belle fin de journée et un doux mercredi à vous", "-"],
  ["fr", "la semaine dernière vous m'avez fait attendre de 15h à 16h", "-"],
  ["fr", "depuis deux mardis je rêve d'une frange", "-"],
  ["de", "Am Samstag um 11 war ich da und es war super", "-"],
  ["de", "Wünsch euch einen entspannten Freitag und ein sonniges Wochenende", "-"],
  ["de", "Gestern um 16 Uhr stand ich vor verschlossener Tür", "-"],
  ["de", "zwei Freitage hintereinander hat keiner abgehoben", "- ?"],
  ["pt", "no sábado às 11 fui aí e adorei", "-"],
  ["pt", "desejo um maravilhoso domingo e uma semana iluminada", "-"],
  ["pt", "ontem às 16h fiquei à porta à espera", "-"],
  ["pt", "há dois domingos que sonho com esse corte", "-"],
])("%s: %s → %s", (language, text, read) => {
  expect(spokenReading(text, language)).toBe(read);
});
