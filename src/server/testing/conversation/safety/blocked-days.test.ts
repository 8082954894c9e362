import { expect, test } from "vitest";
import { renderReply } from "#domain/conversation/replying/render.ts";
import type { Language } from "#domain/languages.ts";
import { readBack } from "#domain/owner-commands/replying/read-back.ts";
import { newOwnerState } from "#domain/owner-commands/state.ts";
import { takeOwnerMessage } from "#domain/owner-commands/take-owner-message.ts";
import { commandFacts } from "#domain/owner-commands/testing/play-commands.ts";
import { ownerTexts } from "#locales/owner-texts.ts";

const readBackAfter = (language: Language, text: string, ownAgentId: string | null): string => {
  const facts = commandFacts({ ownAgentId });
  const step = takeOwnerMessage(newOwnerState("sender"), { text }, facts, language);
  if (step.kind !== "decided" || step.decision.kind !== "readBack") return step.kind;
  const { action } = step.decision;
  const lines =
    action.kind === "several"
      ? action.actions.flatMap((one) => readBack(one, { kind: "block", inside: [] }, facts))
      : readBack(action, { kind: "block", inside: [] }, facts);
  const reply = { lines, options: [], style: "plain" as const };
  return JSON.stringify(renderReply(reply, language, ownerTexts[language], { country: facts.country }));
};

/** From Tuesday 2 to Thursday 4 March, of which today is the Monday before. */
const rows: readonly (readonly [Language, text: string, hours: string, everyone: string])[] = [
  ["en", "block tomorrow to Thursday 2 to 4", "2:00.*4:00", "everyone"],
  ["es", "bloquea de martes a jueves de 14 a 16", "14:00.*16:00", "todo el equipo"],
  ["fr", "bloque de mardi à jeudi de 14h à 16h", "14:00.*16:00", "toute l’équipe"],
  ["de", "blockier Dienstag bis Donnerstag 14 bis 16 Uhr", "14:00.*16:00", "das ganze Team"],
  ["pt", "bloqueia de terça a quinta das 14h às 16h", "14:00.*16:00", "toda a equipe"],
];

test.each(rows)(
  "%s: several days are read back with both dates, hours and people: %s",
  (language, text, hours, all) => {
    expect(readBackAfter(language, text, "ana")).toMatch(new RegExp(`\\b2\\b.*\\b4\\b.*${hours}.*Ana`));
    expect(readBackAfter(language, text, null)).toMatch(new RegExp(`\\b2\\b.*\\b4\\b.*${hours}.*${all}`));
  },
);
