import { expect, test } from "vitest";
import { countWeekMore } from "../day/count-week-more.ts";
import { dayRows } from "../day/day-rows.ts";
import { todaysAppointments, upcomingAppointments } from "./appointment-lists.ts";
import { canChange, displayStatus, statusColour } from "./appointment-status.ts";

const zone = "Asia/Tokyo";
// Already the 2nd in Tokyo.
const now = Temporal.Instant.from("2027-03-01T16:00:00Z");
const on = (date: string, time = "10:00", status = "confirmed") => ({ date, time, status });

test("today is the business's today, by time, cancelled ones included", () => {
  const list = [on("2027-03-02", "15:00"), on("2027-03-01"), on("2027-03-02", "09:00", "cancelled"), on("2027-03-03")];
  expect(todaysAppointments(list, zone, now)).toEqual([list[2], list[0]]);
});

test("upcoming runs from tomorrow to seven days ahead without cancelled ones", () => {
  const list = [
    on("2027-03-09", "09:00"),
    on("2027-03-10"),
    on("2027-03-02"),
    on("2027-03-03", "11:00"),
    on("2027-03-03", "09:00"),
    on("2027-03-04", "09:00", "cancelled"),
  ];
  expect(upcomingAppointments(list, zone, now)).toEqual([list[4], list[3], list[0]]);
});

test("upcoming shows at most five", () => {
  const list = Array.from({ length: 9 }, (_, index) => on("2027-03-05", `1${index}:00`.slice(0, 5)));
  expect(upcomingAppointments(list, zone, now)).toEqual(list.slice(0, 5));
});

test("the day has 11 rows, and what is outside them is kept", () => {
  const at = (time: string) => ({ time });
  const { before, rows, after } = dayRows(["18:45", "08:00", "07:59", "19:00", "08:30", "13:15"].map(at));
  expect(rows.map((row) => row.time)).toEqual(
    ["08", "09", "10", "11", "12", "13", "14", "15", "16", "17", "18"].map((hour) => `${hour}:00`),
  );
  expect(rows[0]?.appointments).toEqual([at("08:00"), at("08:30")]);
  expect(rows[1]?.appointments).toEqual([]);
  expect(rows[5]?.appointments).toEqual([at("13:15")]);
  expect(rows[10]?.appointments).toEqual([at("18:45")]);
  expect([before, after]).toEqual([[at("07:59")], [at("19:00")]]);
});

test.each([
  [5, false, 3, 2],
  [5, true, 2, 3],
  [3, false, 3, 0],
  [2, true, 2, 0],
  [0, false, 0, 0],
])("a week cell of %d (mobile: %s) shows %d and %d more", (count, isMobile, shownCount, moreCount) => {
  const cell = countWeekMore(
    Array.from({ length: count }, () => ({ status: "confirmed" })),
    isMobile,
  );
  expect([cell.shown.length, cell.moreCount]).toEqual([shownCount, moreCount]);
});

test.each([
  ["confirmed", "confirmed", "green", true],
  ["pending", "pending", "yellow", true],
  ["cancelled", "cancelled", "red", false],
  ["no-show", "pending", "yellow", true],
  ["", "pending", "yellow", true],
  [null, "pending", "yellow", true],
])("status %j shows as %s, %s, changeable: %s", (status, display, colour, changeable) => {
  expect([displayStatus(status), statusColour(status), canChange(status)]).toEqual([display, colour, changeable]);
});
