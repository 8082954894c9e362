import { expect, test } from "vitest";
import type { ConversationFacts } from "../facts.ts";
import { addDisclosure, hasDisclosure, isDisclosureDue } from "./disclosure.ts";
import type { Line } from "./reply.ts";

const now = Temporal.Instant.from("2026-11-18T09:00:00Z");
const own = "Welcome to the Aurora!";

const factsWith = (some: Partial<ConversationFacts> = {}) =>
  ({
    ...{ now, disclosedAt: null, isBookingAvailable: true },
    business: { name: "Aurora", house: { greeting: own } },
    ...some,
  }) as ConversationFacts;

const words = (typed: string): Line => ({ key: "ownWords", values: { words: { typed } } });
const keysOf = (lines: readonly Line[]) => lines.map(({ key }) => key);

test.each<[told: string, hours: number | null, isDue: boolean]>([
  ["never", null, true],
  ["now", 0, false],
  ["a week ago", 7 * 24, false],
  ["an hour less than 30 days ago", 30 * 24 - 1, false],
  ["30 days ago", 30 * 24, true],
  ["a year ago", 365 * 24, true],
  ["a little ahead of this process's clock", -0.01, false],
  ["before the clock was set back by a year", -365 * 24, true],
])("told %s", (_, hours, isDue) => {
  const disclosedAt = hours === null ? null : now.subtract({ minutes: Math.round(hours * 60) });
  expect(isDisclosureDue(disclosedAt, now)).toBe(isDue);
});

test.each<[reply: string, lines: Line[], keys: string[]]>([
  ["silence", [], []],
  [
    "our greeting, which names the business",
    [{ key: "greeting.new" }, { key: "questions.menu" }],
    ["greeting.new", "disclosure.named", "questions.menu"],
  ],
  ["the owner's greeting", [words(own), { key: "questions.menu" }], ["ownWords", "disclosure.full", "questions.menu"]],
  [
    "the owner's answer",
    [words("Behind the house."), { key: "questions.menu" }],
    ["disclosure.full", "ownWords", "questions.menu"],
  ],
  ["a read-back", [{ key: "questions.summary" }], ["disclosure.full", "questions.summary"]],
  [
    "a refusal",
    [{ key: "refusals.closedDay" }, { key: "questions.day" }],
    ["disclosure.full", "refusals.closedDay", "questions.day"],
  ],
  ["a courtesy alone", [{ key: "thanks" }], ["thanks", "disclosure.full"]],
  [
    "a hint about the language",
    [{ key: "inYourLanguage.es" }, { key: "greeting.known" }, { key: "questions.menu" }],
    ["inYourLanguage.es", "greeting.known", "disclosure.named", "questions.menu"],
  ],
  [
    "a person who was asked for",
    [{ key: "talk" }, { key: "contact.none" }],
    ["talk", "disclosure.assistant", "contact.none"],
  ],
  ["whether a machine answers", [{ key: "info.assistant" }], ["info.assistant", "disclosure.person"]],
])("the first reply is %s", (_, lines, keys) => {
  const said = addDisclosure(factsWith(), lines);
  expect(keysOf(said)).toEqual(keys);
  expect(hasDisclosure([{ lines: said, options: [], style: "plain" }])).toBe(lines.length > 0);
  expect(addDisclosure(factsWith({ disclosedAt: now }), lines)).toEqual(lines);
});

test("a word for a person is named only where it is answered", () => {
  const lines: Line[] = [{ key: "unavailable" }, { key: "contact.phone" }];
  expect(keysOf(addDisclosure(factsWith({ isBookingAvailable: false }), lines))).toEqual([
    "unavailable",
    "disclosure.assistant",
    "contact.phone",
  ]);
});
