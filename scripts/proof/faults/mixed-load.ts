import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { ownRequestHeader } from "#server/platform/http/security/origin-check.ts";
import type { Random } from "../shared/seeded-random.ts";
import { deliverMessage } from "./deliver-message.ts";
import type { BookedRecord, Ledger } from "./ledger.ts";
import { payAndRegister } from "./payment-load.ts";
import type { Site } from "./site.ts";
import type { TrialSalon } from "./trial-salon.ts";

export type Load = { stop(): Promise<void> };

type Deps = { site: Site; salon: TrialSalon; ledger: Ledger; random: Random };

/** Between two of a writer: a flood would measure the machine. */
const pauseMs = 25;

let slots = 0;

/** Bookings, changes, chats, payments and numbers, each as fast as it is answered, whatever happens to the server. */
export const startMixedLoad = (deps: Deps): Load => {
  let isOver = false;
  const keepDoing = async (action: () => Promise<unknown>): Promise<void> => {
    while (!isOver) {
      // Cut off in mid-answer, as happens: what is sure is in the ledger.
      await action().catch(() => {});
      await sleep(pauseMs);
    }
  };
  const writers = [
    ...[1, 2, 3].map(() => keepDoing(() => book(deps, () => isOver))),
    keepDoing(() => change(deps)),
    ...[1, 2].map(() => keepDoing(() => deliver(deps, () => isOver))),
    keepDoing(() => payAndRegister(deps)),
  ];
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(writers);
    },
  };
};

const post = ({ site, salon }: Deps, path: string, body: object, key?: string) =>
  fetch(`${site.url}/api/v1${path}`, {
    method: "POST",
    headers: {
      ...{ cookie: salon.cookie, [ownRequestHeader]: "1", "content-type": "application/json" },
      ...(key === undefined ? {} : { "idempotency-key": key }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });

/** Half-hours of working days, so that two bookings for one are a real conflict. */
const slotAt = (index: number) => {
  const perDay = 16;
  const day = Math.floor(index / perDay) % 60;
  const date = Temporal.Now.plainDateISO("UTC").add({ days: 7 + Math.floor(day / 5) * 7 });
  const monday = date.subtract({ days: date.dayOfWeek - 1 }).add({ days: 7 + (day % 5) });
  const minutes = 9 * 60 + (index % perDay) * 30;
  const time = `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  return { appointmentDate: monday.toString(), appointmentTime: time };
};

/** As a careful program does it: with a key, and again with the same one until there is an answer. */
const book = async (deps: Deps, isOver: () => boolean): Promise<void> => {
  const { salon, ledger, random } = deps;
  // Now and then the same time as the one before: one of the two has to be refused.
  const index = random.chance(0.1) ? slots : ++slots;
  const client = `Client ${randomUUID()}`;
  const agentId = salon.agentIds[Math.floor(index / 960) % salon.agentIds.length] as string;
  const slot = slotAt(index);
  const form = {
    ...{ clientName: client, clientPhone: random.pick(salon.clients), agentId, appointmentTypeId: salon.typeId },
    ...slot,
  };
  const key = randomUUID();
  for (let tries = 0; tries < 200; tries++) {
    const answer = await post(deps, "/appointments", form, key).catch(() => null);
    const text = answer ? await answer.text().catch(() => null) : null;
    if (answer?.status === 201 && text !== null) {
      const { appointment } = JSON.parse(text) as { appointment: { id: string; version: number } };
      ledger.booked.push({
        ...{ id: appointment.id, client, version: appointment.version, isCancelled: false, isUnsure: false },
        ...{ date: slot.appointmentDate, time: slot.appointmentTime },
      });
      return;
    }
    if (answer?.status === 409) {
      ledger.taken += 1;
      return;
    }
    if (answer && answer.status !== 503) return void ledger.strange.push(`booking: ${answer.status} ${text}`);
    if (isOver() && tries > 2) break;
    await sleep(100);
  }
  ledger.unanswered.push(client);
};

/** Moves or cancels something that is certain. Without a key: an unanswered change may have happened. */
const change = async (deps: Deps): Promise<void> => {
  const { ledger, random } = deps;
  const sure = ledger.booked.filter(({ isCancelled, isUnsure }) => !isCancelled && !isUnsure);
  if (sure.length === 0) return;
  const chosen = random.pick(sure);
  const isMove = random.chance(0.6);
  const slot = slotAt(++slots);
  const path = `/appointments/${chosen.id}/${isMove ? "reschedule" : "cancel"}`;
  chosen.isUnsure = true;
  const answer = await post(deps, path, { version: chosen.version, ...(isMove ? slot : {}) });
  const text = await answer.text();
  if (answer.status === 503) return;
  if (answer.status >= 300) {
    chosen.isUnsure = false;
    if (answer.status !== 409) ledger.strange.push(`${isMove ? "move" : "cancel"}: ${answer.status} ${text}`);
    return;
  }
  settle(chosen, JSON.parse(text) as { appointment: { version: number } }, isMove ? slot : null);
  ledger[isMove ? "moved" : "cancelled"] += 1;
};

const settle = (
  chosen: BookedRecord,
  { appointment }: { appointment: { version: number } },
  slot: ReturnType<typeof slotAt> | null,
): void => {
  Object.assign(chosen, { version: appointment.version, isUnsure: false });
  if (slot) Object.assign(chosen, { date: slot.appointmentDate, time: slot.appointmentTime });
  else chosen.isCancelled = true;
};

let messages = 0;

/** Somebody writes "menu". */
const deliver = async ({ site, salon, ledger, random }: Deps, isOver: () => boolean): Promise<void> => {
  const from = salon.clients[messages++ % salon.clients.length] as string;
  await deliverMessage({ site, ledger, random, isOver }, { from, to: salon.number, text: "menu" });
};
