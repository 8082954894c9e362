import { expect, test } from "vitest";
import { seriesWords, visitWords } from "./visit-words.ts";

const parts = [
  { service: "Cut", agentName: "Ana", date: "2027-03-05", time: "10:00" },
  { service: "Colour", agentName: "Leo", date: "2027-03-05", time: "10:40" },
];

test.each([
  ["en", " with ", "Cut with Ana (10:00 AM) and Colour with Leo (10:40 AM)"],
  ["es", " con ", "Cut con Ana (10:00) y Colour con Leo (10:40)"],
  ["fr", " avec ", "Cut avec Ana (10:00) et Colour avec Leo (10:40)"],
  ["de", " bei ", "Cut bei Ana (10:00) und Colour bei Leo (10:40)"],
  ["pt", " com ", "Cut com Ana (10:00) e Colour com Leo (10:40)"],
] as const)("the services of a visit in %s, each with its agent and time", (language, between, words) => {
  const { service, agentName } = visitWords(parts, "2027-03-05", { language, between });
  expect(`${service}${between}${agentName}`).toBe(words);
});

test("one agent is named once, a part on another day says its day", () => {
  const other = { service: "Colour", agentName: "Ana", date: "2027-03-06", time: "09:00" };
  expect(
    visitWords([parts[0] as (typeof parts)[0], other], "2027-03-05", { language: "en", between: " with " }),
  ).toEqual({
    service: "Cut (10:00 AM) and Colour (Mar 6, 9:00 AM)",
    agentName: "Ana",
  });
});

const texts = { dates: "{{count}} appointments: {{dates}}", span: "{{count}} appointments from {{first}} to {{last}}" };
const visit = (index: number, time = "10:00") => ({
  date: Temporal.PlainDate.from("2027-03-05").add({ weeks: index }).toString(),
  time,
});

test("the dates of a series: each of a few, the first and the last of many, none of one", () => {
  const few = [visit(0), visit(1, "11:30"), visit(2)];
  expect(seriesWords(few, texts, { language: "en" })).toBe("3 appointments: Mar 5, Mar 12 11:30 AM, Mar 19");
  const many = Array.from({ length: 60 }, (_, index) => visit(index));
  expect(seriesWords(many, texts, { language: "en" })).toBe("60 appointments from March 5, 2027 to April 21, 2028");
  expect(seriesWords([visit(0)], texts, { language: "en" })).toBe(null);
});
