import { expect, test } from "vitest";
import { parseCalendarSearch } from "./calendar-search.ts";

const today = "2027-03-01";
const agent = "0b0c2f6e-5d53-4d8e-9a5b-3f1d4f2f9c11";

test.each([
  ["nothing", {}, { view: "day", date: today }],
  ["everything", { view: "week", date: "2027-04-02", agent }, { view: "week", date: "2027-04-02", agent }],
  ["the team", { view: "team" }, { view: "team", date: today }],
  ["an unknown view", { view: "year" }, { view: "day", date: today }],
  ["a date that isn't one", { date: "2027-02-29" }, { view: "day", date: today }],
  ["a number", { view: 7, date: 20270401, agent: 5 }, { view: "day", date: today }],
  ["a list", { view: ["week"], date: ["2027-04-02"] }, { view: "day", date: today }],
  ["the edge of the calendar", { date: "2099-12-31" }, { view: "day", date: today }],
  ["its beginning", { date: "1970-01-01" }, { view: "day", date: today }],
  ["an agent that can't exist", { agent: "marta" }, { view: "day", date: today }],
  ["what others put there", { tab: "agents", view: "month" }, { view: "month", date: today }],
])("the calendar's address: %s", (_, raw, expected) => {
  expect(parseCalendarSearch(raw, today)).toEqual(expected);
});
