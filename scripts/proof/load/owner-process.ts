import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

/** What the process is given to begin with, and what it reports after each booking. */
export type OwnerOrder = { url: string; cookie: string; agentIds: string[]; typeId: string; everyMs: number };
export type OwnerReport = { at: number; ms: number; status: number };

const slotAt = (index: number, agentIds: readonly string[]) => {
  const slot = Math.floor(index / agentIds.length);
  const minutes = 9 * 60 + (slot % 16) * 30;
  const day = Math.floor(slot / 16);
  const start = Temporal.Now.plainDateISO("UTC").add({ days: 7 });
  const monday = start.subtract({ days: start.dayOfWeek - 1 }).add({ days: 7 });
  return {
    agentId: agentIds[index % agentIds.length],
    appointmentDate: monday.add({ days: Math.floor(day / 5) * 7 + (day % 5) }).toString(),
    appointmentTime: `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`,
  };
};

/** An owner at her desk, in a process of her own: what she waits is the server's doing and not the generator's. */
const work = async ({ url, cookie, agentIds, typeId, everyMs }: OwnerOrder): Promise<void> => {
  for (let index = 0; process.connected; index++) {
    const before = performance.now();
    const answer = await fetch(`${url}/api/v1/appointments`, {
      method: "POST",
      headers: {
        ...{ cookie, "x-daybook-request": "1", "content-type": "application/json" },
        "idempotency-key": randomUUID(),
      },
      body: JSON.stringify({
        ...{ clientName: "Marta Ruiz", clientPhone: "+34611555000", appointmentTypeId: typeId },
        ...slotAt(index, agentIds),
      }),
      signal: AbortSignal.timeout(30_000),
    }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    const ms = performance.now() - before;
    process.send?.({ at: Date.now(), ms, status: answer?.status ?? 0 } satisfies OwnerReport);
    await sleep(Math.max(0, everyMs - ms));
  }
};

process.once("message", (order) => void work(order as OwnerOrder).then(() => process.exit(0)));
process.once("disconnect", () => process.exit(0));
