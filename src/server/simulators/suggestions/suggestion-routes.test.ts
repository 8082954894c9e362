import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Suggestion } from "#domain/suggestions/suggest-requests.ts";
import { startDemo } from "../../demo/start-demo.ts";
import { createMovableClock } from "../../platform/clock.ts";
import { openDatabase } from "../../platform/db/database.ts";
import { testOrigin } from "../../testing/apps/sample-app-deps.ts";
import { createTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import { cloneDatabase } from "../../testing/apps/test-cluster.ts";
import { testSecret } from "../../testing/builders/build-owner.ts";
import { openPhone, type Phone } from "../twilio/phone/phone-store.ts";
import { suggestionRoutes } from "./suggestion-routes.ts";

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let testApp: TestApp;
let phone: Phone;

beforeAll(async () => {
  database = await cloneDatabase(inject("adminUrl"));
  const db = openDatabase(database.url, 10);
  const clock = createMovableClock(Temporal.Instant.from("2027-06-20T21:30:00Z"));
  phone = openPhone(database.url);
  await startDemo({ db, clock, secret: testSecret, publicUrl: testOrigin, simulated: null });
  const plugin = async (app: TestApp["app"]) => void (await app.register(suggestionRoutes, { db, clock, phone }));
  testApp = await createTestApp({ databaseUrl: database.url, db, plugins: [plugin] });
});
afterAll(async () => {
  await phone.close();
  await testApp.close();
  await database.drop();
});

const suggestionsFor = async (business: string) => {
  const query = new URLSearchParams({ business });
  const answer = await testApp.app.inject({ url: `/simulator/api/suggestions?${query}` });
  return { status: answer.statusCode, body: answer.json<Suggestion[]>() };
};

test("the demo has three, the first of them a haircut tomorrow at 3", async () => {
  const { status, body } = await suggestionsFor("+442079460100");
  expect(status).toBe(200);
  expect(body).toHaveLength(3);
  expect(body[0]).toEqual({ service: "Haircut", agent: null, date: "2027-06-21", time: "15:00", daysAhead: 1 });
  expect(body[1]?.agent).not.toBeNull();
});

test.each([
  ["a number that is nobody's", "+15550109999", 200],
  ["something that is no number", "x", 400],
])("there are no suggestions for %s", async (_, business, status) => {
  const answer = await suggestionsFor(business);
  expect(answer.status).toBe(status);
  if (status === 200) expect(answer.body).toEqual([]);
});
