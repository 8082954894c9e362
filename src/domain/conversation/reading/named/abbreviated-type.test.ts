import { expect, test } from "vitest";
import { foldedWords } from "../../words/fold-text.ts";
import { abbreviatedType } from "./abbreviated-type.ts";

const typesOf = (...names: string[]) => names.map((name) => ({ id: name, name }));
const physio = typesOf("Krankengymnastik", "Manuelle Therapie", "Massage");
const hair = typesOf("Waschen, Schneiden, Föhnen", "Herrenschnitt");

test.each([
  ["sechsmal KG aufgeschrieben", physio, "Krankengymnastik"],
  ["vous prenez la CB ?", typesOf("Coupe", "Coupe et barbe"), undefined],
  ["wsf am Dienstag", hair, "Waschen, Schneiden, Föhnen"],
  ["danke, lg Petra", physio, undefined],
  ["Stephan mit ph", typesOf("Probefahrt", "Inspektion"), undefined],
  // A day.
  ["klassisch fr 10 Uhr", typesOf("Fußreflexzonen Rundum", "Massage"), undefined],
  // Two of them fit.
  ["MLD bitte", typesOf("Manuelle Lymphdrainage Damen", "Medizinisches Laufband Duo"), undefined],
] as const)("%s", (text, types, name) => expect(abbreviatedType(foldedWords(text), types)?.id).toBe(name));
