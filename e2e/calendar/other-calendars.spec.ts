import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildAgent } from "#server/testing/builders/build-scheduling.ts";
import { databaseUrl, expect, expectAccessible, expectRefusals, test } from "../fixtures.ts";
import { monday } from "../week-ahead.ts";

/** A calendar on this machine, in which Marta is at the dentist's. */
const startCalendar = async () => {
  const day = monday.replaceAll("-", "");
  const lines = ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:dentist", `DTSTART:${day}T100000`, `DTEND:${day}T110000`];
  const server = createServer(
    (_, response) => void response.end([...lines, "END:VEVENT", "END:VCALENDAR"].join("\r\n")),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/marta.ics` };
};

test("appointments are offered to other calendars, and busy times come from them @trial", async ({ owner }) => {
  const { page } = owner;
  await buildAgent(databaseUrl(), owner.id, { name: "Marta" });
  const { server, address } = await startCalendar();
  expectRefusals(page, /api\/v1\/calendars/);
  await page.goto("/settings?tab=calendars");

  await page.getByRole("button", { name: "Get an address for Marta" }).click();
  const feed = page.getByRole("group", { name: "Marta" });
  const secret = feed.getByLabel("Secret address");
  const first = await secret.inputValue();
  expect(first).toMatch(/\/feeds\/[\w-]{43}\.ics$/);
  expect((await page.request.get(first)).status()).toBe(200);
  await feed.getByRole("button", { name: "New address" }).click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "New address" }).click();
  await expect(secret).not.toHaveValue(first);
  expect((await page.request.get(first)).status()).toBe(404);

  await page.getByRole("button", { name: "Connect a calendar" }).click();
  await page.getByLabel("iCal address").last().fill("https://192.168.1.1/a.ics");
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(page.getByText("This address points to a private network and can't be used")).toBeVisible();
  await page.getByLabel("iCal address").last().fill(address);
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(page.getByRole("group", { name: "Personal" })).toContainText("Synced just now");
  await expectAccessible(page);
  server.close();

  await page.goto(`/app?view=day&date=${monday}`);
  await expect(page.getByText("Marta: Busy (Personal)")).toBeVisible();

  // The week by the hour asks for all its days together; it may ask again once it hears of changes.
  const asked: string[] = [];
  page.on("request", (request) => void (request.url().includes("/api/v1/busy-times") && asked.push(request.url())));
  await page.goto(`/app?view=week-grid&date=${monday}`);
  await expect(page.getByTitle(/Busy \(Personal\)/)).toBeVisible();
  expect(new Set(asked).size).toBe(1);

  await page.goto("/settings?tab=calendars");
  await page.getByRole("group", { name: "Personal" }).getByRole("button", { name: "Disconnect" }).click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
  await expect(page.getByText("No calendar is connected yet.")).toBeVisible();
  const second = await secret.inputValue();
  await feed.getByRole("button", { name: "Stop sharing" }).click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Stop sharing" }).click();
  await expect(secret).toHaveCount(0);
  expect((await page.request.get(second)).status()).toBe(404);
});

/** A real CalDAV server on this machine, with Marta's account and her calendar "Work". */
const startRadicale = async () => {
  const folder = mkdtempSync(join(tmpdir(), "daybook-radicale-"));
  const users = join(folder, "users");
  writeFileSync(users, "marta:right\n");
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  const server = spawn(
    "radicale",
    [
      ...["--config", "", "--server-hosts", `127.0.0.1:${port}`, "--storage-filesystem-folder", join(folder, "data")],
      ...["--auth-type", "htpasswd", "--auth-htpasswd-filename", users, "--auth-htpasswd-encryption", "plain"],
    ],
    { stdio: "ignore" },
  );
  const address = `http://127.0.0.1:${port}`;
  const authorization = `Basic ${Buffer.from("marta:right").toString("base64")}`;
  await expect(async () => {
    await fetch(`${address}/marta/`, { method: "MKCOL", headers: { authorization } });
    const made = await fetch(`${address}/marta/work/`, { method: "MKCALENDAR", headers: { authorization } });
    expect([201, 409]).toContain(made.status);
  }).toPass();
  const stop = async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { address, stop };
};

const hasRadicale = spawnSync("radicale", ["--version"]).status === 0;

/** CI brings Radicale; on a machine without it there is nothing to sign in to. */
const describeCalDav = hasRadicale ? test.describe : () => {};

describeCalDav("with a CalDAV server", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("an account is signed in to on a phone, a wrong password is said, and the calendar is kept in step @trial", async ({
    owner,
  }) => {
    const { page } = owner;
    await buildAgent(databaseUrl(), owner.id, { name: "Marta" });
    const { address, stop } = await startRadicale();
    expectRefusals(page, /api\/v1\/calendars/);
    await page.goto("/settings?tab=calendars");
    await page.getByRole("button", { name: "Connect a calendar" }).click();
    await page.getByText("CalDAV account").click();
    await page.getByLabel("Server").fill(address);
    await page.getByLabel("Username").fill("marta");
    await page.getByLabel("App password").fill("wrong");
    await page.getByRole("button", { name: "Find calendars" }).click();
    await expect(page.getByText("The username or password wasn't accepted")).toBeVisible();
    await page.getByLabel("App password").fill("right");
    await page.getByRole("button", { name: "Find calendars" }).click();
    await expect(page.getByRole("combobox", { name: "Calendar" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Connect", exact: true }).click();
    const connected = page.getByRole("group", { name: "Personal" });
    await expect(connected).toContainText("Synced just now");

    await stop();
    await connected.getByRole("button", { name: "Sync now" }).click();
    await expect(connected.getByText("This calendar can't be reached")).toBeVisible();
    await expectAccessible(page);
  });
});
