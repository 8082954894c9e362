// @module-tag trial
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { judgeDialogue } from "../../blind/judge-dialogue.ts";
import { trialLength } from "../../trial-length.ts";

type Dialogue = Parameters<typeof judgeDialogue>[0];

/**
 * Written to develop with, in five languages. On the first try 132 of 149, 362 of 457, 106 of 120 and, of the last, 107 of 144 went right;
 * of the trades 107 of 153, and 93 of 101 written after those were fixed (thirteen that don't go right, or were expected wrongly, are
 * left out).
 */
const sets: readonly { file: string; about: string; all: number; failing?: readonly string[] }[] = [
  {
    file: "everyday-dialogues.json",
    about: "sixteen topics in everyday words",
    all: 149,
    failing: ["de-d61", "pt-e50", "es-d31", "de-d68", "pt-d91"],
  },
  {
    file: "strangers-dialogues.json",
    about: "names, yeses with more, regional words",
    all: 457,
    failing: [
      "en-r9",
      "en-r47",
      "es-r42",
      "de-r39",
      "pt-r38",
      "fr-r58",
      "pt-r56",
      "es-r75",
      "es-r80",
      "de-r80",
      "en-r99",
      "de-r85",
      "fr-r51",
      "de-r50",
      "en-r80",
    ],
  },
  {
    file: "change-dialogues.json",
    about: "refusals, forms of address, other services, changes",
    all: 132,
    failing: ["en-w13", "es-w8", "de-w19"],
  },
  {
    file: "trades-dialogues.json",
    about: "other trades: names, people, slips",
    all: 241,
    failing: ["en-people1-35", "es-names1-28"],
  },
  {
    file: "beside-dialogues.json",
    about: "one more, two wishes, contrasts, nobody else",
    all: 151,
    failing: ["one-more-de-b4"],
  },
  {
    file: "careful-dialogues.json",
    about: "one of several, off the calendar, the larger service",
    all: 15,
  },
  {
    file: "wanted-dialogues.json",
    about: "corrections, two wishes, one more, slots given up, stories",
    all: 305,
    failing: ["es-y83", "pt-y91", "de-y143", "de-y212", "pt-y214", "de-y240", "pt-y279"],
  },
  {
    file: "structure-dialogues.json",
    about: "one thing corrected or replaced, one more beside what stands, for whom, courtesy, lateness",
    all: 357,
    failing: ["fr-B32", "en-B41"],
  },
  { file: "telegram-dialogues.json", about: "everything in one line, with slips", all: 31 },
  {
    file: "asked-dialogues.json",
    about: "the service asked about, the week spoken of, what stays",
    all: 42,
  },
  {
    file: "counted-dialogues.json",
    about:
      "another service counted from what stands, moves with reasons, left in after all, words of change with nothing booked",
    all: 162,
    failing: ["pt-C85", "de-C77"],
  },
];

/** Hundreds of conversations are played, on a machine that may be busy. */
const patience = 180_000;

/** As a rule every fourth is played, and with LONG_TRIALS=1 all of them. */
const isPlayed = (_: unknown, at: number): boolean => at % trialLength({ short: 4, long: 1 }) === 0;

test.each(sets)(
  "$about: most go right, and nothing is done that wasn't asked for",
  { timeout: patience },
  ({ file, all, failing = [] }) => {
    const dialogues = JSON.parse(readFileSync(join(import.meta.dirname, file), "utf8")) as readonly Dialogue[];
    expect(dialogues).toHaveLength(all);
    const verdicts = dialogues
      .filter(isPlayed)
      .map((dialogue) => ({ id: dialogue.id, verdict: judgeDialogue(dialogue) }));
    expect(verdicts.filter(({ id, verdict }) => verdict !== "right" && !failing.includes(id))).toEqual([]);
    expect(verdicts.filter(({ verdict }) => verdict === "wrong action")).toEqual([]);
  },
);
