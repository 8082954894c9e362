import { expect, test } from "vitest";
import { checkCommit } from "./check-commit.ts";

const messages = (subject: string, body = "", changedLines = 1) =>
  checkCommit({ hash: "0", subject, body, changedLines });

test.each(["fix(calendar): the week shows what was cancelled last", "docs: names and units", "chore(ci): Node 26"])(
  'the subject "%s" is accepted',
  (subject) => {
    expect(messages(subject)).toEqual([]);
  },
);

test.each([
  [`fix(bot): ${"x".repeat(63)}`, /73 characters, at most 72/],
  ["Fixed the calendar", /isn't of the form/],
  ["wip(calendar): things", /isn't of the form/],
  ["fix(calendar):", /isn't of the form/],
  ["fix(bot): dates are read; the menu is shorter", /two reasons/],
  ["fix(bot): dates are read, and the menu is shorter", /two reasons/],
  ["feat(bot): greets back and removes the old menu", /two reasons/],
])('the subject "%s" is refused', (subject, message) => {
  expect(messages(subject)).toEqual([expect.stringMatching(message)]);
});

test("a commit of more than 30 changed lines says its cause in the body", () => {
  expect(messages("fix(bot): dates are read", "", 30)).toEqual([]);
  expect(messages("fix(bot): dates are read", " \n", 31)).toEqual([expect.stringMatching(/31 lines change without/)]);
  expect(messages("fix(bot): dates are read", "The lexicon had no ordinals.", 31)).toEqual([]);
});
