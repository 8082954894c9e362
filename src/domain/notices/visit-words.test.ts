import { expect, test } from "vitest";
import { seriesWords, visitWords } from "./visit-words.ts";

const parts = [
  { service: "Cut", agentName: "Ana", date: "2027-03-05", time: "10:00" },
  { service: "Colour", agentName: "Leo", date: "2027-03-05", time: "10:40" },
];

test.each([
  ["en", "Cut (10:00 AM) and Colour (10:40 AM)", "Ana and Leo"],
  ["es", "Cut (10:00) y Colour (10:40)", "Ana y Leo"],
  ["fr", "Cut (10:00) et Colour (10:40)", "Ana et Leo"],
  ["de", "Cut (10:00) und Colour (10:40)", "Ana und Leo"],
  ["pt", "Cut (10:00) e Colour (10:40)", "Ana e Leo"],
] as const)("the services of a visit in %s", (language, service, agentName) => {
  expect(visitWords(parts, "2027-03-05", { language })).toEqual({ service, agentName });
});

test("one agent is named once, a part on another day says its day", () => {
  const other = { service: "Colour", agentName: "Ana", date: "2027-03-06", time: "09:00" };
  expect(visitWords([parts[0] as (typeof parts)[0], other], "2027-03-05", { language: "en" })).toEqual({
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
