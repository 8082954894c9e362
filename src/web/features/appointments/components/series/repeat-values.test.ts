import { expect, test } from "vitest";
import { type RepeatValues, repeatComplaints, toRule, usualRepeat } from "./repeat-values.ts";

const values = (changes: Partial<RepeatValues>): RepeatValues => ({ ...usualRepeat("2027-03-01"), ...changes });

test.each<[string, Partial<RepeatValues>, object]>([
  ["as proposed", {}, {}],
  ["emptied fields", { every: "", count: "" }, { every: "everyOutOfRange", count: "visitCountOutOfRange" }],
  ["nothing", { every: 0, count: 1 }, { every: "everyOutOfRange", count: "visitCountOutOfRange" }],
  ["too much", { every: 53, count: 61 }, { every: "everyOutOfRange", count: "visitCountOutOfRange" }],
  ["no last date", { ends: "until", until: "" }, { until: "dateRequired" }],
  ["a count that isn't asked for", { ends: "until", count: "" }, {}],
])("what is wrong with a repetition: %s", (_, changes, complaints) => {
  expect(repeatComplaints(values(changes))).toEqual(complaints);
  expect(toRule(values(changes)) === null).toBe(Object.keys(complaints).length > 0);
});
