import { describe, expect, test } from "vitest";
import type { TypeFacts } from "#domain/conversation/facts.ts";
import type { Language } from "#domain/languages.ts";
import { buildFacts, newClient } from "../salon.ts";
import { createSalonServer } from "../salon-server.ts";

const names = ["Haircut", "Kids' haircut", "Beard trim", "Balayage"];
const both = ["Haircut", "Kids' haircut"];

const played = (language: Language, turns: readonly string[]) => {
  const facts = buildFacts(language, newClient);
  const types = names.map((name) => ({ ...(facts.types[0] as TypeFacts), id: name, name }));
  const server = createSalonServer({ ...facts, types });
  for (const text of turns) {
    server.change((current) => ({ ...current, now: current.now.add({ seconds: 30 }) }));
    server.receive({ kind: "text", text });
  }
  return server.state();
};

describe("which of two is asked again of these two alone, once it is said when", () => {
  test.each<[Language, string, string]>([
    ["en", "my son needs a haircut on friday", "10am"],
    ["en", "a haircut for me and a kids cut for my lad, friday", "at 11"],
    ["de", "meine tochter braucht einen haarschnitt am freitag", "um 10 uhr"],
    ["de", "mein sohn braucht einen haarschnitt", "freitag um 11"],
    ["es", "mi hijo necesita un corte el viernes", "a las 10"],
    ["es", "mi hija necesita un corte", "el viernes a las 11"],
    ["fr", "mon fils a besoin d'une coupe vendredi", "à 10h"],
    ["fr", "ma fille a besoin d'une coupe", "vendredi à 11h"],
    ["pt", "meu filho precisa de um corte na sexta", "às 10h"],
    ["pt", "minha filha precisa de um corte", "sexta às 11h"],
  ])("%s: %s, %s", (language, first, second) => {
    expect(played(language, [first])).toMatchObject({ step: "type", offer: { values: both } });
    expect(played(language, [first, second])).toMatchObject({ step: "type", offer: { values: both } });
    expect(played(language, [first, second, "1"])).toMatchObject({ draft: { typeId: "Haircut" } });
  });

  test("changing the service shows all of them", () => {
    const state = played("en", ["my son needs a haircut on friday", "10am", "another service"]);
    expect(state).toMatchObject({ step: "type", offer: { values: names } });
  });
});

describe("two children are no service beside the one they need", () => {
  test.each<[Language, string]>([
    ["en", "i'd like to book for my two kids, haircut, friday afternoon"],
    ["es", "quiero pedir cita pa mis dos niños, corte, el viernes por la tarde"],
    ["es", "hola, para mis dos niñas, corte de pelo el viernes"],
    ["fr", "un rdv pour mes deux enfants, coupe, vendredi après-midi"],
    ["de", "einen termin für meine zwei kinder, haarschnitt, am freitag nachmittag"],
    ["pt", "quero marcar pros meus dois meninos, corte, sexta à tarde"],
  ])("%s: %s", (language, text) => {
    const { step, draft } = played(language, [text]) as { step: string; draft: Record<string, unknown> };
    expect(draft.nextTypeIds ?? null).toBeNull();
    expect(step === "type" ? draft.openTypeIds : draft.typeId).not.toBe("Haircut");
  });
});

test("a son of six, on Saturday above all, is a child", () => {
  const state = played("de", ["mein Sohn braucht einen Haarschnitt, er ist 6, am liebsten Samstag"]);
  expect(state).toMatchObject({ draft: { typeId: "Kids' haircut" } });
});

describe("a service whose price was asked while none was chosen is meant by who goes on", () => {
  test.each<[Language, string, string, string]>([
    ["en", "i need an appointment on friday", "how much is a haircut", "does ana have anything at 10?"],
    ["de", "ich brauche einen termin am freitag", "was kostet ein haarschnitt", "hat ana um 10 uhr was frei?"],
    ["es", "quiero cita el viernes", "y cuánto vale el corte", "tiene ana algo a las 10?"],
    ["fr", "je voudrais un rdv vendredi", "c'est combien une coupe", "ana a quelque chose à 10h ?"],
    ["pt", "quero marcar na sexta", "quanto custa o corte", "a ana tem algo às 10h?"],
  ])("%s: %s, %s, %s", (language, ...turns) => {
    expect(played(language, turns)).toMatchObject({ draft: { typeId: "Haircut", agentId: "ana", time: "10:00" } });
  });
});
