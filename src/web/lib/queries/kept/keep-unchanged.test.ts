import { expect, test } from "vitest";
import { keepUnchanged } from "./keep-unchanged.ts";

type Listed = { appointments: { id: string; name: string }[]; areNamesHidden: boolean };

const listed = (...names: string[]): Listed => ({
  appointments: names.map((name) => ({ id: name.toLowerCase(), name })),
  areNamesHidden: false,
});

const keep = (before: Listed | undefined, now: Listed) => keepUnchanged(before, now) as Listed;

test("the same answer stays the same object", () => {
  const before = listed("Ana", "Bea");
  expect(keep(before, listed("Ana", "Bea"))).toBe(before);
});

test("one more in front leaves the others as they were", () => {
  const before = listed("Ana", "Bea");
  const after = keep(before, listed("Zoë", "Ana", "Bea"));
  expect(after.appointments.map(({ name }) => name)).toEqual(["Zoë", "Ana", "Bea"]);
  expect(after.appointments[1]).toBe(before.appointments[0]);
  expect(after.appointments[2]).toBe(before.appointments[1]);
});

test("one that changed, one that left and one that moved", () => {
  const before = listed("Ana", "Bea", "Cleo");
  const after = keep(before, { ...listed("Cleo", "Ana"), areNamesHidden: false });
  expect(after.appointments).toEqual([before.appointments[2], before.appointments[0]]);
  expect(after.appointments[0]).toBe(before.appointments[2]);
  const renamed = keep(before, {
    ...before,
    appointments: [{ id: "ana", name: "Anna" }, ...listed("Bea").appointments],
  });
  expect(renamed.appointments[0]).toEqual({ id: "ana", name: "Anna" });
  expect(renamed.appointments[1]).toBe(before.appointments[1]);
});

test("a value that is new, or no longer there, is a change", () => {
  const before = listed("Ana");
  const more = { ...before, appointments: [{ id: "ana", name: "Ana", note: "" }] };
  expect(keep(before, more).appointments[0]).toBe(more.appointments[0]);
  expect(keep(more, listed("Ana")).appointments[0]).toEqual({ id: "ana", name: "Ana" });
});

test("names that are hidden now are another answer with the same appointments", () => {
  const before = listed("Ana");
  const after = keep(before, { ...listed("Ana"), areNamesHidden: true });
  expect(after.areNamesHidden).toBe(true);
  expect(after.appointments).toBe(before.appointments);
});

test("a first answer is taken as it is", () => {
  const first = listed("Ana");
  expect(keep(undefined, first)).toBe(first);
});
