import { beforeEach, describe, expect, test } from "vitest";
import type { BusinessHoursWeek } from "#contract/scheduling/business-hours.ts";
import { weekdays } from "#domain/scheduling/clock/weekday.ts";
import { openTestApp } from "../../testing/apps/test-app.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { readRows } from "../../testing/read-rows.ts";

const testApp = await openTestApp();
let owner: TestOwner;

beforeEach(async () => {
  owner = await testApp.owner();
});

const path = "/api/v1/business-hours";
const get = async () => (await owner.call("GET", path)).body as BusinessHoursWeek;
const put = (days: object[], revision: string) => owner.call("PUT", path, { days, revision });

const day = (dayOfWeek: string, over: object = {}) => ({
  dayOfWeek,
  isOpen: true,
  startTime: "10:00",
  endTime: "18:30",
  ...over,
});

test("business hours before the first save are the defaults, Monday to Sunday, with an empty revision", async () => {
  const { days, revision } = await get();
  expect(days.map(({ dayOfWeek }) => dayOfWeek)).toEqual(weekdays);
  expect(days.map(({ isOpen }) => isOpen)).toEqual([true, true, true, true, true, false, false]);
  for (const each of days) expect(each).toMatchObject({ startTime: "09:00", endTime: "17:00" });
  expect(revision).toBe("");
});

test("saves the given days, inserting and updating, and leaves the others", async () => {
  const first = await put([day("Monday"), day("Sunday")], "");
  expect(first.status).toBe(200);
  const { revision } = first.body as BusinessHoursWeek;
  const closed = day("Monday", { isOpen: false, startTime: "08:00", endTime: "07:00" });
  const second = await put([closed, day("Tuesday")], revision);
  expect(second.status).toBe(200);
  expect(second.body).toEqual(await get());
  expect((second.body as BusinessHoursWeek).days).toEqual([
    closed,
    day("Tuesday"),
    ...["Wednesday", "Thursday", "Friday"].map((name) => day(name, { startTime: "09:00", endTime: "17:00" })),
    day("Saturday", { isOpen: false, startTime: "09:00", endTime: "17:00" }),
    day("Sunday"),
  ]);
  const audit = await readRows(
    testApp.adminUrl,
    "select action, details from audit_log where user_id = $1 order by id",
    [owner.id],
  );
  expect(audit).toEqual([
    { action: "business-hours.saved", details: { days: ["Monday", "Sunday"] } },
    { action: "business-hours.saved", details: { days: ["Monday", "Tuesday"] } },
  ]);
});

describe("conflicting changes of business hours", () => {
  test("a save based on an older week is refused and changes nothing", async () => {
    const { revision } = (await put([day("Monday")], "")).body as BusinessHoursWeek;
    await put([day("Tuesday")], revision);
    const before = await get();
    for (const stale of ["", revision, "\u0007", "2027-01-01T00:00:00Z"]) {
      expect(await put([day("Friday", { isOpen: false })], stale)).toMatchObject({
        status: 409,
        body: { code: "edit-conflict" },
      });
    }
    expect(await get()).toEqual(before);
  });

  test.each([[""], ["later"]])("of 14 parallel saves one wins (%j)", async (when) => {
    const revision = when === "" ? "" : ((await put([day("Monday")], "")).body as BusinessHoursWeek).revision;
    const answers = await Promise.all(
      weekdays.flatMap((name) => [put([day(name)], revision), put([day(name)], revision)]),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(13);
  });
});

describe("refuses, all days or none", () => {
  test.each([
    [[day("Monday", { endTime: "10:00" })], { "days.Monday.endTime": "endBeforeStart" }],
    [[day("Tuesday"), day("Monday", { endTime: "09:00" })], { "days.Monday.endTime": "endBeforeStart" }],
    [[day("Monday"), day("Monday")], { "days.Monday": "weekdayRepeated" }],
    [[day("Mon")], { "days.0.dayOfWeek": "weekdayUnknown" }],
    [[day("Monday", { startTime: "24:00" })], { "days.0.startTime": "startInvalid" }],
    [[day("Monday", { endTime: "" })], { "days.0.endTime": "endRequired" }],
    [[day("Monday", { isOpen: "yes" })], { "days.0.isOpen": "isOpenRequired" }],
    [[], { days: "invalid" }],
  ])("%j", async (days, fields) => {
    expect(await put(days, "")).toMatchObject({ status: 400, body: { code: "invalid-input", fields } });
    expect((await get()).revision).toBe("");
  });
});
