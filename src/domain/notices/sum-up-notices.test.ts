import { expect, test } from "vitest";
import { sumUpNotices } from "./sum-up-notices.ts";

const told = { unnotifiedReason: null, isBeingNotified: false };
const telling = { unnotifiedReason: null, isBeingNotified: true };
const unreachable = { unnotifiedReason: "opted-out", isBeingNotified: false };

test.each([
  ["nobody", [], null],
  ["all know", [told, told], "told"],
  ["one is still waiting for the message", [told, telling], "telling"],
  ["one can't be reached", [told, unreachable], "partly"],
  ["one can't be reached, one waits", [telling, unreachable], "partly"],
])("what the notices come to: %s", (_, clients, expected) => expect(sumUpNotices(clients)).toBe(expected));
