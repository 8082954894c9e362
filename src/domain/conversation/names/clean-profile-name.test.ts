import { expect, test } from "vitest";
import { cleanProfileName } from "./clean-profile-name.ts";

test.each([
  ["Ana", "Ana"],
  ["  ana   pérez ", "ana pérez"],
  ["李雷", "李雷"],
  ["Ana\u202e\u0000", "Ana"],
  ["\u2066An\u200ba\u2069", "Ana"],
  ["Jose\u0301", "José"],
  ["علی\u200cرضا", "علی\u200cرضا"],
  ["Ana 👩\u200d🦰", "Ana 👩\u200d🦰"],
  ["\u3164\u3164", null],
  ["\u2800", null],
  ["\u0301\u0302", null],
  ["¡Ana!", "Ana"],
  ["12345", null],
  ["👍", null],
  ["", null],
  ["x".repeat(80), null],
])("the profile's %j is the name %j", (text, name) => {
  expect(cleanProfileName(text)).toBe(name);
});
