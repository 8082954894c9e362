import { expect, test } from "vitest";
import { isBefore, readChangeCursor, writeChangeCursor } from "./change-cursor.ts";

const generation = "11111111-1111-4111-8111-111111111111";

test("a cursor is read as it was written", () => {
  const cursor = { generation, xid: "18446744073709", id: "42" };
  expect(readChangeCursor(writeChangeCursor(cursor))).toEqual(cursor);
});

test.each(["", "1.2", `${generation}.1`, `${generation}.-1.2`, `${generation}.1.2.3`, `${generation}.1e3.2`, "x.1.2"])(
  "%j is no cursor",
  (text) => expect(readChangeCursor(text)).toBeNull(),
);

test.each([
  [["9", "1"], ["10", "0"], true],
  [["10", "0"], ["9", "9"], false],
  [["10", "9"], ["10", "10"], true],
  [["10", "10"], ["10", "10"], false],
  [["9007199254740993", "1"], ["9007199254740992", "2"], false],
] as const)("of %j and %j the first comes first: %j", ([xid, id], [otherXid, otherId], isFirst) => {
  expect(isBefore({ xid, id }, { xid: otherXid, id: otherId })).toBe(isFirst);
});
