import { describe, expect, test } from "vitest";
import { questionLimits, teamAnswerSchema } from "./client-question.ts";
import { houseAnswerSchema } from "./house-answer.ts";
import { isSameQuestion, questionWords, suggestHouseAnswer } from "./question-subject.ts";

describe("two questions are the same when they name the same subject", () => {
  test.each([
    ["Do you have vegan dye?", "is your dye vegan", true],
    ["Do you have vegan dye?", "Do you have vegan dye?", true],
    ["Do you have vegan dye?", "Do you have parking?", false],
    ["¿Tenéis tinte vegano?", "el tinte, ¿es vegano?", true],
    ["¿Tenéis tinte vegano?", "¿Tenéis bono regalo?", false],
    ["Avez-vous une teinture végane ?", "la teinture est vegane ?", true],
    ["Ist die Farbe vegan?", "benutzt ihr vegane Farben?", true],
    ["Vocês têm tinta vegana?", "a tinta é vegana?", true],
    ["what?", "what?", true],
    ["what?", "why?", false],
    ["what?", "Do you have vegan dye?", false],
  ])("%s / %s: %s", (one, other, expected) => {
    expect(isSameQuestion(one, other)).toBe(expected);
    expect(isSameQuestion(other, one)).toBe(expected);
  });
});

test.each([
  ["  Do you\n have\tit?  ", "Do you have it?"],
  ["x".repeat(600), `${"x".repeat(499)}…`],
  ["word ".repeat(200), `${"word ".repeat(99)}word…`.replace(" word…", "…")],
  [`${"a".repeat(498)}😀😀`, `${"a".repeat(498)}…`],
])("a question is stored on one line, cut between words", (typed, stored) => {
  expect(questionWords(typed)).toBe(stored);
  expect(questionWords(typed).length).toBeLessThanOrEqual(questionLimits.words);
});

test.each([
  ["Do you have vegan dye?", "vegan"],
  ["¿Tenéis duchas con toallas?", "duchas, toallas"],
  ["Why?", ""],
])("the answer to “%s” is kept with the keywords “%s”", (question, keywords) => {
  const form = suggestHouseAnswer(question, "Yes.");
  expect(form).toEqual({ title: question, keywords, answer: "Yes." });
  expect(houseAnswerSchema.parse(form)).toEqual(form);
});

test("a long question still makes a form that can be saved", () => {
  const form = suggestHouseAnswer(`${"Saunahandtuch ".repeat(35)}?`, "y".repeat(questionLimits.answer));
  expect(houseAnswerSchema.safeParse(form).success).toBe(true);
});

test.each([
  ["Yes", []],
  ["one\ntwo", []],
  [" ", ["answerRequired"]],
  ["\u200b", ["answerRequired"]],
  ["x".repeat(501), ["answerTooLong"]],
  ["bell\u0007", ["controlCharacters"]],
])("the team's answer %j has the problems %j", (text, problems) => {
  const parsed = teamAnswerSchema.safeParse({ text });
  expect((parsed.error?.issues ?? []).map(({ message }) => message)).toEqual(problems);
});
