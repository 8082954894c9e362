import { describe, expect, test } from "vitest";
import { turnOf } from "#domain/conversation/conversation-turn.ts";
import type { ConversationFacts, TypeFacts } from "#domain/conversation/facts.ts";
import { readMeaning } from "#domain/conversation/reading/read-meaning.ts";
import { type Language, languages } from "#domain/languages.ts";
import { buildFacts, newClient } from "../salon.ts";
import { createSalonServer } from "../salon-server.ts";

const names = [
  ["Balayage", "Haircut", "Extensions", "Solo", "Wunderbad", "Sugaring", "Reiki", "Forever Young", "Ciao Bella"],
  ["Express", "Head Spa", "Cut & Go", "Monday Blues", "Happy Hour", "Open Hour", "Kinderhaarschnitt", "Siesta"],
  ["Corte infantil", "Coupe enfant", "Dauerwelle", "Wedding", "Luis Special", "Welcome", "Retouche"],
].flat();

const factsWith = (language: Language, types: readonly string[]): ConversationFacts => {
  const facts = buildFacts(language, newClient);
  return { ...facts, types: types.map((name) => ({ ...(facts.types[0] as TypeFacts), id: name, name })) };
};

const played = (language: Language, types: readonly string[], turns: readonly string[]) => {
  const server = createSalonServer(factsWith(language, types));
  for (const text of turns) {
    server.change((current) => ({ ...current, now: current.now.add({ seconds: 30 }) }));
    server.receive({ kind: "text", text });
  }
  return server.state();
};

describe.each(languages)("in %s", (language) => {
  test.each(names)("%s alone chooses it and asks nothing", (name) => {
    const context = { offered: names, isBooking: true, isTypeOpen: true };
    for (const said of [name, name.toLowerCase(), `${name}!`]) {
      const { typeIds, acts, steering } = readMeaning(turnOf(factsWith(language, names), null), said, context);
      expect([typeIds, acts, [...steering]]).toEqual([[name], [], []]);
    }
  });

  test("as a first message it begins the booking", () => {
    const state = played(language, ["Haircut", "Balayage", "Fringe trim"], ["balayage"]);
    expect(state).toMatchObject({ step: "slot", draft: { typeId: "Balayage" } });
  });

  test("a word that two names have asks which of them", () => {
    const types = ["Haircut", "Balayage long", "Balayage short"];
    const state = played(language, types, ["balayage"]);
    expect(state).toMatchObject({ step: "type", offer: { values: ["Balayage long", "Balayage short"] } });
  });
});

test.each<[Language, string, string]>([
  ["en", "i need an appointment", "balayage"],
  ["en", "i need an appointment", "yeah balayage"],
  ["en", "i need an appointment", "balayage?"],
  ["en", "i need an appointment", "just the balayage thanks"],
  ["de", "ich brauche einen termin", "balayage"],
  ["de", "ich brauche einen termin", "ein balayage bitte"],
  ["de", "ich brauche einen termin", "na balayage halt"],
  ["es", "quiero una cita", "balayage"],
  ["es", "quiero una cita", "un balayage"],
  ["es", "quiero una cita", "balayage porfa"],
  ["fr", "je veux un rdv", "balayage"],
  ["fr", "je veux un rdv", "un balayage"],
  ["fr", "je veux un rdv", "le balayage svp"],
  ["pt", "quero marcar um horário", "balayage"],
  ["pt", "quero marcar um horário", "o balayage"],
  ["pt", "quero marcar um horário", "balayage mesmo"],
])("%s: asked what to book, %s: %s", (language, first, second) => {
  const state = played(language, ["Haircut", "Balayage", "Fringe trim"], [first, second]);
  expect(state).toMatchObject({ draft: { typeId: "Balayage" } });
});
