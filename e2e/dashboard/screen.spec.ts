import type { Page } from "@playwright/test";
import { buildAppointment } from "#server/testing/builders/build-appointment.ts";
import { buildAgent, buildType } from "#server/testing/builders/build-scheduling.ts";
import { databaseUrl, expect, expectAccessible, type SignedIn, test } from "../fixtures.ts";
import { openSalon } from "../open-salon.ts";
import { monday, zone } from "../week-ahead.ts";

test.use({ reducedMotion: "no-preference" });

const hours = ["09:00", "10:00", "11:00", "13:00", "16:00"];

/** Two agents, each booked at the same five hours. */
const fillDay = async ({ id }: SignedIn) => {
  await buildType(databaseUrl(), id, { name: "Haircut", buffer: 0 });
  for (const name of ["Marta", "João"]) {
    const agentId = await buildAgent(databaseUrl(), id, { name });
    for (const time of hours) {
      const startsAt = Temporal.PlainDateTime.from(`${monday}T${time}`).toZonedDateTime(zone).toInstant().toString();
      const client = { clientName: `${time} ${name}`, clientPhone: `+3460000${time.slice(0, 2)}${name.length}0` };
      await buildAppointment(databaseUrl(), { ownerId: id, agentId, startsAt, ...client });
    }
  }
};

/** Counts from here on how far each page jumps while it arrives. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

const shiftOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0));

test("nothing jumps while a day, week or month arrives, and the page alone scrolls @trial", async ({ owner }) => {
  const { page } = owner;
  await watchShifts(page);
  await page.goto(`/app?view=day&date=${monday}`);
  await expect(page.getByRole("region", { name: "Start here" })).toBeVisible();
  await expect(page.getByText(/no agent/i).first()).toBeVisible();
  expect(await shiftOf(page), "a newcomer's").toBeLessThan(0.02);
  await fillDay(owner);
  // The worst order: the appointments arrive before anyone knows the agents' names.
  let agentsMayCome = Promise.withResolvers<void>();
  await page.route("**/api/v1/agents", async (route) => {
    await agentsMayCome.promise;
    await route.continue();
  });
  const booked = { day: /09:00 Marta/, week: /09:00 Marta/, month: /10 appointments/ };
  for (const [view, name] of Object.entries(booked)) {
    agentsMayCome = Promise.withResolvers();
    await page.goto(`/app?view=${view}&date=${monday}`);
    await expect(page.getByRole("button", { name }).first()).toBeVisible();
    const agents = page.waitForResponse("**/api/v1/agents");
    agentsMayCome.resolve();
    await agents;
    await expect(page.getByRole("main").getByText("Marta", { exact: true }).first()).toBeAttached();
    if (view === "day") await expect(page.getByRole("button", { name: /available$/ }).first()).toBeVisible();
    expect(await shiftOf(page), view).toBeLessThan(0.02);
    const boxes = await page.getByRole("main").evaluate(
      (main) =>
        [...main.querySelectorAll("*")].filter((element) => {
          const { overflowY } = getComputedStyle(element);
          return /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
        }).length,
    );
    expect(boxes, "no scroll box in a scrolling page").toBe(0);
  }
  // On a phone everything is stacked, and a break that is known last would push the rest down.
  await page.setViewportSize({ width: 390, height: 844 });
  const tea = { startTime: "09:30", endTime: "09:45", breakName: "Tea" };
  await owner.api("POST", "/api/v1/breaks", { dayOfWeek: "Monday", ...tea });
  for (const view of ["day", "week"]) {
    const booked = page.waitForResponse("**/api/v1/appointments?*");
    await page.route("**/api/v1/breaks", async (route) => {
      await booked;
      await route.continue();
    });
    await page.goto(`/app?view=${view}&date=${monday}`);
    await expect(page.getByRole("button", { name: /09:00 Marta/ }).first()).toBeVisible();
    if (view === "day") await expect(page.getByText("Tea")).toBeVisible();
    expect(await shiftOf(page), `${view} on a phone`).toBeLessThan(0.02);
    await page.unroute("**/api/v1/breaks");
  }
  await page.goto("/settings?tab=calendars");
  await expect(page.getByText("No calendar is connected yet.")).toBeVisible();
  expect(await shiftOf(page), "the calendars on a phone").toBeLessThan(0.02);
});

