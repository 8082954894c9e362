import { openMessageStore } from "#server/simulators/twilio/messages/message-store.ts";
import { openSenderStore } from "#server/simulators/twilio/senders/sender-store.ts";
import { buildNumber } from "#server/testing/builders/build-number.ts";
import { insertOwner } from "#server/testing/builders/build-owner.ts";
import { buildAgent, buildType } from "#server/testing/builders/build-scheduling.ts";
import { buildSubscription } from "#server/testing/builders/build-subscription.ts";
import { readRows } from "#server/testing/read-rows.ts";
import type { Site } from "./site.ts";

/** A business under load: one owner, her agents and her clients. */
export type TrialSalon = {
  ownerId: string;
  cookie: string;
  number: string;
  typeId: string;
  agentIds: readonly string[];
  clients: readonly string[];
};

const number = "+34910200300";

export const buildTrialSalon = async (site: Site): Promise<TrialSalon> => {
  const adminUrl = site.databaseUrl();
  const { id, cookie } = await insertOwner(adminUrl, { timeZone: "UTC" });
  await buildSubscription(adminUrl, id, { maxAgents: 10 });
  await buildNumber(
    { adminUrl, twilio: { senders: openSenderStore(site.twilioDir) }, origin: site.publicUrl },
    id,
    number,
  );
  const agentIds: string[] = [];
  for (let made = 0; made < 8; made++) agentIds.push(await buildAgent(adminUrl, id, { name: `Agent ${made}` }));
  const typeId = await buildType(adminUrl, id, { duration: 30, buffer: 0 });
  const clients = Array.from({ length: 24 }, (_, index) => `+346115${String(55_000 + index)}`);
  await openWindows(site, number, clients);
  return { ownerId: id, cookie, number, typeId, agentIds, clients };
};

/** The simulated WhatsApp takes free text only to people who have written, and the load's messages go past it. */
export const openWindows = async (site: Site, number: string, clients: readonly string[]): Promise<void> => {
  const store = await openMessageStore(site.twilioDir);
  for (const from of clients) {
    await store.add({
      ...{ direction: "inbound", status: "received", text: "hi", opener: null, options: [], isTemplate: false },
      ...{ errorCode: null, refusal: null, statusCallback: null, from, to: number },
      at: Temporal.Now.instant().toString(),
    });
    await readRows(
      site.databaseUrl(),
      "insert into whatsapp_windows (sender, client, last_inbound_at) values ($1, $2, now()) on conflict do nothing",
      [number, from],
    );
  }
};
