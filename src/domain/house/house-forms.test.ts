import { expect, test } from "vitest";
import { houseAnswerSchema } from "./house-answer.ts";
import { houseProfileSchema } from "./house-profile.ts";
import { mapLink } from "./map-link.ts";

const form = { title: "Parking", keywords: "", answer: "Behind the house." };

const problemsOf = (result: { success: boolean; error?: { issues: readonly { message: string }[] } | undefined }) =>
  (result.error?.issues ?? []).map(({ message }) => message);

test.each([
  [{}, []],
  [{ title: " " }, ["titleRequired"]],
  [{ title: "x".repeat(61) }, ["titleTooLong"]],
  [{ keywords: "x".repeat(201) }, ["keywordsTooLong"]],
  [{ answer: "\u200b" }, ["answerRequired"]],
  [{ answer: "x".repeat(501) }, ["answerTooLong"]],
  [{ answer: "one\ntwo" }, []],
  [{ answer: "bell\u0007" }, ["controlCharacters"]],
  [{ title: "bell\u0007" }, ["controlCharacters"]],
])("an owner's answer with %j has the problems %j", (change, problems) => {
  expect(problemsOf(houseAnswerSchema.safeParse({ ...form, ...change }))).toEqual(problems);
});

test.each([
  [{ greeting: "Hi\nthere" }, []],
  [{ greeting: "one\ntwo\nthree" }, ["greetingTooManyLines"]],
  [{ greeting: "x".repeat(301) }, ["greetingTooLong"]],
  [{ address: "x".repeat(201) }, ["addressTooLong"]],
  [{ tone: "rude" }, ["toneUnknown"]],
])("a business's profile with %j has the problems %j", (change, problems) => {
  const parsed = houseProfileSchema.safeParse({ address: null, greeting: null, tone: null, ...change });
  expect(problemsOf(parsed)).toEqual(problems);
});

test("a blank field counts as missing", () => {
  expect(houseProfileSchema.parse({ address: " ", greeting: "\n", tone: null })).toEqual({
    address: null,
    greeting: null,
    tone: null,
  });
});

test.each([
  ["Calle Mayor 1, Madrid", "Calle+Mayor+1%2C+Madrid"],
  ["a&b=c#d", "a%26b%3Dc%23d"],
  ["Straße 5\ud800", "Stra%C3%9Fe+5%EF%BF%BD"],
])("the map link asks for the address %s", (address, query) => {
  expect(mapLink(address)).toBe(`https://www.google.com/maps/search/?api=1&query=${query}`);
});
