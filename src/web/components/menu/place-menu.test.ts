import { expect, test } from "vitest";
import { placeMenu } from "./place-menu.ts";

const view = { width: 390, height: 800 };
const button = (left: number, top: number) => ({ left, right: left + 44, top, bottom: top + 44 });

test.each([
  ["below, from the button's start", button(20, 100), 200, 300, "start", { left: 20, top: 148, maxHeight: 644 }],
  ["below, to the button's end", button(300, 100), 200, 300, "end", { left: 144, top: 148, maxHeight: 644 }],
  ["not beyond the right edge", button(300, 100), 200, 300, "start", { left: 182, top: 148, maxHeight: 644 }],
  ["not beyond the left edge", button(20, 100), 200, 300, "end", { left: 8, top: 148, maxHeight: 644 }],
  ["above, where there is more room", button(20, 700), 200, 300, "start", { left: 20, top: 396, maxHeight: 688 }],
  ["no higher than the room below", button(20, 100), 200, 2_000, "start", { left: 20, top: 148, maxHeight: 644 }],
  ["no higher than the room above", button(20, 700), 200, 2_000, "start", { left: 20, top: 8, maxHeight: 688 }],
  ["wider than the window: from its start", button(20, 100), 500, 300, "end", { left: 8, top: 148, maxHeight: 644 }],
] as const)("a menu is placed: %s", (_, at, width, height, align, expected) => {
  expect(placeMenu(at, { width, height }, view, align)).toEqual(expected);
});
