import { expect, test } from "vitest";
import { absenceComplaint } from "./absence-form.ts";

const day = { from: "2027-03-02", to: "2027-03-02" };

test.each<[string, Parameters<typeof absenceComplaint>[0], string | null]>([
  ["a day", day, null],
  ["31 days", { from: "2027-03-02", to: "2027-04-01" }, null],
  ["32 days", { from: "2027-03-02", to: "2027-04-02" }, "to absenceTooLong"],
  ["seventy years", { from: "2027-03-02", to: "2097-03-02" }, "to absenceTooLong"],
  ["days in the wrong order", { from: "2027-03-02", to: "2027-03-01" }, "to endBeforeStart"],
  ["an afternoon", { ...day, fromTime: "13:00", toTime: "24:00" }, null],
  ["hours in the wrong order", { ...day, fromTime: "13:00", toTime: "12:00" }, "toTime endBeforeStart"],
  ["no hours at all", { ...day, fromTime: "13:00", toTime: "13:00" }, "toTime endBeforeStart"],
  ["no end", { ...day, fromTime: "13:00" }, "toTime endRequired"],
  ["no beginning", { ...day, toTime: "13:00" }, "fromTime startRequired"],
  [
    "hours of two days",
    { from: "2027-03-02", to: "2027-03-03", fromTime: "9:00", toTime: "12:00" },
    "to hoursOfOneDay",
  ],
  ["what isn't a date", { from: "tomorrow", to: "2027-03-01" }, null],
])("an absence: %s", (_, absence, complaint) => {
  const found = absenceComplaint(absence);
  expect(found && `${found.field} ${found.code}`).toBe(complaint);
});
