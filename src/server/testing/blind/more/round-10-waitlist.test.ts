import { expect, test } from "vitest";
import type { Language } from "#domain/languages.ts";
import { playWaits } from "../../conversation/waitlist/play-waits.ts";
import { readConversations } from "../read-conversations.ts";
import { checksOfWaits } from "./checks-round-10-waitlist.ts";

type Item = { id: string; language: Language; turns: string[]; offer?: boolean };

/** Written by people who had seen neither the code nor its tests; the first scores are in docs/understanding.md. */
const items = readConversations<Item>("more/round-10-waitlist");

test("what strangers want of the waitlist", () => {
  expect(items).toHaveLength(40);
  const wrong = items.flatMap(({ id, language, turns, offer }) => {
    const went = playWaits(language, offer ? "offer" : undefined, turns);
    return went === checksOfWaits[id] ? [] : [`${id}: ${went}`];
  });
  expect(wrong).toEqual([]);
});
