import { describe, expect, test } from "vitest";
import type { Language } from "#domain/languages.ts";
import { botTexts, botTextsIn } from "#locales/bot-texts.ts";
import { testScript } from "../play-script.ts";
import { newClient } from "../salon.ts";
import { houseSalon } from "./house-salon.ts";

type Tree = { readonly [key: string]: string | Tree };

const linesOf = (texts: Tree, path = ""): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[`${path}${key}`, value]] : linesOf(value, `${path}${key}.`),
  );

/** What the other way of addressing somebody never says. */
const usualWords: readonly [Language, "formal" | "informal", RegExp][] = [
  ["de", "informal", /(?<!\p{L})(?:Sie|Ihnen|Ihre?[nmrs]?)(?!\p{L})/u],
  [
    "fr",
    "informal",
    /(?<![\p{L}-])(?:vous|votre|vos|vôtre)(?!\p{L})|(?!rendez|chez)(?<!\p{L})\p{L}+ez(?:-vous)?(?![\p{L}-])/iu,
  ],
  [
    "es",
    "formal",
    /(?<!\p{L})(?:tu|tus|te|ti|tú|tuyo|contigo|quieres|puedes|tienes|prefieres|elige|escribe|dime|perdona)(?!\p{L})/iu,
  ],
];

test.each(usualWords)("%s, %s: no line addresses clients the usual way", (language, tone, pattern) => {
  const left = linesOf(botTextsIn(language, tone))
    .filter(([key]) => !/^(?:notices\..*\.template$|inYourLanguage\.|buttons\.|options\.)/.test(key))
    .filter(([, text]) => pattern.test(text.replace(/rendez-vous/giu, "")));
  expect(left).toEqual([]);
});

test("where a language has one way, every tone is that", () => {
  for (const language of ["en", "pt"] as const) {
    for (const tone of ["formal", "informal", null] as const)
      expect(botTextsIn(language, tone)).toBe(botTexts[language]);
  }
  expect(botTextsIn("de", "formal")).toBe(botTexts.de);
  expect(botTextsIn("es", "informal")).toBe(botTexts.es);
});

describe("a booking in the other tone", () => {
  testScript(
    "German du",
    houseSalon("de", { tone: "informal" }, newClient),
    `
    > hallo
    < Deinen Termin kannst du gleich hier buchen.
    > Haarschnitt bei Ana am Freitag um 16 Uhr
    > Lena Vogt
    < Darf ich das für dich buchen?
    > ja
    < Dein Termin ist gebucht!
    `,
  );
  testScript(
    "French tu",
    houseSalon("fr", { tone: "informal" }, newClient),
    `
    > bonjour
    < Je peux prendre ton rendez-vous ici même.
    > coupe avec Ana vendredi à 16h
    > Léa Martin
    < Je réserve ceci pour toi ?
    > oui
    ! book cut ana 2026-11-20 16:00 Léa Martin
    `,
  );
  testScript(
    "Spanish usted",
    houseSalon("es", { tone: "formal" }, newClient),
    `
    > hola
    < Puede reservar su cita aquí mismo.
    > corte con Ana el viernes a las 16
    > Lucía Gómez
    < ¿Le reservo esto?
    > sí
    < Escriba BAJA si prefiere no recibir mensajes.
    `,
  );
});
