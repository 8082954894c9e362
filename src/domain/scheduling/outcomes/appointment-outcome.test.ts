import { describe, expect, test } from "vitest";
import { type AppointmentOutcome, type MarkedAppointment, markRefusal, marksOnOffer } from "./appointment-outcome.ts";

const start = Date.UTC(2027, 2, 1, 10);
const at = (minutes: number): number => start + minutes * 60_000;
const day = 24 * 60;

const visit = (changes: Partial<MarkedAppointment> = {}): MarkedAppointment => ({
  status: "confirmed",
  startsAtMs: start,
  outcome: null,
  ...changes,
});

describe("an outcome that is marked", () => {
  test.each<[AppointmentOutcome | null, Partial<MarkedAppointment>, number, string | null]>([
    ["arrived", {}, -7 * day, "too-early"],
    ["arrived", {}, -121, "too-early"],
    ["arrived", {}, -120, null],
    ["arrived", {}, 90, null],
    ["arrived", { status: "pending" }, 0, null],
    ["done", {}, -7 * day, "too-early"],
    ["done", {}, -1, "too-early"],
    ["done", {}, 0, null],
    ["done", { outcome: "arrived" }, -30, null],
    ["done", { outcome: "no-show" }, 20, null],
    ["no-show", {}, -7 * day, "too-early"],
    ["no-show", {}, -1, "too-early"],
    ["no-show", {}, 0, null],
    ["no-show", { outcome: "arrived" }, -1, "too-early"],
    ["no-show", {}, 400 * day, null],
    ["arrived", { status: "cancelled" }, 0, "cancelled"],
    ["no-show", { status: "cancelled" }, 60, "cancelled"],
    [null, { outcome: "no-show" }, -7 * day, null],
    [null, { status: "cancelled" }, 0, null],
  ])("%s of %j, %d minutes after the start: %s", (mark, changes, minutes, refusal) => {
    expect(markRefusal(visit(changes), mark, at(minutes))).toBe(refusal);
  });

  test.each<[Partial<MarkedAppointment>, number, AppointmentOutcome[]]>([
    [{}, -day, []],
    [{}, -60, ["arrived"]],
    [{ outcome: "arrived" }, -60, ["arrived", "done"]],
    [{}, 5, ["arrived", "done", "no-show"]],
    [{ status: "cancelled" }, 5, []],
    // Moved by hand in the database, or the clock was set back: a mark can still be taken back.
    [{ outcome: "done" }, -day, ["done"]],
  ])("on offer for %j, %d minutes after the start: %j", (changes, minutes, marks) => {
    expect(marksOnOffer(visit(changes), at(minutes))).toEqual(marks);
  });
});
