import { expect, test } from "vitest";
import { type Language, languages } from "#domain/languages.ts";
import { buildFacts, regularClient } from "../salon.ts";
import { createSalonServer } from "../salon-server.ts";
import { requestPhrases, toldPhrases, underSummary } from "./request-phrases.ts";

const open = (language: Language) => {
  const server = createSalonServer(buildFacts(language, regularClient));
  const say = (text: string) => {
    server.change((current) => ({ ...current, now: current.now.add({ seconds: 20 }) }));
    return server.receive({ kind: "text", text, profileName: "María" });
  };
  return { server, say };
};

const all = <Value>(of: (language: Language) => readonly Value[]) =>
  languages.flatMap((language) => of(language).map((value) => [language, value] as const));

test.each(all((language) => requestPhrases[language].map(([text, rhythm]) => ({ text, rhythm }))))(
  "a request for something regular, %s: %o",
  (language, { text, rhythm }) => {
    const talk = open(language);
    const { first, last } = talk.say(text);
    const state = talk.server.state();
    const kept = "draft" in state ? state.draft.repeat : undefined;
    expect(kept).toBeDefined();
    expect(kept?.rhythm ? `${kept.rhythm.every} ${kept.rhythm.unit}` : null).toBe(rhythm);
    const keys = last.replies.flatMap(({ lines }) => lines.map(({ key }) => key));
    expect(keys.includes("noted.repeat")).toBe(rhythm !== null);
    expect(first.command).toBeNull();
  },
);

const once: Record<Language, string> = {
  en: "haircut Tuesday 24 November at 10 with Ana",
  de: "Haarschnitt Dienstag 24. November um 10 Uhr bei Ana",
  es: "corte con Ana el martes 24 de noviembre a las 10",
  fr: "coupe mardi 24 novembre à 10h avec Ana",
  pt: "corte com Ana terça 24 de novembro às 10h",
};

test.each(all((language) => underSummary[language].map(([text, dates]) => ({ text, dates }))))(
  "what is on the table comes again, %s: %o",
  (language, { text, dates }) => {
    const talk = open(language);
    talk.say(once[language]);
    expect(talk.say(text).first.command).toBeNull();
    const state = talk.server.state();
    const visits = state.step === "summary" ? (state.visits ?? []) : [];
    expect(visits.map(({ date }) => date.slice(5)).join(" ")).toBe(dates);
  },
);

test.each(all((language) => toldPhrases[language]))("small talk begins nothing, %s: %s", (language, text) => {
  const talk = open(language);
  expect(talk.say(text).first.command).toBeNull();
  expect(talk.server.state().step).toBe("menu");
});
