import { expect, test } from "vitest";
import { isNotified, movesForward, type NoticeStatus, noticeStatuses, statusesBefore } from "./notice-status.ts";

test.each([
  ["sending", "sent", true],
  ["sending", "read", true],
  ["sent", "sent", false],
  ["sent", "delivered", true],
  ["sent", "failed", true],
  ["delivered", "sent", false],
  ["delivered", "delivered", false],
  ["delivered", "failed", false],
  ["delivered", "read", true],
  ["read", "delivered", false],
  ["read", "failed", false],
  ["failed", "sent", false],
  ["failed", "delivered", true],
  ["superseded", "sent", false],
  ["superseded", "delivered", true],
  ["queued", "sent", false],
  ["queued", "delivered", false],
  ["not_sent", "read", false],
] as const)("%s reported as %s: news is %s", (current, reported, isNews) => {
  expect(movesForward(current, reported)).toBe(isNews);
  expect(statusesBefore(reported).includes(current)).toBe(isNews);
});

const reports = ["sent", "delivered", "read"] as const;
const orders = reports.flatMap((a) => reports.flatMap((b) => reports.map((c) => [a, b, c, a, b, c] as const)));

test.each(orders.filter((order) => new Set(order).size === 3))("%s, %s, %s and again end as read", (...order) => {
  let status: NoticeStatus = "sending";
  for (const reported of order) if (movesForward(status, reported)) status = reported;
  expect(status).toBe("read");
});

test("notified is whatever the client may have in front of them", () => {
  expect(noticeStatuses.filter(isNotified)).toEqual(["sending", "sent", "delivered", "read"]);
});
