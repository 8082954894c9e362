import { randomUUID } from "node:crypto";
import { openDatabase } from "#server/platform/db/database.ts";
import { asAdmin, cloneDatabase } from "#server/testing/apps/test-cluster.ts";
import { buildOwner } from "#server/testing/builders/build-owner.ts";
import { buildAgent, buildType } from "#server/testing/builders/build-scheduling.ts";
import { serveDatabase, startBenchApp } from "./bench-app.ts";
import type { Effort, Figure } from "./figure.ts";
import { type Request, startSender, throughputOf } from "./load/send-requests.ts";

const ownerCount = 16;
const alone = 48;
const together = 320;
/** A flush takes 4 ms, whatever this machine's disk can do: waiting for another owner's flush shows. */
const ordinaryDisk = { commit_delay: "4000", commit_siblings: "0" };

/**
 * Whether owners wait for each other: by how much 16 who book at once outdo one who does. Held against the same app
 * on a database where nothing is ever announced, as the disk and the processors limit both alike.
 */
export const measureOwnerScaling = async (effort: Effort): Promise<Figure[]> => {
  const pairs = effort === "quick" ? 7 : 15;
  const app = await startBenchApp({}, ordinaryDisk);
  const sender = startSender();
  const silent = await startSilentTwin(app.adminUrl);
  try {
    const sides = [app, silent].map((side) => ({ ...side, owners: [] as (() => Request)[] }));
    for (const side of sides) {
      for (let made = 0; made < ownerCount; made++) side.owners.push(await createOwner(side));
    }
    const rate = async ({ origin, owners }: (typeof sides)[number], count: number, connections: number) => {
      const requests = Array.from({ length: count }, (_, index) => owners[index % connections]?.() as Request);
      return throughputOf(await sender.send(origin, requests, connections), 201);
    };
    /** How many times as much is booked when all of them do. */
    const gain = async (side: (typeof sides)[number]) =>
      (await rate(side, together, ownerCount)) / (await rate(side, alone, 1));
    const ratios: number[] = [];
    for (let pair = -2; pair < pairs; pair++) {
      const [first, second] = pair % 2 === 0 ? sides : sides.toReversed();
      const gains = [await gain(first as never), await gain(second as never)] as [number, number];
      const [product, twin] = pair % 2 === 0 ? gains : (gains.toReversed() as [number, number]);
      // The first ones for nothing: compiled code and warm connections are what a running server has.
      if (pair >= 0) ratios.push(product / twin);
    }
    const value = ratios.sort((a, b) => a - b)[ratios.length >> 1] as number;
    return [{ name: "two-owner-scaling", value, better: "higher", goal: 0.9 }];
  } finally {
    await sender.close();
    await silent.close();
    await app.close();
  }
};

type Side = { adminUrl: string; owner(): Promise<{ id: string; cookie: string }> };

const agentsPerOwner = 10;

/** An owner's bookings, each for the next free place. */
const createOwner = async (side: Side): Promise<() => Request> => {
  const owner = await side.owner();
  const agents: string[] = [];
  for (let made = 0; made < agentsPerOwner; made++) agents.push(await buildAgent(side.adminUrl, owner.id));
  const typeId = await buildType(side.adminUrl, owner.id, { duration: 30, buffer: 10 });
  const firstDay = Temporal.Now.plainDateISO("UTC").add({ days: 7 });
  let made = 0;
  return () => {
    const slot = Math.floor(made / agentsPerOwner);
    return {
      method: "POST",
      path: "/api/v1/appointments",
      headers: { cookie: owner.cookie, "x-daybook-request": "1", "idempotency-key": randomUUID() },
      body: {
        clientName: "Cleo Client",
        clientPhone: "+34 612 345 678",
        appointmentDate: firstDay.add({ days: Math.floor(slot / 14) }).toString(),
        appointmentTime: `${String(6 + (slot % 14)).padStart(2, "0")}:00`,
        agentId: agents[made++ % agentsPerOwner],
        appointmentTypeId: typeId,
      },
    };
  };
};

/** The same app on another database of the same server, where changes are neither noted nor announced. */
const startSilentTwin = async (clusterUrl: string) => {
  const { url } = await cloneDatabase(clusterUrl);
  await asAdmin(url, (client) => client.query(silence));
  const db = openDatabase(url, 10);
  const served = await serveDatabase(url, db);
  return {
    origin: served.origin,
    adminUrl: url,
    owner: () => buildOwner(served.app, url, { timeZone: "UTC" }),
    close: async () => {
      await served.close();
      await db.close();
    },
  };
};

const silence = `
  create or replace function notify_change() returns trigger language plpgsql as 'begin return null; end';
  create or replace function notify_owner_change() returns trigger language plpgsql as 'begin return null; end';
  create or replace function announce_changes() returns integer language sql as 'select 0';
  do $$
  begin
    execute replace(pg_get_functiondef('enqueue_job'::regproc), 'insert into pending_changes values (''jobs'')', 'null');
  end
  $$`;
