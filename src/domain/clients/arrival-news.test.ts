import { expect, test } from "vitest";
import { arrivalNews } from "./arrival-news.ts";

const now = Temporal.Instant.from("2026-11-18T10:00:00Z");
const saidAt = (time: string) => ({
  kind: "late" as const,
  minutes: 10,
  atMs: Temporal.Instant.from(`2026-11-18T${time}:00Z`).epochMilliseconds,
});

test("a message of this morning is news", () => {
  expect(arrivalNews(saidAt("09:50"), now)).toEqual({ kind: "late", minutes: 10, at: "2026-11-18T09:50:00Z" });
});

test.each([saidAt("06:59"), null])("a message of hours ago isn't news", (stored) => {
  expect(arrivalNews(stored, now)).toBeNull();
});
