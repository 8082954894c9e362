import { expect, test } from "vitest";
import { noticeReasons, waitingReason } from "./notice-reason.ts";

test("a notice waits for what passes by itself, and for nothing else", () => {
  expect(noticeReasons.filter((reason) => waitingReason(reason) !== null)).toEqual(["rate-limited", "provider-away"]);
  expect(waitingReason(null)).toBeNull();
});
