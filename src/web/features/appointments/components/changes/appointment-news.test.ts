import { expect, test } from "vitest";
import { appointmentNews } from "./appointment-news.ts";

const seen = {
  version: 1,
  status: "confirmed",
  appointmentDate: "2027-03-08",
  appointmentTime: "10:00",
  agentId: "ana",
} as const;

test.each([
  [{}, {}, null],
  [{}, { appointmentTime: "11:00" }, null],
  [{}, { version: 2 }, "corrected"],
  [{}, { version: 2, appointmentTime: "11:00" }, "moved"],
  [{}, { version: 2, appointmentDate: "2027-03-09" }, "moved"],
  [{}, { version: 2, agentId: "ben" }, "moved"],
  [{}, { version: 3, status: "cancelled", appointmentTime: "11:00" }, "cancelled"],
  [{ status: "cancelled" }, { version: 2, status: "confirmed" }, "restored"],
  [{ status: "pending" }, { version: 2, status: "confirmed" }, "corrected"],
] as const)("an appointment seen with %j and now with %j is %s", (before, now, news) => {
  expect(appointmentNews({ ...seen, ...before }, { ...seen, ...now })).toBe(news);
});
