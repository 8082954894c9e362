import { expect, test } from "vitest";
import { isStopOrStart } from "./is-stop-or-start.ts";

test.each([
  [{ text: "STOP" }, true],
  [{ text: "start" }, true],
  [{ text: "menu" }, false],
  [{ text: "Haircut tomorrow" }, false],
  [{}, false],
  [{ text: "stop", choiceId: "menu:1:book" }, false],
])("the message %j is a STOP or START: %s", (message, expected) => {
  expect(isStopOrStart(message)).toBe(expected);
});
