import { expect, test } from "vitest";
import { foldedWords } from "../../words/fold-text.ts";
import { abbreviatedType } from "./abbreviated-type.ts";

const typesOf = (...names: string[]) => names.map((name) => ({ id: name, name }));
const physio = typesOf("Krankengymnastik", "Manuelle Therapie", "Massage");
const hair = typesOf("Waschen, Schneiden, Föhnen", "Herrenschnitt");

test.each([
  ["sechsmal KG aufgeschrieben", physio, "Krankengymnastik"],
  ["MT bei Herrn Vogt", physio, "Manuelle Therapie"],
  ["wsf am Dienstag", hair, "Waschen, Schneiden, Föhnen"],
  ["danke, lg Petra", physio, undefined],
  ["Stephan mit ph", typesOf("Probefahrt", "Inspektion"), undefined],
  // A day.
  ["klassisch fr 10 Uhr", typesOf("Fußreflexzonen Rundum", "Massage"), undefined],
  // Two of them fit.
  ["MT bitte", typesOf("Manuelle Therapie", "Medizinisches Training"), undefined],
] as const)("%s", (text, types, name) => expect(abbreviatedType(foldedWords(text), types)?.id).toBe(name));
