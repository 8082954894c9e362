import { beforeEach, expect, test, vi } from "vitest";
import { classifyActs } from "../acts/classify-acts.ts";
import type { Turn } from "../conversation-turn.ts";
import { tagNames } from "../names/tag-names.ts";
import { tokensOf } from "../words/tokens.ts";
import { readMeaning } from "./read-meaning.ts";
import { readWhenAnyhow } from "./read-when-anyhow.ts";
import { splitClauses } from "./split-clauses.ts";

vi.mock(import("../words/tokens.ts"), async (original) => {
  const real = await original();
  return { ...real, tokensOf: vi.fn(real.tokensOf) };
});
vi.mock(import("../acts/classify-acts.ts"), async (original) => {
  const real = await original();
  return { ...real, classifyActs: vi.fn(real.classifyActs) };
});
vi.mock(import("../names/tag-names.ts"), async (original) => {
  const real = await original();
  return { ...real, tagNames: vi.fn(real.tagNames) };
});
vi.mock(import("./read-when-anyhow.ts"), async (original) => {
  const real = await original();
  return { ...real, readWhenAnyhow: vi.fn(real.readWhenAnyhow) };
});

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
    appointments: [],
  },
} as unknown as Turn;

const readers = [tokensOf, tagNames, classifyActs, readWhenAnyhow];
const timesEach = (): number[] => readers.map((reader) => vi.mocked(reader).mock.calls.length);

beforeEach(() => {
  for (const reader of readers) vi.mocked(reader).mockClear();
});

test("a message that does one thing is taken apart once by each reader", () => {
  readMeaning(turn, "could I have a haircut with Ana on friday at 3, this is Harriet Blackwood", { offered: [] });
  expect(timesEach()).toEqual([1, 1, 1, 1]);
});

test("of a message that does more, each clause is read once more and no piece of it twice", () => {
  const text = "haircut and colour on friday, how much is that? where are you?";
  const { clauses } = readMeaning(turn, text, { offered: [] });
  expect(clauses).toHaveLength(splitClauses(text).length);
  expect(timesEach()).toEqual(new Array(4).fill(1 + clauses.length));
});

test("a message is folded once, however many readers look at it", () => {
  const text = "mañana un corte con Ana a las diez, soy Íñigo Álvarez";
  // The first message of all also makes the lists ready.
  readMeaning(turn, "hola", { offered: [] });
  const normalize = vi.spyOn(String.prototype, "normalize");
  readMeaning(turn, text, { offered: [] });
  const folded = normalize.mock.contexts.filter((each) => String(each) === text.toLowerCase());
  normalize.mockRestore();
  expect(folded).toHaveLength(1);
});
