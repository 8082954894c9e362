import type { Page } from "@playwright/test";
import { buildAppointment } from "#server/testing/builders/build-appointment.ts";
import { buildAgent, buildType } from "#server/testing/builders/build-scheduling.ts";
import { createDialog } from "../appointment-dialogs.ts";
import { databaseUrl, expect, expectAccessible, expectRefusals, type SignedIn, test } from "../fixtures.ts";
import { monday, zone } from "../week-ahead.ts";

/** The server fails once and doesn't answer from then on, until that is mended: what is said now isn't said at the last try. */
const failOnce = async (page: Page, pattern: RegExp, requests = 1) => {
  const body = { code: "unavailable", message: "", requestId: "" };
  const mended = Promise.withResolvers<void>();
  let asked = 0;
  expectRefusals(page, pattern);
  await page.route(pattern, async (route) => {
    asked += 1;
    if (asked > requests) {
      await mended.promise;
      return route.fallback();
    }
    await route.fulfill({ status: 503, json: body });
  });
  return { mend: mended.resolve };
};

/** Two agents, one service, and a client on Monday morning. */
const openSmallSalon = async ({ id }: SignedIn): Promise<void> => {
  const agentId = await buildAgent(databaseUrl(), id, { name: "Marta" });
  await buildAgent(databaseUrl(), id, { name: "João" });
  await buildType(databaseUrl(), id, { name: "Braids", buffer: 0 });
  const startsAt = Temporal.PlainDateTime.from(`${monday}T10:00`).toZonedDateTime(zone).toInstant().toString();
  await buildAppointment(databaseUrl(), { ownerId: id, agentId, startsAt });
};

const places: {
  what: string;
  path: string;
  pattern: RegExp;
  open?: (page: Page) => Promise<void>;
  failure: string;
  /** What is there once it could be read; on the phone that depends on who else has a number. */
  shown?: string;
}[] = [
  {
    what: "what goes with an agent",
    path: "/app?tab=agents",
    pattern: /agents\/[^/]+\/deletion/,
    open: (page) => page.getByRole("button", { name: "Delete Marta" }).click(),
    failure: "The upcoming appointments couldn't be counted.",
    shown: "1 upcoming appointment",
  },
  {
    what: "what goes with an account",
    path: "/settings?tab=account",
    pattern: /account\/deletion/,
    open: async (page) => {
      // Where one without a password confirms by mail first.
      await page.route(/api\/v1\/account$/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), hasPassword: true } });
      });
      await page.reload();
      await page.getByRole("button", { name: "Delete account..." }).click();
    },
    failure: "The upcoming appointments couldn't be counted.",
    shown: "1 upcoming appointment",
  },
  {
    what: "who does a service",
    path: "/app?tab=time",
    pattern: /agent-services/,
    open: (page) => page.getByRole("button", { name: "Edit Braids" }).click(),
    failure: "The agents couldn't be loaded.",
    shown: "Who does it",
  },
  {
    what: "the phone's businesses",
    path: "/simulator",
    pattern: /simulator\/api\/businesses/,
    failure: "The businesses couldn't be loaded.",
  },
  {
    what: "whether there is an administrator",
    path: "/admin-setup",
    pattern: /api\/v1\/admin\/setup/,
    // What is shown then depends on whether another journey has made an administrator.
    failure: "The server can't be reached right now.",
  },
  {
    what: "whom a delay moves",
    path: "/app?view=day",
    pattern: /running-late/,
    open: async (page) => {
      await page.getByRole("button", { name: "More for this day" }).click();
      await page.getByRole("menuitem", { name: "Running late…" }).click();
      await page.getByRole("dialog").getByLabel("Agent").selectOption("Marta");
    },
    failure: "This couldn't be loaded.",
    shown: "No one is affected",
  },
];

for (const { what, path, pattern, open, failure, shown } of places) {
  test(`${what} can't be read: it is said at once, and tried again @trial`, async ({ owner }) => {
    const { page } = owner;
    await openSmallSalon(owner);
    const broken = await failOnce(page, pattern);
    await page.goto(path);
    await open?.(page);
    await expect(page.getByText(failure)).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    broken.mend();
    await expect(page.getByText(failure)).toHaveCount(0);
    if (shown) await expect(page.getByText(shown).or(page.getByLabel(shown)).first()).toBeVisible();
  });
}

test("who is booked on a closed holiday can't be read: it is said at once, and tried again @trial", async ({
  owner,
}) => {
  const { page, id, api } = owner;
  const agentId = await buildAgent(databaseUrl(), id, { name: "Marta" });
  const newYear = `${Number(monday.slice(0, 4)) + 1}-01-01`;
  const startsAt = Temporal.PlainDateTime.from(`${newYear}T10:00`).toZonedDateTime(zone).toInstant().toString();
  await buildAppointment(databaseUrl(), { ownerId: id, agentId, startsAt, clientName: "Ana" });
  await api("PUT", "/api/v1/holidays", { country: "ES", region: null });
  // Names that can't be read are left out at the second request of a try.
  const broken = await failOnce(page, new RegExp(`api/v1/appointments(/redacted)?\\?.*${newYear}`), 2);
  await page.goto("/app?tab=time");
  await expect(page.getByText("The appointments on this day couldn't be loaded.")).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  broken.mend();
  await expect(page.getByRole("link", { name: "Choose a new time" })).toBeVisible();
});

test("times that can't be read are said at once @trial", async ({ owner }) => {
  const { page } = owner;
  await openSmallSalon(owner);
  await failOnce(page, /api\/v1\/availability\?.*times=hours/);
  await page.goto(`/app?view=day&date=${monday}&form=appointment`);
  const dialog = createDialog(page);
  await dialog.getByRole("combobox", { name: "Appointment type" }).click();
  await page.getByRole("option", { name: "Braids" }).click();
  await expect(dialog.getByText("Failed to load data. Please try again.")).toBeVisible({ timeout: 10_000 });
});