test("the week by the hour doesn't jump when it is known who is off @trial", async ({ owner }) => {
  const { page } = owner;
  await page.setViewportSize({ width: 1440, height: 900 });
  await watchShifts(page);
  await fillDay(owner);
  const { agents } = await owner.api<{ agents: { id: string }[] }>("GET", "/api/v1/booking/agents");
  const tuesday = Temporal.PlainDate.from(monday).add({ days: 1 }).toString();
  for (const { id: agentId } of agents) {
    await owner.api("POST", "/api/v1/time-off", {
      ...{ agentId, kind: "off", from: tuesday, to: tuesday, fromTime: null, toTime: null },
      ...{ privateReason: "Moving house", knownAppointmentIds: [] },
    });
  }
  const booked = page.waitForResponse("**/api/v1/appointments?*");
  await page.route("**/api/v1/time-off?*", async (route) => {
    await booked;
    await route.continue();
  });
  await page.goto(`/app?view=week-grid&date=${monday}`);
  await expect(page.getByRole("button", { name: /Moving house/ }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /09:00 Marta/ }).first()).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(0.005);
});

test("nothing jumps on a phone where something is known late @trial", async ({ owner }) => {
  const { page } = owner;
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  await fillDay(owner);
  /** Delays an answer until everything else is on the screen. */
  const late = async (path: string, isRest: () => Promise<void>) => {
    const mayCome = Promise.withResolvers<void>();
    await page.route(path, async (route) => {
      await mayCome.promise;
      await route.continue();
    });
    return async () => {
      await isRest();
      const answer = page.waitForResponse(path);
      mayCome.resolve();
      await answer;
    };
  };
  const breaksCome = await late("**/api/v1/breaks", () =>
    expect(page.getByRole("button", { name: /10 appointments/ })).toBeVisible(),
  );
  await page.goto(`/app?view=month&date=${monday}`);
  await breaksCome();
  await expect(page.getByRole("button", { name: /09:00 Marta/ }).first()).toBeVisible();
  expect(await shiftOf(page), "a month").toBeLessThan(0.02);

  const { clients } = await owner.api<{ clients: { id: string }[] }>("GET", "/api/v1/clients");
  const { appointmentTypes } = await owner.api<{ appointmentTypes: { id: string }[] }>(
    "GET",
    "/api/v1/appointment-types",
  );
  await owner.api("POST", "/api/v1/waitlist", {
    ...{ clientId: clients[0]?.id, appointmentTypeId: appointmentTypes[0]?.id, agentId: "anyone" },
    ...{ from: monday, to: monday, fromTime: null, toTime: null },
  });
  const waitlistComes = await late("**/api/v1/waitlist*", () =>
    expect(page.getByRole("link", { name: /09:00 Marta/ }).first()).toBeVisible(),
  );
  // Who waits for an answer is known after the list.
  const listed = page.waitForResponse(/api\/v1\/clients(\?|$)/);
  await page.route("**/api/v1/clients/waiting", async (route) => {
    await listed;
    await route.fulfill({ json: { waitingForHuman: 1, firstClientId: clients[0]?.id, arriving: 0 } });
  });
  await page.goto("/clients");
  await waitlistComes();
  await expect(page.getByRole("link", { name: "Waitlist (1)" })).toBeVisible();
  await expect(page.getByText("1 person is waiting for your reply.")).toBeVisible();
  expect(await shiftOf(page), "the clients").toBeLessThan(0.02);
});

test("the test phone opens with its suggestions, not before them @trial", async ({ owner }) => {
  const { page } = owner;
  await openSalon(owner);
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  // Long enough for the chat, which is asked for at the same time, to be there first.
  await page.route("**/suggestions?*", async (route) => {
    await page.waitForResponse(/simulator\/api\/chat/);
    await route.continue();
  });
  await page.goto("/simulator");
  await expect(page.getByRole("button", { name: /hello/i })).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(0.02);
});

test("agents on their way have the shape of cards @trial", async ({ owner }) => {
  const { page } = owner;
  const mayCome = Promise.withResolvers<void>();
  await page.route("**/api/v1/agents", async (route) => {
    await mayCome.promise;
    await route.continue();
  });
  await page.goto("/app?tab=agents");
  await expect(page.locator(".mantine-Card-root")).toHaveCount(3);
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeAttached();
  mayCome.resolve();
  await expect(page.getByText("No agents yet")).toBeVisible();
  await expect(page.locator(".mantine-Card-root")).toHaveCount(0);
});

