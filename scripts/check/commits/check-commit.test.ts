import { expect, test } from "vitest";
import { checkCommit } from "./check-commit.ts";

const messages = (subject: string, body = "", changedLines = 1) =>
  checkCommit({ hash: "0", subject, body, changedLines });

test.each(["fix(calendar): Show what was cancelled last", "docs: Explain names and units", "chore(ci): Use Node 26"])(
  'the subject "%s" is accepted',
  (subject) => {
    expect(messages(subject)).toEqual([]);
  },
);

test.each([
  [`fix(bot): Add ${"x".repeat(59)}`, /73 characters, at most 72/],
  ["Fixed the calendar", /isn't of the form/],
  ["wip(calendar): Add things", /isn't of the form/],
  ["fix(calendar):", /isn't of the form/],
  ["fix(bot): Read dates; the menu is shorter", /two reasons/],
  ["fix(bot): Read dates, and the menu is shorter", /two reasons/],
  ["feat(bot): Answer a greeting and removes the old menu", /two reasons/],
  ["fix(bot): dates are read", /"dates" isn't a verb/],
  ["docs(changelog): Few messages", /"Few" isn't a verb/],
])('the subject "%s" is refused', (subject, message) => {
  expect(messages(subject)).toEqual([expect.stringMatching(message)]);
});

test("a commit of more than 30 changed lines says its cause in the body", () => {
  expect(messages("fix(bot): Read dates", "", 30)).toEqual([]);
  expect(messages("fix(bot): Read dates", " \n", 31)).toEqual([expect.stringMatching(/31 lines change without/)]);
  expect(messages("fix(bot): Read dates", "The lexicon had no ordinals.", 31)).toEqual([]);
});
