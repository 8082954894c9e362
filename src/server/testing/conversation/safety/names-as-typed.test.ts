import { describe, expect, test } from "vitest";
import { isAgentOpen } from "#domain/conversation/booking/questions/ask-agent.ts";
import { renderReply } from "#domain/conversation/replying/render.ts";
import type { Language } from "#domain/languages.ts";
import { botTextsIn } from "#locales/bot-texts.ts";
import { asBusiness } from "../../blind/businesses.ts";
import { buildFacts, newClient } from "../salon.ts";
import { createSalonServer } from "../salon-server.ts";

const requests: Record<Language, string> = {
  en: "haircut with Ana tomorrow at 3pm",
  es: "corte con Ana mañana a las 15h",
  fr: "coupe avec Ana demain à 15h",
  de: "Haarschnitt bei Ana morgen um 15 Uhr",
  pt: "corte com Ana amanhã às 15h",
};

/** What was read back after an answer to the question for a name. */
const readBack = (language: Language, answer: string) => {
  const server = createSalonServer(buildFacts(language, newClient));
  server.receive({ kind: "text", text: requests[language] });
  expect(server.state().step).toBe("name");
  server.receive({ kind: "text", text: answer });
  const state = server.state();
  return state.step === "summary" ? [state.draft.name, state.slot.date, state.slot.time] : [state.step];
};

describe("figures, signs and emoji belong to a name that was asked for", () => {
  test.each<[Language, string, name?: string]>([
    ["en", "Louis 14"],
    ["en", "J. R. Ewing 3rd"],
    ["en", "Tom & Jerry"],
    ["en", "Bob Smith Jr."],
    ["en", "it's Louis 14", "Louis 14"],
    ["en", "Jo 🐶🐶"],
    ["fr", "Anaïs & Fils <3"],
    ["fr", "Louis XIV"],
    ["fr", "René 3ème"],
    ["de", "Müller & Sohn"],
    ["de", "Heinz 57"],
    ["es", "M.ª José"],
    ["es", "Lucía 🌸"],
    ["pt", "Kaká 22 <3"],
    ["pt", "D. Pedro II"],
    ["en", "50 Cent"],
    ["en", "R2-D2"],
    ["en", "M&M's"],
    ["en", "Agent 007"],
    ["es", "C3PO"],
    ["fr", "Ke$ha"],
    ["de", "Blink-182"],
    ["de", "xX_Tom_Xx"],
    ["pt", "Lou*"],
    ["en", "2Pac"],
    ["en", "Nº 5"],
    ["en", "K-9 & Co. #1"],
    ["en", "X Æ A-12"],
    ["en", "P!nk"],
    ["en", "A$AP Rocky"],
    ["en", "4 Non Blondes"],
    ["en", "Will.i.am"],
    ["en", "J.R."],
    ["en", "Dr. No"],
    ["en", "24/7 Gym"],
    ["en", "Bo *the boss*"],
    ["en", "call me P!nk", "P!nk"],
    ["en", "name: R2-D2", "R2-D2"],
    ["es", "Bar 7"],
    ["es", "La 5ª"],
    ["es", "Hnos. García & Cía."],
    ["es", "Rubén (el del taxi)"],
    ["es", "soy 2Pac", "2Pac"],
    ["es", "a nombre de Bar 7", "Bar 7"],
    ["fr", "Les 4 As"],
    ["fr", "Mme Bovary-2"],
    ["fr", "moi c'est 2Pac", "2Pac"],
    ["de", "Die 3 ???"],
    ["de", "2raumwohnung"],
    ["de", "Opa (80)"],
    ["de", "Fritz der 2."],
    ["de", "ich bin 2Pac", "2Pac"],
    ["pt", "Nº 5"],
    ["pt", "Sr. 15"],
    ["pt", "Loja 21"],
    ["pt", "em nome de Loja 21", "Loja 21"],
  ])("%s: %s", (language, typed, name = typed) => {
    expect(readBack(language, typed)).toEqual([name, "2026-11-19", "15:00"]);
  });

  test.each<[Language, string, name: string, time: string]>([
    ["en", "Louis, 4pm is fine", "Louis", "16:00"],
    ["de", "Otto, 16 Uhr geht auch", "Otto", "16:00"],
    ["fr", "Louis 14h", "Louis", "14:00"],
  ])("%s: an hour beside it is one: %s", (language, typed, name, time) => {
    expect(readBack(language, typed)).toEqual([name, "2026-11-19", time]);
  });
});

