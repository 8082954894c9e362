import { expect, test } from "vitest";
import { isOpenedBy, leftOf } from "./open-again.ts";

const off = (text: string) => {
  const [days = "", hours] = text.split(" ");
  const [from = "", to = from] = days.split("..");
  const [fromTime = null, toTime = null] = hours?.split("-") ?? [];
  const date = (day: string): string => `2027-03-${day}`;
  return { from: date(from), to: date(to), fromTime, toTime };
};

const written = ({ from, to, fromTime, toTime }: ReturnType<typeof off>): string =>
  `${from.slice(8)}${from === to ? "" : `..${to.slice(8)}`}${fromTime === null ? "" : ` ${fromTime}-${toTime}`}`;

test.each([
  ["05", "05", ""],
  ["01..05", "03", "01..02, 04..05"],
  ["01..05", "01", "02..05"],
  ["01..05", "04..09", "01..03"],
  ["05", "05 12:00-24:00", "05 00:00-12:00"],
  ["05 09:00-18:00", "05 12:00-14:00", "05 09:00-12:00, 05 14:00-18:00"],
  ["05 09:00-12:00", "05 00:00-13:00", ""],
  ["01..03 09:00-12:00", "02", "01 09:00-12:00, 03 09:00-12:00"],
])("of %s, open again on %s, there is left: %s", (blocked, opened, left) => {
  expect(isOpenedBy(off(blocked), off(opened))).toBe(true);
  expect(leftOf(off(blocked), off(opened)).map(written).join(", ")).toBe(left);
});

test.each([
  ["05", "06"],
  ["05 09:00-12:00", "05 12:00-14:00"],
])("%s has nothing to do with %s", (blocked, opened) => {
  expect(isOpenedBy(off(blocked), off(opened))).toBe(false);
});
