import { expect, test } from "vitest";
import { numberParts } from "./number-parts.ts";

const part = (id: string, visitId: string | null, startsAt: string, status = "confirmed") => ({
  ...{ id, visitId, status },
  startsAt: `2027-03-05T${startsAt}:00Z`,
});

test.each([
  ["two parts, whatever their order", [part("b", "v", "11:00"), part("a", "v", "10:00")], { a: "1/2", b: "2/2" }],
  [
    "by the instant, not by how it is written",
    [part("a", "v", "10:00"), part("b", "v", "09:59")],
    { b: "1/2", a: "2/2" },
  ],
  ["a cancelled part doesn't count", [part("a", "v", "10:00"), part("b", "v", "11:00", "cancelled")], {}],
  [
    "each visit for itself, and nothing for the others",
    [part("a", "v", "10:00"), part("b", "w", "10:00"), part("c", null, "10:00"), part("d", "w", "12:00")],
    { b: "1/2", d: "2/2" },
  ],
])("the numbers of a visit's parts: %s", (_, appointments, expected) => {
  const found = [...numberParts(appointments)].map(([id, { number, count }]) => [id, `${number}/${count}`]);
  expect(Object.fromEntries(found)).toEqual(expected);
});
