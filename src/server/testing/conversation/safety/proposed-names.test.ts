import { describe, expect, test } from "vitest";
import type { Language } from "#domain/languages.ts";
import { buildFacts, newClient } from "../salon.ts";
import { createSalonServer } from "../salon-server.ts";

const request: Record<Language, string> = {
  en: "haircut with Ana on Friday at 11",
  es: "corte con Ana el viernes a las 11",
  fr: "une coupe avec Ana vendredi à 11h",
  de: "Haarschnitt bei Ana am Freitag um 11 Uhr",
  pt: "corte com a Ana na sexta às 11h",
};

/** What a new client called Tom by the profile says to the read-back: the name that is then read back, or booked. */
const answered = (language: Language, text: string): { step: string; name: string | undefined; isBooked: boolean } => {
  const server = createSalonServer(buildFacts(language, newClient));
  server.receive({ kind: "text", text: request[language], profileName: "Tom" });
  const { first } = server.receive({ kind: "text", text, profileName: "Tom" });
  const state = server.state();
  const draft = "draft" in state ? state.draft : {};
  const isBooked = first.command?.kind === "book";
  const name = first.command?.kind === "book" ? first.command.name : (draft.forName ?? draft.name);
  return { step: state.step, name, isBooked };
};

describe("a proposed name is put right in the read-back, before anything is booked", () => {
  test.each<[Language, string, string]>([
    ["en", "Thomas Miller", "Thomas Miller"],
    ["en", "it's for Thomas Miller", "Thomas Miller"],
    ["en", "yes please, but under Thomas Miller", "Thomas Miller"],
    ["en", "for my son Leo", "Leo"],
    ["en", "sound, crack on. Gethin's the name", "Gethin"],
    ["es", "Claro que sí, con mucho gusto: Andrés Felipe Restrepo", "Andrés Felipe Restrepo"],
    ["es", "déjalo, venga, adelante. Corina", "Corina"],
    ["fr", "mettez juste Jo", "Jo"],
    ["de", "ist für Thomas Müller", "Thomas Müller"],
    ["pt", "ah tá ótimo então. Michele", "Michele"],
  ])("%s: %s", (language, text, name) => {
    expect(answered(language, text)).toEqual({ step: "summary", name, isBooked: false });
  });
});

describe("a yes to it books under it", () => {
  test.each<[Language, string]>([
    ["en", "yes"],
    ["es", "perfe, sí"],
    ["fr", "oui parfait"],
    ["de", "Perfekt, genau so, Waldi wird staunen"],
    ["pt", "Impecável, pode marcar. Obrigadíssima e um resto de bom dia"],
  ])("%s: %s", (language, text) => {
    expect(answered(language, text)).toMatchObject({ name: "Tom", isBooked: true });
  });
});

describe("a question is no yes, however much one of its words sounds like it", () => {
  test.each<[Language, string]>([
    ["en", "Where are you exactly? Is it near the metro?"],
    ["es", "oye y en cuánto me sale?"],
    ["fr", "vous êtes où exactement ? c'est quelle rue"],
    ["de", "bevor ich das sage: wo seid ihr überhaupt genau?"],
    ["pt", "já agora, vocês fecham para almoço?"],
  ])("%s: %s", (language, text) => {
    expect(answered(language, text)).toMatchObject({ step: "summary", isBooked: false });
  });
});
