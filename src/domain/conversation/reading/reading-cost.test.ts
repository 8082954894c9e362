import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { emptyHouse } from "../../house/house-facts.ts";
import type { Turn } from "../conversation-turn.ts";
import { splitClauses } from "./clauses/split-clauses.ts";

/** How often each reader took a message or a clause apart. */
const taken = { tokens: 0, names: 0, acts: 0, dates: 0 };

/** How often the grammar of dates was run, and what it found weighed. */
const runs = { parsed: 0, weighed: 0 };

let readMeaning: typeof import("./read-meaning.ts")["readMeaning"];

// The modules are loaded again, because other files of the same process may have loaded them without being counted.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock(import("../words/tokens.ts"), async (original) => {
    const real = await original();
    return { ...real, tokensOf: (...said) => counted("tokens", () => real.tokensOf(...said)) };
  });
  vi.doMock(import("../names/tag-names.ts"), async (original) => {
    const real = await original();
    return { ...real, tagNames: (...said) => counted("names", () => real.tagNames(...said)) };
  });
  vi.doMock(import("../acts/classify-acts.ts"), async (original) => {
    const real = await original();
    return { ...real, classifyActs: (...said) => counted("acts", () => real.classifyActs(...said)) };
  });
  vi.doMock(import("./read-when-anyhow.ts"), async (original) => {
    const real = await original();
    return { ...real, readWhenAnyhow: (...said) => counted("dates", () => real.readWhenAnyhow(...said)) };
  });
  vi.doMock(import("../dates/parse/parse-terms.ts"), async (original) => {
    const real = await original();
    return {
      ...real,
      parseTerms: (...said) => {
        runs.parsed += 1;
        return real.parseTerms(...said);
      },
    };
  });
  vi.doMock(import("../dates/evaluate/evaluate-when.ts"), async (original) => {
    const real = await original();
    return {
      ...real,
      evaluateWhen: (...said) => {
        runs.weighed += 1;
        return real.evaluateWhen(...said);
      },
    };
  });
  ({ readMeaning } = await import("./read-meaning.ts"));
});

afterAll(() => {
  for (const file of [
    "../words/tokens.ts",
    "../names/tag-names.ts",
    "../acts/classify-acts.ts",
    "./read-when-anyhow.ts",
    "../dates/parse/parse.ts",
    "../dates/evaluate/evaluate-when.ts",
  ])
    vi.doUnmock(file);
  vi.resetModules();
});

beforeEach(() => {
  Object.assign(taken, { tokens: 0, names: 0, acts: 0, dates: 0 });
  Object.assign(runs, { parsed: 0, weighed: 0 });
});

const counted = <Value>(reader: keyof typeof taken, read: () => Value): Value => {
  taken[reader] += 1;
  return read();
};

const turn = {
  language: "en",
  today: "2026-11-18",
  nowTime: "10:00",
  profileName: null,
  facts: {
    agents: [{ agentId: "ana", name: "Ana" }],
    types: [
      { id: "cut", name: "Haircut" },
      { id: "colour", name: "Colour" },
    ],
    client: { name: null },
    business: { house: emptyHouse },
    appointments: [],
  },
} as unknown as Turn;

test("a message that does one thing is taken apart once by each reader", () => {
  readMeaning(turn, "could I have a haircut with Ana on friday at 3, this is Harriet Blackwood", { offered: [] });
  expect(taken).toEqual({ tokens: 1, names: 1, acts: 1, dates: 1 });
});

test("of a message that does more, each clause is read once more and no piece of it twice", () => {
  const text = "haircut and colour on friday, how much is that? where are you?";
  const { clauses } = readMeaning(turn, text, { offered: [] });
  expect(clauses).toHaveLength(splitClauses(text).length);
  const each = 1 + clauses.length;
  expect(taken).toEqual({ tokens: each, names: each, acts: each, dates: each });
});

test("a message is folded once, however many readers look at it", () => {
  const text = "mañana un corte con Ana a las diez, soy Íñigo Álvarez";
  // The first message of all also makes the lists ready.
  readMeaning(turn, "mañana a las nueve, soy Zoé Álvarez", { offered: [] });
  const normalize = vi.spyOn(String.prototype, "normalize");
  readMeaning(turn, text, { offered: [] });
  const folded = normalize.mock.contexts.filter((each) => String(each) === text.toLowerCase());
  normalize.mockRestore();
  expect(folded).toHaveLength(1);
});

test("the grammar of dates is run once a message, and weighs nothing where it found nothing", () => {
  // From now on each name of the business is known not to be a day.
  readMeaning(turn, "a haircut and colour with Ana", { offered: [] });
  Object.assign(runs, { parsed: 0, weighed: 0 });
  for (const text of corpus) readMeaning(turn, text, { offered: [] });
  expect(runs).toEqual({ parsed: corpus.length, weighed: corpus.filter((text) => /\d/.test(text)).length });
});

const corpus = [
  "could I have a haircut with Ana at 15:00",
  "hello, is anybody there",
  "a haircut with Ana please",
  "my name is Harriet Blackwood",
  "colour on 24/11 with Ana",
  "where can I park",
  "thank you so much",
];