test.each<[Language, string]>([
  ["en", "make it 11"],
  ["en", "4ish"],
  ["en", "£30 right"],
  ["de", "lieber um 11"],
  ["es", "mejor a las 11 :)"],
])("%s: what says something else is no name: %s", (language, typed) => {
  expect(readBack(language, typed)).toEqual(["name"]);
});

describe("asked with whom, somebody who works here is that person", () => {
  test.each<[Language, business: string, answers: readonly string[], agentId: string]>([
    ["fr", "garageFr", ["Karim", "karim svp", "avec Karim"], "karim"],
    ["es", "odonto", ["Vega", "Hugo por favor", "prefiero a Hugo"], "hugo"],
    ["de", "werkstatt", ["Murat", "zu Murat", "Murat bitte"], "murat"],
    ["pt", "fisioterapia", ["Caio", "Caio por favor", "com o Caio"], "caio"],
    ["en", "barber", ["Dee", "Dee please", "I'd like Dee"], "dee"],
  ])("%s at %s: %j", (language, business, answers, agentId) => {
    for (const answer of answers) {
      const facts = asBusiness(buildFacts(language, newClient), business);
      const server = createSalonServer(facts);
      server.receive({ kind: "text", text: facts.types[0]?.name ?? "" });
      expect(server.state().step).toBe("slot");
      server.receive({ kind: "text", text: answer });
      const state = server.state();
      const { agentId: chosen = "", name } = "draft" in state ? state.draft : {};
      const wanted = answer === "Vega" ? "dra. vega" : agentId;
      expect([chosen, name], answer).toEqual([wanted, undefined]);
    }
  });
});

test.each<[Language, request: string, answer: string, said: string]>([
  ["en", "haircut on Friday", "Zelda?", "I don't know anyone called Zelda here"],
  ["en", "haircut on Friday", "can Thorben do it?", "I don't know anyone called Thorben here"],
  ["de", "Haarschnitt am Freitag", "Zelda", "Hier gibt es niemanden mit dem Namen Zelda"],
  ["de", "Haarschnitt am Freitag", "zur Zelda", "Hier gibt es niemanden mit dem Namen Zelda"],
  ["es", "corte el viernes", "zelda", "no conozco a nadie que se llame zelda"],
  ["es", "corte el viernes", "está Zelda libre?", "no conozco a nadie que se llame Zelda"],
  ["fr", "une coupe vendredi", "Mme Kowalski", "Je ne connais personne du nom de Mme Kowalski ici"],
  ["pt", "corte na sexta", "a Zelda se possível", "Não conheço ninguém chamado Zelda aqui"],
  ["en", "haircut on Friday", "with Zelda", "I don't know anyone called Zelda here"],
  ["de", "Haarschnitt am Freitag", "bei Kunigunde", "Hier gibt es niemanden mit dem Namen Kunigunde"],
  ["es", "corte el viernes", "con Hortensia", "no conozco a nadie que se llame Hortensia"],
  ["fr", "une coupe vendredi", "avec Gontran svp", "Je ne connais personne du nom de Gontran ici"],
  ["pt", "corte na sexta", "com o Valdemar", "Não conheço ninguém chamado Valdemar aqui"],
])("%s: asked with whom, somebody who doesn't work here is said to be unknown: %s, %s", (language, ...texts) => {
  const [request, answer, said] = texts;
  const server = createSalonServer(buildFacts(language, newClient));
  server.receive({ kind: "text", text: request });
  expect(isAgentOpen(server.state())).toBe(true);
  const { last } = server.receive({ kind: "text", text: answer });
  const [reply] = last.replies.map((one) => renderReply(one, last.language, botTextsIn(last.language, null)));
  expect(reply?.text).toContain(said);
});
