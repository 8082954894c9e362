import { expect, test } from "vitest";
import type { Language } from "#domain/languages.ts";
import { buildFacts } from "../salon.ts";
import { createSalonServer } from "../salon-server.ts";

test.each<[Language, string]>([
  ["en", "haircut yesterday at 3"],
  ["de", "Haarschnitt gestern um 15 Uhr"],
  ["de", "vorgestern um 15 Uhr bei Ana"],
  ["es", "corte ayer a las 15h"],
  ["fr", "une coupe hier à 15h"],
  ["pt", "corte ontem às 15h"],
  ["en", "book me for yesterday"],
  ["de", "Einen Termin für gestern bitte"],
  ["es", "resérvame para ayer"],
  ["fr", "un rdv pour hier svp"],
  ["pt", "marca pra ontem"],
])("%s: a day that is over is called so: %s", (language, text) => {
  const server = createSalonServer(buildFacts(language));
  const { last } = server.receive({ kind: "text", text });
  expect(last.replies.flatMap(({ lines }) => lines.map(({ key }) => key))).toContain("refusals.pastDay");
});

test.each<[Language, request: string, asks: string, yes: string]>([
  ["en", "haircut with Ana tomorrow at 3 pm", "what do you do with my data?", "yes"],
  ["de", "Haarschnitt bei Ana morgen um 15 Uhr", "Was macht ihr mit meinen Daten?", "ja"],
  ["es", "corte con Ana mañana a las 15h", "¿qué hacéis con mis datos?", "sí"],
  ["fr", "coupe avec Ana demain à 15h", "que faites-vous de mes données ?", "oui"],
  ["pt", "corte com a Ana amanhã às 15h", "o que fazem com os meus dados?", "sim"],
])("%s: a question about privacy leaves the booking where it was", (language, request, asks, yes) => {
  const server = createSalonServer(buildFacts(language));
  server.receive({ kind: "text", text: request });
  expect(server.state().step).toBe("summary");
  server.change((facts) => ({ ...facts, now: facts.now.add({ seconds: 30 }) }));
  server.receive({ kind: "text", text: asks });
  expect(server.state()).toMatchObject({ step: "summary", slot: { date: "2026-11-19", time: "15:00" } });
  server.change((facts) => ({ ...facts, now: facts.now.add({ seconds: 30 }) }));
  expect(server.receive({ kind: "text", text: yes }).first.command?.kind).toBe("book");
});

test.each<[Language, string, name: string]>([
  ["en", "haircut with Jessica tomorrow at 3", "Jessica"],
  ["de", "Haarschnitt bei Sabine morgen um 15 Uhr", "Sabine"],
  ["es", "corte con Jessica mañana a las 15h", "Jessica"],
  ["fr", "coupe avec Jessica demain à 15h", "Jessica"],
  ["pt", "corte com a Jessica amanhã às 15h", "Jessica"],
  ["en", "Zelda", "Zelda"],
  ["en", "with Zelda", "Zelda"],
  ["en", "haircut with Thorben tomorrow at 3pm", "Thorben"],
  ["de", "bei Zelda", "Zelda"],
  ["de", "Haarschnitt bei Thorben morgen um 15 Uhr", "Thorben"],
  ["es", "con Zelda", "Zelda"],
  ["es", "corte con Zelda mañana a las 15:00", "Zelda"],
  ["fr", "avec Zelda", "Zelda"],
  ["fr", "coupe avec Zelda demain à 15h", "Zelda"],
  ["pt", "com a Zelda", "Zelda"],
  ["pt", "corte com a Sofía amanhã às 15h", "Sofía"],
])("%s: somebody who doesn't work here is said to be unknown by name: %s", (language, text, name) => {
  const server = createSalonServer(buildFacts(language));
  const lines = server.receive({ kind: "text", text }).last.replies.flatMap((reply) => reply.lines);
  expect(lines.find(({ key }) => key === "refusals.unknownAgent")).toMatchObject({ values: { name } });
});
