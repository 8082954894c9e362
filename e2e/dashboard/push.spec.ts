import { createECDH, randomBytes } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { presentPush } from "#server/features/push/present.ts";
import { readRows } from "#server/testing/read-rows.ts";
import { databaseUrl, expect, expectAccessible, type SignedIn, test } from "../fixtures.ts";

const openContext = (browser: Browser) =>
  browser.newContext({ baseURL: process.env["E2E_URL"] ?? "", serviceWorkers: "allow" });

/** As a browser's push service would hand it out: a browser without a window has none, and grants nothing. */
const subscription = () => {
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  return {
    endpoint: `https://push.example.com/send/${randomBytes(8).toString("hex")}`,
    keys: { p256dh: keys.getPublicKey().toString("base64url"), auth: randomBytes(16).toString("base64url") },
  };
};

const givePushService = (page: Page) =>
  page.addInitScript((made) => {
    let current: object | null = null;
    const unsubscribe = async () => {
      current = null;
      return true;
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current,
      subscribe: async (options: PushSubscriptionOptionsInit) => {
        if (!options.userVisibleOnly || !options.applicationServerKey) throw new Error("not subscribed properly");
        current = { toJSON: () => made, unsubscribe };
        return current;
      },
    });
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
    Object.assign(window, { isSubscribed: () => current !== null });
  }, subscription());

const isSubscribed = (page: Page) =>
  page.evaluate(() => (window as unknown as { isSubscribed(): boolean }).isSubscribed());

const section = (page: Page) => page.getByRole("region", { name: "Notifications on this device" });

const devicesOf = ({ id }: SignedIn) =>
  readRows(databaseUrl(), "select on_booking, on_cancellation, on_waiting from push_devices where user_id = $1", [id]);

test("a browser without permission says what to do: blocked, not asked yet, or asked and left without an answer @trial", async ({
  signIn,
}) => {
  const { page } = await signIn();
  await page.addInitScript(() => {
    const asked = { permission: "default" as NotificationPermission };
    Object.assign(window, { asked });
    Object.defineProperty(Notification, "permission", { get: () => asked.permission });
    Notification.requestPermission = async () => asked.permission;
  });
  await page.goto("/settings?tab=account");
  await expect(page.getByText("Your browser will ask for permission. Choose “Allow”.")).toBeVisible();
  await expectAccessible(page);
  const turnOn = section(page).getByRole("button", { name: "Turn on" });
  await turnOn.click();
  await expect(page.getByText("closed without an answer")).toBeVisible();
  await page.evaluate(() => {
    (window as unknown as { asked: { permission: string } }).asked.permission = "denied";
  });
  await turnOn.click();
  await expect(page.getByText("Notifications are blocked")).toBeVisible();
  await expect(page.getByText(/change “Notifications” to “Allow”/)).toBeVisible();
  await expectAccessible(page);
});

test("with permission a device is added, hears of a booking, opens it with a click, and is taken off @trial", async ({
  browser,
  signIn,
}) => {
  const context = await openContext(browser);
  const owner = await signIn({ context });
  const { page } = owner;
  await givePushService(page);
  await page.goto("/settings?tab=account");
  await section(page).getByRole("button", { name: "Turn on" }).click();
  const cancels = page.getByRole("switch", { name: "A client cancels" });
  await expect(cancels).toBeChecked();
  expect(await devicesOf(owner)).toEqual([{ on_booking: true, on_cancellation: true, on_waiting: true }]);
  await cancels.press("Space");
  await expect(cancels).not.toBeChecked();
  await expect.poll(() => devicesOf(owner)).toEqual([{ on_booking: true, on_cancellation: false, on_waiting: true }]);
  await expectAccessible(page);

  const subject = { id: crypto.randomUUID(), name: "Cleo Client", date: "2027-03-02", time: "10:00" };
  await showNotifications(page);
  await deliver(page, JSON.stringify(presentPush("booking", subject, "en")));
  await expect
    .poll(() => shownBy(page))
    .toEqual([{ title: "New appointment", body: "Cleo Client · Tue, Mar 2, 10:00 AM", tag: subject.id }]);
  await clickNotification(page);
  await expect(page).toHaveURL(/view=day&date=2027-03-02/);
  await expect.poll(() => shownBy(page)).toEqual([]);

  await page.goto("/settings?tab=account");
  await section(page).getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByRole("switch", { name: "A client cancels" })).toHaveCount(0);
  expect(await devicesOf(owner)).toEqual([]);
  expect(await isSubscribed(page)).toBe(false);
});

/** As the browser does when its push service has brought something. */
const deliver = async (page: Page, data: string): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await session.send("ServiceWorker.enable");
  const { origin } = new URL(page.url());
  await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registered, data });
  await session.detach();
};

/** In the service worker, as text: what is there has names that pages don't know. */
const inWorker = async <Result>(page: Page, script: string): Promise<Result> => {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error("no service worker");
  return worker.evaluate<Result>(script);
};

/** Stands in for the screen: nothing is granted without a window. */
const showNotifications = (page: Page) =>
  inWorker(
    page,
    `self.shown = [];
    registration.showNotification = async (title, options) => {
      const close = () => { self.shown = self.shown.filter(({ tag }) => tag !== options.tag); };
      self.shown.push({ title, ...options, close });
    };`,
  );

const shownBy = (page: Page) =>
  inWorker<object[]>(page, "self.shown.map(({ title, body, tag }) => ({ title, body, tag }))");

/** A person's click lets a window be brought to the front; one that a test makes doesn't. */
const clickNotification = (page: Page) =>
  inWorker(
    page,
    `WindowClient.prototype.focus = async function () { return this; };
    const click = Object.assign(new Event("notificationclick"), { notification: self.shown[0], waitUntil: () => {} });
    dispatchEvent(click);`,
  );
