import { expect, test } from "vitest";
import type { ConversationFacts } from "#domain/conversation/facts.ts";
import { type Language, languages } from "#domain/languages.ts";
import { buildFacts, newClient } from "../salon.ts";
import { createSalonServer } from "../salon-server.ts";

const hello: Record<Language, string> = { en: "hi", es: "hola", fr: "bonjour", de: "hallo", pt: "oi" };

const request: Record<Language, string> = {
  en: "haircut with Ana tomorrow at 3pm",
  es: "corte con Ana mañana a las 15h",
  fr: "une coupe avec Ana demain à 15h",
  de: "Haarschnitt bei Ana morgen um 15 Uhr",
  pt: "corte com a Ana amanhã às 15h",
};

const yes: Record<Language, string> = { en: "yes", es: "sí", fr: "oui", de: "ja", pt: "sim" };

/** Sends texts and taps (`[…]`, a piece of the option's value) until the last one books; how many it took. */
const messagesUntilBooked = (facts: ConversationFacts, messages: readonly string[]): number => {
  const server = createSalonServer(facts);
  let options: readonly { id: string }[] = [];
  let isBooked = false;
  for (const message of messages) {
    server.change((current) => ({ ...current, now: current.now.add({ seconds: 20 }) }));
    const tapped = /^\[(.+)\]$/.exec(message)?.[1];
    const choiceId = tapped === undefined ? undefined : options.find(({ id }) => id.includes(tapped))?.id;
    if (tapped !== undefined) expect(choiceId, `an option ${message}`).toBeDefined();
    const { first, last } = server.receive({
      kind: choiceId === undefined ? "text" : "choice",
      text: message,
      choiceId,
      profileName: "María José",
    });
    options = last.replies[0]?.options ?? [];
    isBooked = first.command?.kind === "book";
  }
  expect(isBooked).toBe(true);
  return messages.length;
};

test.each(languages)("%s: by taps a new client needs six messages", (language) => {
  const messages = [hello[language], "[type:cut]", "[:ana]", "[2026-11-19T]", "[profile]", "[confirm]"];
  expect(messagesUntilBooked(buildFacts(language, newClient), messages)).toBe(6);
});

test.each(languages)("%s: by taps a returning client needs three", (language) => {
  const messages = [hello[language], "[usual:2026-11-19]", "[confirm]"];
  expect(messagesUntilBooked(buildFacts(language), messages)).toBeLessThanOrEqual(4);
});

test.each(languages)("%s: in one sentence a new client needs three messages", (language) => {
  expect(messagesUntilBooked(buildFacts(language, newClient), [request[language], "Emma Carter", yes[language]])).toBe(
    3,
  );
});

test.each(languages)("%s: in one sentence a returning client needs two", (language) => {
  expect(messagesUntilBooked(buildFacts(language), [request[language], yes[language]])).toBe(2);
});
