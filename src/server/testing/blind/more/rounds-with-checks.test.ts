import { describe, expect, test } from "vitest";
import type { Language } from "#domain/languages.ts";
import { playWaits } from "../../conversation/waitlist/play-waits.ts";
import { readConversations } from "../read-conversations.ts";
import { isRepeatRight, type RepeatItem } from "./judge-repeat.ts";
import { checksOfRepeats as repeats11, checksOfWaits as waits11 } from "./round-11/checks.ts";
import { notYetRight, checksOfRepeats as repeats12, checksOfWaits as waits12 } from "./round-12/checks.ts";

/** Written by people who had seen neither the code nor its tests; the first scores are in docs/understanding.md. */
const rounds = [
  { folder: "round-11", checksOfWaits: waits11, checksOfRepeats: repeats11, open: [] as readonly string[] },
  { folder: "round-12", checksOfWaits: waits12, checksOfRepeats: repeats12, open: notYetRight },
];

type Wait = { id: string; language: Language; turns: string[]; offer?: boolean };

describe.each(rounds)("messages of $folder", ({ folder, checksOfWaits, checksOfRepeats, open }) => {
  const read = <Item>(name: string) => readConversations<Item>(`more/${folder}/${name}`);

  test("what strangers want of the waitlist", () => {
    const items = read<Wait>("waitlist");
    expect(items).toHaveLength(40);
    const wrong = items.flatMap(({ id, language, turns, offer }) => {
      const went = playWaits(language, offer ? "offer" : undefined, turns);
      return went === checksOfWaits[id] || open.includes(id) ? [] : [`${id}: ${went}`];
    });
    expect(wrong).toEqual([]);
  }, 60_000);

  test.each([
    ["repeat", 40],
    ["my-data", 20],
    ["delete-me", 20],
  ])(
    "what strangers want of %s",
    (topic, count) => {
      const items = read<RepeatItem>("repeat").filter((item) => item.topic === topic);
      expect(items).toHaveLength(count);
      const wrong = items.filter((item) => !isRepeatRight(item, checksOfRepeats[item.id] ?? { step: "menu" }));
      expect(wrong.map(({ id }) => id).filter((id) => !open.includes(id))).toEqual([]);
    },
    60_000,
  );
});
