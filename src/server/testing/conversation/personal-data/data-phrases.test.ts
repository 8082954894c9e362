import { expect, test } from "vitest";
import { type Language, languages } from "#domain/languages.ts";
import { buildFacts, buildOwnAppointment, regularClient } from "../salon.ts";
import { createSalonServer } from "../salon-server.ts";
import {
  dataPhrases,
  dropPhrases,
  erasePhrases,
  givenDataPhrases,
  notDataPhrases,
  whenMinePhrases,
} from "./data-phrases.ts";

const open = (language: Language, hasOwn = false) => {
  const appointments = hasOwn ? [buildOwnAppointment(language, { date: "2026-11-27", time: "12:00" })] : [];
  const server = createSalonServer({ ...buildFacts(language, regularClient), appointments });
  const say = (text: string) => {
    server.change((current) => ({ ...current, now: current.now.add({ seconds: 20 }) }));
    return server.receive({ kind: "text", text, profileName: "María" });
  };
  return { server, say };
};

const all = (phrases: Readonly<Record<Language, readonly string[]>>) =>
  languages.flatMap((language) => phrases[language].map((text) => [language, text] as const));

test.each(all(dataPhrases))("asks for what is stored, %s: %s", (language, text) => {
  expect(open(language).say(text).first.command?.kind).toBe("sendData");
});

test.each(all(notDataPhrases))("a message about no record, in %s: %s", (language, text) => {
  const talk = open(language);
  expect(["sendData", "erase"]).not.toContain(talk.say(text).first.command?.kind);
  expect(talk.server.state().step).toBe("menu");
});

test.each(all(givenDataPhrases))("a message with what a booking needs, in %s: %s", (language, text) => {
  expect(open(language).say(text).first.command).toBeNull();
});

test.each(all(whenMinePhrases))("asks when the own appointment is, %s: %s", (language, text) => {
  const talk = open(language, true);
  expect(talk.say(text).first.command).toBeNull();
  expect(talk.server.state().step).toBe("appointment");
});

test.each(all(erasePhrases))("wants to be deleted, %s: %s", (language, text) => {
  const talk = open(language);
  expect(talk.say(text).first.command).toBeNull();
  expect(talk.server.state().step).toBe("erase");
});

const begun: Record<Language, readonly [string, string]> = {
  en: ["colour on the 26th", "haircut Tuesday 24 November at 10 with Ana"],
  de: ["Farbe am 26.", "Haarschnitt Dienstag 24. November um 10 Uhr bei Ana"],
  es: ["color el jueves 26", "corte con Ana el martes 24 de noviembre a las 10"],
  fr: ["couleur jeudi 26", "coupe mardi 24 novembre à 10h avec Ana"],
  pt: ["coloração na quinta 26", "corte com Ana terça 24 de novembro às 10h"],
};

test.each(all(dropPhrases))("a message that gives up what was begun, in %s: %s", (language, text) => {
  for (const first of begun[language]) {
    const talk = open(language);
    talk.say(first);
    const { last } = talk.say(text);
    expect(last.replies.flatMap(({ lines }) => lines.map(({ key }) => key))[0]).toBe("left");
    expect(talk.server.state().step).toBe("menu");
  }
});

test.each(all(erasePhrases))("wants to be deleted in mid-booking, which ends there, %s: %s", (language, text) => {
  const talk = open(language);
  talk.say(begun[language][1]);
  expect(talk.server.state().step).toBe("summary");
  expect(talk.say(text).first.command).toBeNull();
  expect(talk.server.state().step).toBe("erase");
});