test("the week by the hour shows every appointment, of everyone or of one", async ({ owner }) => {
  const { page } = owner;
  await fillDay(owner);
  await page.goto(`/app?view=week&date=${monday}`);
  await page.getByRole("button", { name: "By the hour" }).click();
  await expect(page).toHaveURL(/view=week-grid/);
  const blocks = page.getByRole("main").getByRole("button", { name: /, Haircut, / });
  await expect(blocks).toHaveCount(2 * hours.length);
  const [first, second] = await Promise.all([blocks.nth(0).boundingBox(), blocks.nth(1).boundingBox()]);
  expect(first?.y, "at the same time side by side").toBe(second?.y);
  expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThanOrEqual((second?.x ?? 0) + 1);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Agent: All Agents" }).click();
  await page.getByRole("menuitemradio", { name: "Marta" }).click();
  await expect(blocks).toHaveCount(hours.length);
  await blocks.first().click();
  await expect(page.getByRole("dialog", { name: "Appointment Details" })).toBeVisible();
});

test("the week by the hour calls a closed day closed, and shows initials in a narrow lane @trial", async ({
  owner,
}) => {
  const { page } = owner;
  const startsAt = Temporal.PlainDateTime.from(`${monday}T10:00`).toZonedDateTime(zone).toInstant().toString();
  let agentId = "";
  for (const name of ["Zoe", "Bea", "Carla", "Ada"]) {
    agentId = await buildAgent(databaseUrl(), owner.id, { name });
    const client = { clientName: "Maximiliana Featherstone", clientPhone: `+34600${name.length}11222` };
    await buildAppointment(databaseUrl(), { ownerId: owner.id, agentId, startsAt, durationMinutes: 60, ...client });
  }
  await page.goto(`/app?view=week-grid&date=${monday}`);
  const sunday = Temporal.PlainDate.from(monday).add({ days: 6 }).toLocaleString("en", { dateStyle: "full" });
  await expect(page.getByRole("list", { name: sunday }).getByText("Closed", { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByText("Closed", { exact: true })).toHaveCount(2);
  const name = page.getByRole("button", { name: /10:00.AM, Maximiliana Featherstone/ }).first();
  const initials = name.getByText("MF", { exact: true });
  await expect(initials).toBeVisible();
  expect(await initials.evaluate((word) => word.scrollWidth <= word.clientWidth)).toBe(true);
  await expect(name.getByText("Maximiliana")).toBeHidden();
  await expectAccessible(page);
  // With more room in one line, cut where the room ends and not before a word.
  await page.goto(`/app?view=week-grid&date=${monday}&agent=${agentId}`);
  await expect(name).toBeVisible();
  const displays = name.locator("span > span").evaluateAll((all) => all.map((word) => getComputedStyle(word).display));
  expect(await displays).toEqual(["inline", "inline"]);
  await page.goto("/app?tab=agents");
  const names = page.getByRole("main").getByText(/^(Ada|Bea|Carla|Zoe)$/);
  await expect(names).toHaveText(["Ada", "Bea", "Carla", "Zoe"]);
});

test("the date, Today and today's list each appear once; a wide window is used", async ({ owner }) => {
  const { page } = owner;
  await page.setViewportSize({ width: 1720, height: 900 });
  await fillDay(owner);
  await page.goto(`/app?view=day&date=${monday}`);
  await expect(page.getByRole("button", { name: /09:00 Marta/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Today", exact: true })).toHaveCount(1);
  const written = Temporal.PlainDate.from(monday).toLocaleString("en", { dateStyle: "full" });
  const seen = await page
    .getByRole("main")
    .getByText(written)
    .evaluateAll((all) => all.filter((element) => element.getBoundingClientRect().width > 1).length);
  expect(seen).toBe(1);
  const main = await page.getByRole("main").boundingBox();
  expect(main?.width ?? 0).toBeGreaterThan(1600);
  await page.getByRole("group", { name: "View" }).getByRole("button", { name: "Month" }).click();
  await expect(page.getByRole("button", { name: /10 appointments, \d+% full/ })).toBeVisible();
});

test("the longest German date leaves the calendar's toolbar in one row beside the open column @trial", async ({
  owner,
}) => {
  const { page } = owner;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.context().addCookies([{ name: "daybook-language", value: "de", url: process.env["E2E_URL"] ?? "" }]);
  await page.goto("/app?view=day&date=2027-09-29");
  const date = page.getByRole("heading", { name: "Mittwoch, 29. September 2027", level: 2 }).first();
  const [words, views] = await Promise.all([
    date.boundingBox(),
    page.getByRole("button", { name: "Monat", exact: true }).boundingBox(),
  ]);
  expect(views?.y ?? 0).toBeLessThan((words?.y ?? 0) + (words?.height ?? 0));
});

test("a newcomer's month is accessible", async ({ owner }) => {
  const { page } = owner;
  await page.goto("/app?view=month");
  await expect(page.getByRole("region", { name: "Start here" })).toBeVisible();
  await expectAccessible(page);
});
