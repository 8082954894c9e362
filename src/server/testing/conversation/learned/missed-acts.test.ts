import { describe, expect, test } from "vitest";
import { turnOf } from "#domain/conversation/conversation-turn.ts";
import type { LearnedReading, LearnedWhen } from "#domain/conversation/reading/learned/learned-reading.ts";
import { withBothReaders, withoutMentionedDays } from "#domain/conversation/reading/learned/read-together.ts";
import type { Meaning } from "#domain/conversation/reading/meaning.ts";
import { readMeaning } from "#domain/conversation/reading/read-meaning.ts";
import { buildFacts } from "../salon.ts";

const readByPatterns = (text: string): Meaning => {
  const { reader: _, ...facts } = buildFacts("en");
  return readMeaning(turnOf(facts, null), text, { offered: [] });
};

const nothingElse: Omit<LearnedReading, "chances"> = {
  ...{ unheard: new Set(), whens: [], pointers: [], name: null, staff: () => [] },
  ...{ answer: { yes: 0, no: 0, drop: 0 }, changes: { move: [0, 0], cancel: [0, 0] } },
};

const kindsIn = ({ acts }: Meaning): string[] => acts.map(({ kind }) => kind);

const heard = (text: string, chances: LearnedReading["chances"]): string[] =>
  kindsIn(withBothReaders(text, readByPatterns(text), { chances, ...nothingElse }));

describe("acts that the patterns missed", () => {
  const text = "the thing with the curls, blimey";

  test("count where the learned reader is sure", () => {
    expect(heard(text, { price: 0.85 })).toContain("price");
    expect(heard(text, { price: 0.55 })).not.toContain("price");
  });

  test("never change what is booked or stored by its word alone", () => {
    for (const act of ["move", "cancel", "data", "stop"] as const)
      expect(heard(text, { [act]: 0.99 })).not.toContain(act);
  });

  test("take nothing away and say nothing twice", () => {
    expect(heard("how much is a haircut?", { price: 0.99, place: 0.99 })).toEqual(
      expect.arrayContaining(["price", "place"]),
    );
    expect(heard("how much is a haircut?", { price: 0.99 }).filter((kind) => kind === "price")).toHaveLength(1);
    expect(heard("please move my appointment to Friday", { book: 0.99 })).not.toContain("book");
  });

  test("aren't looked for in a word or two", () => {
    expect(heard("the express", { price: 0.99 })).toEqual(heard("the express", {}));
  });

  test("don't turn a command into something else", () => {
    for (const command of ["menu", "STOP", "2"])
      expect(heard(command, { book: 0.99, price: 0.99 })).toEqual(heard(command, {}));
  });
});

describe("acts that the learned reader only suspects", () => {
  const text = "the thing with the curls, blimey";
  const suspectedIn = (learned: Partial<LearnedReading>) =>
    withBothReaders(text, readByPatterns(text), { chances: {}, ...nothingElse, ...learned }).doubtful;

  test("may have been said", () => {
    expect(suspectedIn({ chances: { price: 0.3 } })).toContainEqual({ kind: "price", confidence: 0.3 });
    expect(suspectedIn({ chances: { price: 0.1 } })).toEqual(suspectedIn({}));
  });

  test("never change anything", () => {
    for (const act of ["move", "cancel", "data", "stop"] as const)
      expect(suspectedIn({ chances: { [act]: 0.99 } })).toEqual(suspectedIn({}));
  });
});

test("a change that the patterns only suppose isn't one where the learned reader sees none", () => {
  const text = "we had so much fun, my sister wants to move in with you";
  const supposed = { ...readByPatterns(text), acts: [{ kind: "move" as const, confidence: 0.9 }], doubtful: [] };
  const chancesOf = (move: number): LearnedReading => ({ ...nothingElse, chances: { move } });
  expect(kindsIn(withBothReaders(text, supposed, chancesOf(0.01)))).toEqual([]);
  expect(kindsIn(withBothReaders(text, supposed, chancesOf(0.2)))).toEqual(["move"]);
  const said = { ...supposed, acts: [{ kind: "move" as const, confidence: 1 }] };
  expect(kindsIn(withBothReaders(text, said, chancesOf(0.01)))).toEqual(["move"]);
});

describe("days that are only mentioned", () => {
  const text = "my wedding is on Saturday, so Friday at 4";
  const whenAt = (words: string, said: Partial<LearnedWhen>): LearnedWhen => {
    const start = text.indexOf(words);
    return { start, end: start + words.length, isWanted: false, isOnly: false, certainty: 0.9, ...said };
  };
  const wanted = whenAt("Friday at 4", { isWanted: true });
  const only = whenAt("on Saturday", { isOnly: true });

  test.each<[string, LearnedReading, string]>([
    [
      "are left out beside a wish",
      { ...nothingElse, chances: {}, whens: [only, wanted] },
      "my wedding is , so Friday at 4",
    ],
    ["stay without a wish", { ...nothingElse, chances: {}, whens: [only] }, text],
    ["stay where that isn't sure", { ...nothingElse, chances: {}, whens: [{ ...only, certainty: 0.5 }, wanted] }, text],
    ["stay where opening hours are asked", { ...nothingElse, chances: { hours: 0.6 }, whens: [only, wanted] }, text],
    ["stay where lateness is told", { ...nothingElse, chances: { late: 0.6 }, whens: [only, wanted] }, text],
  ])("%s", (_, reading, expected) => {
    expect(withoutMentionedDays(text, reading)).toBe(expected);
  });
});

test("a day that alone says when is kept, however it is mentioned", () => {
  const text = "haircut before my graduation, which is on 4 December";
  const start = text.indexOf("on 4");
  const learned: LearnedReading = {
    ...nothingElse,
    chances: {},
    whens: [
      { start: 8, end: 14, isWanted: true, isOnly: false, certainty: 0.9 },
      { start, end: text.length, isWanted: false, isOnly: true, certainty: 0.9 },
    ],
  };
  const turn = turnOf({ ...buildFacts("en"), reader: () => learned }, null);
  const { reader: _, ...alone } = turn.facts;
  expect(readMeaning(turn, text, { offered: [] }).when).toEqual(
    readMeaning({ ...turn, facts: alone }, text, { offered: [] }).when,
  );
});
