import { expect, test } from "vitest";
import type { Language } from "#domain/languages.ts";
import { buildFacts, regularClient } from "../salon.ts";
import { createSalonServer } from "../salon-server.ts";

const requests: Record<Language, string> = {
  en: "haircut with Ana tomorrow at 3pm",
  es: "corte con Ana mañana a las 15h",
  fr: "coupe avec Ana demain à 15h",
  de: "Haarschnitt bei Ana morgen um 15 Uhr",
  pt: "corte com Ana amanhã às 15h",
};

/** What an answer to a read-back does. */
const commandAfter = (language: Language, answer: string): string | undefined => {
  const server = createSalonServer(buildFacts(language, regularClient));
  server.receive({ kind: "text", text: requests[language] });
  expect(server.state().step).toBe("summary");
  server.change((facts) => ({ ...facts, now: facts.now.add({ seconds: 30 }) }));
  return server.receive({ kind: "text", text: answer }).first.command?.kind;
};

test.each<[Language, string]>([
  ["pt", "esqueça lá isso, a minha filha diz que mo corta"],
  ["pt", "apaga isso"],
  ["pt", "anula isso"],
  ["en", "fine, scratch that"],
  ["fr", "ok laisse tomber, ma fille va me les couper"],
  ["de", "das mach ich selber, passt"],
  ["es", "quita eso, ya lo hace mi madre"],
  ["en", "scrap that, my daughter says she'll do it"],
])("%s: what gives the booking up is no yes to it: %s", (language, answer) => {
  expect(commandAfter(language, answer)).toBeUndefined();
});

test.each<[Language, string]>([
  ["pt", "sim, pode marcar isso"],
  ["pt", "isso mesmo, obrigada"],
  ["fr", "oui c'est bon pour moi"],
  ["de", "ja passt so, danke dir"],
  ["es", "dale, confirmo por favor"],
  ["en", "yes please do, that works for me"],
])("%s: a yes is one: %s", (language, answer) => {
  expect(commandAfter(language, answer)).toBe("book");
});
