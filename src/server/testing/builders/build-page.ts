import type { LightMyRequestResponse } from "fastify";
import { testOrigin } from "../apps/sample-app-deps.ts";
import type { TestApp } from "../apps/test-app.ts";
import { asAdmin } from "../apps/test-cluster.ts";
import type { TestOwner } from "./build-owner.ts";
import { buildAgent, buildType } from "./build-scheduling.ts";
import { buildSubscription } from "./build-subscription.ts";

export type TestPage = { owner: TestOwner; slug: string; agentId: string; typeId: string };

let pages = 0;

/** A business with a page that is on, one agent, Ana, and one service, a haircut of 30 minutes. */
export const buildPage = async (
  t: TestApp,
  options: { asksNote?: boolean; timeZone?: string } = {},
): Promise<TestPage> => {
  const slug = `salon-${++pages}-${Math.random().toString(36).slice(2, 10)}`;
  const owner = await t.owner({ timeZone: options.timeZone ?? "Europe/Madrid" });
  await buildSubscription(t.adminUrl, owner.id, { maxAgents: 5 });
  const agentId = await buildAgent(t.adminUrl, owner.id);
  const typeId = await buildType(t.adminUrl, owner.id, { duration: 30, buffer: 0 });
  await asAdmin(t.adminUrl, async (client) => {
    await client.query(
      "update user_profiles set company_name = 'Salón Luna', contact_phone = '+34 911 000 000' where user_id = $1",
      [owner.id],
    );
    await client.query("insert into booking_pages (user_id, is_on, asks_note) values ($1, true, $2)", [
      owner.id,
      options.asksNote ?? false,
    ]);
    await client.query("insert into booking_page_slugs (user_id, slug) values ($1, $2)", [owner.id, slug]);
  });
  return { owner, slug, agentId, typeId };
};

let networks = 0;

/** Someone nobody has counted yet. */
export const newNetwork = (): string => {
  networks++;
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
};

type From = { ip?: string; origin?: string; language?: string };

export const openPage = (
  t: TestApp,
  url: string,
  { ip = newNetwork(), language = "en" }: From = {},
): Promise<LightMyRequestResponse> =>
  t.app.inject({ url, remoteAddress: ip, headers: { accept: "text/html", "accept-language": language } });

/** A form as a browser sends it. */
export const sendForm = (
  t: TestApp,
  url: string,
  fields: Record<string, string>,
  { ip = newNetwork(), origin = testOrigin, language = "en" }: From = {},
): Promise<LightMyRequestResponse> =>
  t.app.inject({
    method: "POST",
    url,
    remoteAddress: ip,
    headers: { "content-type": "application/x-www-form-urlencoded", origin, "accept-language": language },
    payload: new URLSearchParams(fields).toString(),
  });

/** The last step's form as the page makes it, with what a visitor types. */
export const fillForm = async (
  t: TestApp,
  { slug, typeId }: TestPage,
  { date, time, ...typed }: { date: string; time: string } & Record<string, string>,
): Promise<Record<string, string>> => {
  const address = `/b/${slug}/book?${new URLSearchParams({ service: typeId, date, time })}`;
  const { body } = await openPage(t, address);
  const hidden = [...body.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)];
  const fields = Object.fromEntries(hidden.map(([, name = "", value = ""]) => [name, value]));
  return {
    ...fields,
    slot: `${date} ${time} anyone`,
    name: "Cleo Client",
    phone: "612 345 678",
    consent: "yes",
    ...typed,
  };
};
