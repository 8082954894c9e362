import { expect, test } from "vitest";
import { pageState } from "./page-state.ts";

const open = { isOn: true, isSubscribed: true, isAccountClosed: false, hasServices: true };

test.each([
  ["everything is there", {}, "open"],
  ["the owner has switched it off", { isOn: false }, "off"],
  ["the subscription has run out", { isSubscribed: false }, "paused"],
  ["there is nothing to book", { hasServices: false }, "no-services"],
  ["it is off and unpaid", { isOn: false, isSubscribed: false }, "off"],
  ["it is unpaid and empty", { isSubscribed: false, hasServices: false }, "paused"],
  ["the account is closed", { isAccountClosed: true }, "gone"],
  ["the account is closed, whatever else", { isAccountClosed: true, isOn: false, hasServices: false }, "gone"],
] as const)("%s", (_, facts, state) => expect(pageState({ ...open, ...facts })).toBe(state));
