import { expect, test } from "vitest";
import type { Language } from "#domain/languages.ts";
import { readOwnerCommand } from "#domain/owner-commands/reading/read-owner-command.ts";
import { commandGist } from "#domain/owner-commands/testing/command-gist.ts";
import { readConversations } from "../read-conversations.ts";

type Item = { id: string; language: Language; turns: string[]; gist: string };

const items = readConversations<Item>("more/round-10-owner");

/** On Wednesday the 18th of November 2026 at ten. */
const read = ({ turns, language }: Item): string =>
  turns
    .map((text) => {
      const found = readOwnerCommand(text, {
        ...{ today: "2026-11-18", nowTime: "10:00", country: "ES", preferred: language },
        names: new Set(["maria", "joao", "clara", "peter", "ana", "luis"]),
        agentNames: new Set(["ana", "luis"]),
      });
      return commandGist(found?.command ?? null);
    })
    .join(" ; ");

/** Written by people who had seen neither the code nor its tests, never edited to pass; `gist` says their `expect` as a command. */
test("commands of strangers who run their day, another round", () => {
  expect(items).toHaveLength(40);
  const missed = items.filter((item) => read(item) !== item.gist).map((item) => `${item.id}: ${read(item)}`);
  expect(missed).toEqual([]);
});
