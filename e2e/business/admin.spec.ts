import { createSetupSecret } from "#server/platform/setup-secret.ts";
import { buildAppointment } from "#server/testing/builders/build-appointment.ts";
import { testSecret } from "#server/testing/builders/build-owner.ts";
import { buildAgent } from "#server/testing/builders/build-scheduling.ts";
import { readRows } from "#server/testing/read-rows.ts";
import {
  databaseUrl,
  expect,
  expectAccessible,
  expectRefusals,
  type SignedIn,
  test,
  waitForMail,
} from "../fixtures.ts";
import { openSalon } from "../open-salon.ts";

const account = { username: "Root", email: "root@example.com", password: "a fine long password" };

// There is one administrator per installation: one journey after the other, each beginning where nobody is.
test.describe.configure({ mode: "default" });
test.beforeEach(async () => {
  await readRows(databaseUrl(), `delete from "user" where id in (select user_id from admin_users)`);
  await readRows(databaseUrl(), "delete from admin_setups");
  await readRows(databaseUrl(), "delete from appointments where appointment_date = '2099-06-01'");
});

test("the operator's secret makes the administrator, who looks after everyone", async ({ page, signIn }) => {
  const owner = await signIn({ name: "Mia Moreno", email: `mia-${Date.now()}@example.com` });
  const { number } = await openSalon(owner, "Salon Mia");
  await readRows(databaseUrl(), "delete from subscribers where user_id = $1", [owner.id]);
  const agentId = await buildAgent(databaseUrl(), owner.id, { name: "Bruno" });
  const client = { clientName: "Carmen Ruiz", zone: "Europe/Madrid" };
  const appointmentId = await buildAppointment(databaseUrl(), {
    ownerId: owner.id,
    agentId,
    startsAt: "2099-06-01T08:00:00Z",
    ...client,
  });
  await readRows(databaseUrl(), "update appointments set client_phone = '+34612344567' where id = $1", [appointmentId]);

  expectRefusals(page, /admin\/(setup|appointments)/);
  await page.goto("/admin-setup");
  await expect(page.getByLabel("Setup secret")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Setup secret").fill("0000-0000-0000-0000-0000-0000");
  await page.getByLabel("Username").fill(account.username);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByLabel("Repeat password").fill(account.password);
  await page.getByRole("button", { name: "Create Administrator" }).click();
  await expect(page.getByRole("alert")).toContainText("Failed to create admin user.");
  await page.getByLabel("Setup secret").fill(createSetupSecret(testSecret, undefined).text);
  await page.getByRole("button", { name: "Create Administrator" }).click();
  await page.getByRole("link", { name: "Login as Administrator" }).click();
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Log In" }).click();

  await expect(page).toHaveURL(/\/admin$/);
  await page.goto("/app");
  await expect(page).toHaveURL(/\/admin$/);
  const ways = page.getByRole("navigation", { name: "Main menu" }).getByRole("link");
  await expect(ways).toHaveText(["Administration", "Settings", "Profile"]);
  await page.getByRole("searchbox").fill(owner.email);
  const user = page.getByRole("row", { name: owner.email });
  await expect(user).toContainText("Mia Moreno");
  await expect(user).toContainText("Salon Mia");
  await expect(user).toContainText("None");
  await expect(page.getByRole("row")).toHaveCount(2);
  await expectAccessible(page);

  await page.getByRole("tab", { name: "Subscriptions" }).click();
  await page.getByRole("searchbox").fill(owner.email);
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(page.getByRole("row", { name: owner.email })).toContainText("Inactive");
  await page.getByRole("button", { name: `Enable Premium: ${owner.email}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Enable Premium" }).click();
  await expect(page.getByRole("row", { name: owner.email })).toContainText("admin-granted");
  await expectAccessible(page);
  expect(await owner.api("GET", "/api/v1/subscription")).toMatchObject({ subscribed: true, state: "granted" });
  await page.getByRole("button", { name: `Disable: ${owner.email}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Disable" }).click();
  await expect(page.getByRole("row", { name: owner.email })).toContainText("Inactive");

  await page.getByRole("tab", { name: "Appointments" }).click();
  await expect(page.getByText("Total Appointments").locator("..")).toContainText(/\d/);
  const refusal = { status: 503, contentType: "application/json", body: '{"code":"unavailable","message":""}' };
  await page.route("**/api/v1/admin/appointments/view", (route) => route.fulfill(refusal), { times: 1 });
  await page.getByRole("button", { name: "Load Appointments" }).click();
  await expect(page.getByRole("alert", { name: "Failed to load appointments." })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  const appointment = page.getByRole("row", { name: /June 1, 2099/ });
  await expect(appointment).toContainText("C•••");
  await expect(appointment).toContainText("•••• 4567");
  expect(await looksInFull()).toBe(0);
  await page.getByText("Full", { exact: true }).click();
  await expect(page.getByText("This access is logged.")).toBeVisible();
  await expect(appointment).toContainText("Carmen Ruiz");
  expect(await looksInFull()).toBe(1);
  await expectAccessible(page);
  await page.getByText("Masked", { exact: true }).click();
  await expect(appointment).toContainText("C•••");
  await expect(page.getByText("Carmen Ruiz")).toHaveCount(0);
  expect(await looksInFull()).toBe(1);

  await owner.api("POST", "/api/v1/support-tickets", {
    ...{ name: "Mia Moreno", email: owner.email, description: "The calendar is empty." },
  });
  await page.getByRole("tab", { name: /^Messages/ }).click();
  const ticket = page.getByRole("article", { name: /Mia Moreno/ });
  await expect(ticket).toContainText("The calendar is empty.");
  await ticket.getByRole("button", { name: /^Answer/ }).click();
  await ticket.getByRole("textbox").fill("Please reload the page.");
  await ticket.getByRole("button", { name: "Send answer" }).click();
  await expect(ticket).toContainText("Answered on");
  await expectAccessible(page);

  await page.getByRole("tab", { name: "WhatsApp Cleanup" }).click();
  await expect(page).toHaveURL(/tab=cleanup/);
  await page.getByRole("button", { name: `Delete: ${number}` }).click();
  await expect(page.getByRole("dialog")).toContainText("cancelled and released first");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Phone number record deleted successfully")).toBeVisible();
  await expect(page.getByRole("button", { name: `Delete: ${number}` })).toHaveCount(0);
  await expectAccessible(page);

  // Nobody else gets in, and nobody makes another one.
  await owner.page.goto("/admin?tab=users");
  await expect(owner.page.getByText("Access Denied")).toBeVisible();
  await expect(owner.page.getByText("You don't have admin privileges.")).toBeVisible();
  await expect(owner.page).toHaveURL(/\/$/);
  await owner.page.getByRole("button", { name: /Account/ }).click();
  await expect(owner.page.getByRole("menuitem", { name: "Settings" })).toBeVisible();
  await expect(owner.page.getByRole("menuitem", { name: "Administration" })).toHaveCount(0);
  await owner.page.goto("/admin-setup");
  await expect(owner.page.getByRole("heading", { name: "Admin Already Exists" })).toBeVisible();
  await expectAccessible(owner.page);
  await expect(owner.page.getByRole("link", { name: "Go to Login" })).toHaveAttribute("href", "/auth");
});

test("the administrator answers, suspends, and finds both in the log @trial", async ({ signIn }) => {
  const { page } = await signInAsAdministrator(signIn);
  const name = `Nora ${Date.now()}`;
  const email = `${name.replace(" ", "-").toLowerCase()}@example.com`;
  const owner = await signIn({ name, email });
  await owner.api("POST", "/api/v1/support-tickets", {
    name,
    email,
    description: "The calendar is empty.",
  });

  await page.goto("/admin?tab=messages");
  const ticket = page.getByRole("article", { name });
  await expect(ticket).toContainText("The calendar is empty.");
  await ticket.getByRole("button", { name: /^Answer/ }).click();
  await ticket.getByRole("button", { name: "Send answer" }).click();
  await expect(ticket).toContainText("Please write an answer");
  await ticket.getByRole("textbox").fill("Please reload the page.");
  await ticket.getByRole("button", { name: "Send answer" }).click();
  await expect(ticket).toContainText("Answered on");
  expect((await waitForMail(email, /Please reload/)).text).toContain(`Hello ${name}`);
  await page.getByLabel("State").selectOption("New");
  await expect(ticket).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel("State"), "the filter is in the address").toHaveValue("new");
  await page.getByLabel("State").selectOption("Answered");
  await ticket.getByRole("button", { name: /^Close/ }).click();
  await expect(ticket).toHaveCount(0);

  // Someone who is suspended is out at once, wherever they are, and gets in again once it is lifted.
  await owner.page.goto("/app");
  await expect(owner.page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("tab", { name: "Users" }).click();
  await page.getByRole("searchbox").fill(email);
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("button", { name: `Suspend: ${email}` }).click();
  await page.getByRole("dialog").getByLabel("Reason").fill("A trial");
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Suspend" }).click();
  await expect(page.getByRole("row", { name: email })).toContainText("Suspended");
  expectRefusals(owner.page, /api\//);
  await expect(owner.page).toHaveURL(/\/auth/);
  await page.getByRole("button", { name: `Lift suspension: ${email}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Lift suspension" }).click();
  await expect(page.getByRole("row", { name: email })).toContainText("Open");

  await page.getByRole("link", { name: `Show in log: ${email}` }).click();
  const entries = page.getByRole("row").filter({ hasText: email });
  for (const done of ["suspended", "suspension lifted", "answered", "closed"])
    await expect(entries.filter({ hasText: done }).first()).toContainText("Administrator");
  // Days that are still to come, and back to any.
  await page.getByRole("button", { name: "From: Any day" }).click();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("button", { name: /\b1,/ }).first().click();
  await expect(page.getByText("Nothing matches these filters.")).toBeVisible();
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-01/);
  await page.getByRole("button", { name: "From: Any day" }).click();
  await expect(entries.first()).toBeVisible();
  await expect(page).not.toHaveURL(/from=/);
  await expectAccessible(page);

  await page.getByRole("tab", { name: "Health" }).click();
  await expect(page.getByRole("heading", { name: "Status of this installation" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Database" })).toContainText(/OK|Warning/);

  // On a phone and in dark mode, every tab.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  for (const name of ["Health", "Log", "Messages", "Users", "Subscriptions", "Appointments", "WhatsApp Cleanup"]) {
    await page.getByRole("tab", { name }).click();
    await expect(page.getByRole("tab", { name })).toBeInViewport();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.getByRole("tab", { name: "WhatsApp Cleanup" })).toBeVisible();
  await expect(page.getByRole("table"), "on a tablet nothing hides behind an edge").toHaveCount(0);

  // Without a business there is no number, team or plan to set up.
  await page.goto("/settings");
  await expect(page.getByRole("tab")).toHaveText(["Account"]);
  await expect(page.getByRole("link", { name: "Subscription Plans" })).toHaveCount(0);
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "You", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your Business" })).toHaveCount(0);
  await expectAccessible(page);
});

test("a search that is slow, then fails: nobody found before passes for its answer @trial", async ({ signIn }) => {
  const { page } = await signInAsAdministrator(signIn);
  const { email } = await signIn({ email: `nora-${Date.now()}@example.com` });
  expectRefusals(page, /admin\/users/);
  const list = page.locator("[aria-busy]").filter({ has: page.getByRole("table") });
  const found = page.getByText(/of \S+ accounts|found|First/);
  await page.goto("/admin");
  await expect(found).toBeVisible();
  await expect(list).toHaveAttribute("aria-busy", "false");

  const answered = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(/admin\/users\?search=/, async (route) => {
    await answered.promise;
    asked += 1;
    await route.fulfill({ status: 503, json: { code: "unavailable", message: "", requestId: "" } });
  });
  await page.getByRole("searchbox").fill(email);
  await expect(list).toHaveAttribute("aria-busy", "true");
  await expect(found).toHaveCount(0);
  answered.resolve();
  await expect(page.getByText("Failed to load admin data.")).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  await expectAccessible(page);
  await expect.poll(() => asked, "it is tried again twice by itself").toBe(3);
  await page.unroute(/admin\/users\?search=/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("1 found")).toBeVisible();
  await expect(page.getByRole("row", { name: email })).toBeVisible();
});

test("the next page fails: said after the first try, below the rows that are there @trial", async ({ signIn }) => {
  const { page } = await signInAsAdministrator(signIn);
  expectRefusals(page, /admin\/users/);
  const url = /admin\/users\?/;
  await page.route(url, async (route) => {
    if (route.request().url().includes("cursor=")) return void (await route.fulfill({ status: 504, body: "" }));
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), nextCursor: "more" } });
  });
  await page.goto("/admin");
  const first = page.waitForResponse(/cursor=more/);
  await page.getByRole("button", { name: "Show more" }).click();
  await first;
  await expect(page.getByText("Failed to load admin data.")).toBeVisible({ timeout: 1_000 });
  await expect(page.getByRole("table")).toBeVisible();
});

const signInAsAdministrator = async (signIn: (person: { name: string }) => Promise<SignedIn>): Promise<SignedIn> => {
  const root = await signIn({ name: "Root" });
  await readRows(
    databaseUrl(),
    "insert into admin_users (user_id, admin_username, created_at) values ($1, 'root', now())",
    [root.id],
  );
  return root;
};

const looksInFull = async (): Promise<number> =>
  (await readRows(databaseUrl(), "select 1 from audit_log where action = 'appointments.viewed-in-full'")).length;
