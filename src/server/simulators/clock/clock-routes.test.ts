import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createMovableClock, type MovableClock } from "../../platform/clock.ts";
import { handleErrors } from "../../platform/http/errors/error-handler.ts";
import { createLog } from "../../platform/log.ts";
import { clockRoutes } from "./clock-routes.ts";

let app: FastifyInstance;
let clock: MovableClock;
let shifts: number[];

beforeEach(async () => {
  shifts = [];
  clock = createMovableClock();
  app = fastify();
  handleErrors(app, createLog("silent"));
  await app.register(clockRoutes, { clock, shiftJobs: async (aheadMs) => void shifts.push(aheadMs) });
});

afterEach(() => app.close());

const move = (payload: object) => app.inject({ method: "POST", url: "/simulator/api/clock", payload });
const minutesFrom = (instant: string) => Temporal.Instant.from(instant).until(clock.now()).total("minutes");

test("the clock shows what it is set to, and goes on ticking", async () => {
  const answer = await move({ now: "2027-03-28T00:59:00Z" });
  expect(answer.statusCode).toBe(200);
  expect(minutesFrom("2027-03-28T00:59:00Z")).toBeCloseTo(0, 1);
  expect((await app.inject("/simulator/api/clock")).json().now).toMatch(/^2027-03-28T00:59:/);
});

test("advancing moves the clock from its present time, and the waiting jobs with it", async () => {
  await move({ now: "2027-03-01T09:00:00+01:00" });
  await move({ advanceMinutes: 90 });
  expect(minutesFrom("2027-03-01T09:30:00Z")).toBeCloseTo(0, 1);
  expect(shifts[1]).toBeCloseTo(90 * 60_000, -2);
});

test("both at once: put, then advance", async () => {
  await move({ now: "2027-03-01T09:00:00Z", advanceMinutes: 5 });
  expect(minutesFrom("2027-03-01T09:05:00Z")).toBeCloseTo(0, 1);
});

test.each<[object, Record<string, string>]>([
  [{ now: "tomorrow" }, { now: "invalid" }],
  [{ now: "2027-02-30T09:00:00Z" }, { now: "invalid" }],
  [{ now: "2027-03-01T09:00:00" }, { now: "invalid" }],
  [{ now: "0001-01-01T00:00:00Z" }, { now: "invalid" }],
  [{ now: "9999-12-31T23:59:59Z" }, { now: "invalid" }],
  [{ now: "2027-03-01T09:00:00+99:99" }, { now: "invalid" }],
  [{ advanceMinutes: 0 }, { advanceMinutes: "invalid" }],
  [{ advanceMinutes: 1.5 }, { advanceMinutes: "invalid" }],
  [{ advanceMinutes: 1e9 }, { advanceMinutes: "invalid" }],
  [{ hours: 1 }, { hours: "unknown" }],
])("%j is refused and moves nothing", async (body, fields) => {
  const answer = await move(body);
  expect([answer.statusCode, answer.json().fields]).toEqual([400, fields]);
  expect(clock.aheadMs()).toBe(0);
  expect(shifts).toEqual([]);
});
