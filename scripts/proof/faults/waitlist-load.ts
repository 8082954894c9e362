import { setTimeout as sleep } from "node:timers/promises";
import { ownRequestHeader } from "#server/platform/http/security/origin-check.ts";
import { openSenderStore } from "#server/simulators/twilio/senders/sender-store.ts";
import { buildNumber } from "#server/testing/builders/build-number.ts";
import { insertOwner } from "#server/testing/builders/build-owner.ts";
import { buildAgent, buildType } from "#server/testing/builders/build-scheduling.ts";
import { buildSubscription } from "#server/testing/builders/build-subscription.ts";
import { readRows } from "#server/testing/read-rows.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import {
  findUnsound,
  plantFullDay,
  slotCount,
  type TrialSalon,
  timeOf,
} from "#server/testing/waitlist/waitlist-trial.ts";
import type { Random } from "../shared/seeded-random.ts";
import { deliverMessage } from "./deliver-message.ts";
import type { Ledger } from "./ledger.ts";
import type { Load } from "./mixed-load.ts";
import type { Site } from "./site.ts";
import { openWindows } from "./trial-salon.ts";

/** A business whose days are full, and whose waitlist is long. */
export type WaitingSalon = Omit<TrialSalon, "adminUrl"> & { cookie: string };

type Deps = { site: Site; salon: WaitingSalon; ledger: Ledger; random: Random };

/** A round's own: when each person last wrote. */
type Round = Deps & { wroteMs: Map<string, number> };

const number = "+34910200301";

export const buildWaitingSalon = async (site: Site): Promise<WaitingSalon> => {
  const adminUrl = site.databaseUrl();
  const ahead = hoursAhead();
  // These zones have the sign reversed.
  const timeZone = `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
  const { id: ownerId, cookie } = await insertOwner(adminUrl, { timeZone });
  await buildSubscription(adminUrl, ownerId, { maxAgents: 5 });
  const senders = openSenderStore(site.twilioDir);
  await buildNumber({ adminUrl, twilio: { senders }, origin: site.publicUrl }, ownerId, number);
  const agentId = await buildAgent(adminUrl, ownerId);
  const typeId = await buildType(adminUrl, ownerId, { duration: 30, buffer: 0 });
  const offset = `${ahead < 0 ? "-" : "+"}${String(Math.abs(ahead)).padStart(2, "0")}`;
  return { ownerId, cookie, agentId, typeId, offset };
};

/** A clock on which it is nine in the morning: at night nobody is asked, and faults move the clock on. */
const hoursAhead = (): number => {
  const hours = 9 - Temporal.Now.zonedDateTimeISO("UTC").hour;
  return hours < -11 ? hours + 24 : hours;
};

/** A working day of the next weeks, another one each round. */
const dayOf = (round: number): string => {
  const nextWeek = Temporal.Now.plainDateISO("UTC").add({ weeks: 2 });
  return nextWeek
    .subtract({ days: nextWeek.dayOfWeek - 1 })
    .add({ weeks: Math.floor((round % 25) / 5), days: round % 5 })
    .toString();
};

let rounds = 0;

export type WaitlistRound = Load & {
  /** Nobody is left to be asked: what is wrong then. */
  end(): Promise<string[]>;
};

/** A full day is given back hour by hour, the waiting take and pass by chat, and the owner books over it meanwhile. */
export const startWaitlistLoad = async (given: Deps): Promise<WaitlistRound> => {
  const deps: Round = { ...given, wroteMs: new Map() };
  const { site, salon, random } = deps;
  const date = dayOf(rounds++);
  const now = Temporal.Now.instant().toString();
  const { ids, phones } = await plantFullDay({ ...salon, adminUrl: site.databaseUrl() }, date, now);
  await openWindows(site, number, phones);
  const left = [...ids];
  let isOver = false;
  const keepDoing = async (pauseMs: number, action: () => Promise<unknown>): Promise<void> => {
    while (!isOver) {
      await action().catch(() => {});
      await sleep(pauseMs);
    }
  };
  const writers = [
    keepDoing(400, async () => void ((await giveBack(deps, left[0])) && left.shift())),
    keepDoing(300, () => answer(deps, () => isOver)),
    keepDoing(700, () => bookOver(deps, date, random.number(slotCount))),
  ];
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(writers);
    },
    end: () => endRound(deps, date, left),
  };
};

const post = ({ site, salon }: Deps, path: string, body: object) =>
  fetch(`${site.url}/api/v1${path}`, {
    method: "POST",
    headers: { cookie: salon.cookie, [ownRequestHeader]: "1", "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });

/** True once it is cancelled, by this call or by one that was cut off. */
const giveBack = async (deps: Deps, id: string | undefined): Promise<boolean> => {
  if (id === undefined) return false;
  const { status } = await post(deps, `/appointments/${id}/cancel`, { version: 1 });
  if (status !== 200 && status !== 409 && status !== 503) deps.ledger.strange.push(`giving back: ${status}`);
  return status === 200 || status === 409;
};

/** Taken or held, which is said; or free because everybody has passed. */
const bookOver = async (deps: Deps, date: string, slot: number): Promise<void> => {
  const { agentId, typeId: appointmentTypeId } = deps.salon;
  const slotAt = { appointmentDate: date, appointmentTime: timeOf(slot) };
  const form = { clientName: "Racer", clientPhone: "+34620800000", agentId, appointmentTypeId, ...slotAt };
  const { status } = await post(deps, "/appointments", form);
  if (![201, 409, 503].includes(status)) deps.ledger.strange.push(`booking over the list: ${status}`);
};

type Offer = { id: string; phone: string; is_shown: boolean };

const openOffers = ({ site, salon }: Deps) =>
  readRows<Offer>(
    site.databaseUrl(),
    `select o.id, c.channel_address as phone, exists (select from notices n where n.user_id = o.user_id
         and n.appointment_id = o.id and n.status in ('sent', 'delivered', 'read')) as is_shown
       from waitlist_offers o join waitlist_entries e on e.id = o.entry_id join clients c on c.id = e.client_id
      where o.user_id = $1 and o.state = 'open' order by o.created_at`,
    [salon.ownerId],
  );

/** A person who writes more than twenty messages a minute isn't answered. */
const betweenAnswersMs = 5_000;

/** Whether it is their turn to write: they have read of the offer, and said nothing for a while. */
const mayWrite = ({ wroteMs }: Round, { phone, is_shown }: Offer): boolean =>
  is_shown && performance.now() - (wroteMs.get(phone) ?? Number.NEGATIVE_INFINITY) > betweenAnswersMs;

const write = async (round: Round, from: string, what: { text: string; choiceId?: string }, isOver: () => boolean) => {
  round.wroteMs.set(from, performance.now());
  await deliverMessage({ ...round, isOver }, { from, to: number, ...what });
};

/** One of those who are asked says yes or no, or nothing yet. */
const answer = async (round: Round, isOver: () => boolean): Promise<void> => {
  const { random } = round;
  const open = (await openOffers(round)).filter((offer) => mayWrite(round, offer));
  if (open.length === 0 || random.chance(0.3)) return;
  await write(round, random.pick(open).phone, { text: random.chance(0.6) ? "yes" : "no thanks" }, isOver);
};

/** Everybody who is asked says no, and who said so in words that weren't about the offer any more taps the button. */
const decline = async (round: Round, offers: readonly Offer[], declined: Set<string>): Promise<void> => {
  for (const offer of offers.filter((each) => mayWrite(round, each))) {
    const choiceId = declined.has(offer.id) ? { choiceId: `opening:pass:${offer.id}:1` } : {};
    declined.add(offer.id);
    await write(round, offer.phone, { text: "no", ...choiceId }, () => true);
  }
};

const patienceMs = 150_000;

/** The rest is given back. What is open then runs out of time, unanswered; after that everybody who is asked answers. */
const endRound = async (deps: Round, date: string, left: readonly string[]): Promise<string[]> => {
  const { site, salon } = deps;
  for (const id of left) await waitUntil("a cancellation", () => giveBack(deps, id).catch(() => false), patienceMs);
  const silent = await readRows<{ id: string }>(
    site.databaseUrl(),
    "update waitlist_offers set held_until = now() - interval '1 day' where user_id = $1 and state = 'open' returning id",
    [salon.ownerId],
  );
  const isPast = async () => {
    const open = new Set((await openOffers(deps)).map(({ id }) => id));
    return silent.every(({ id }) => !open.has(id));
  };
  const ran = await inTime("the end of unanswered offers", isPast);
  const declined = new Set<string>();
  let unsound: string[] = [];
  const isSound = async () => {
    const open = await openOffers(deps);
    await decline(deps, open, declined);
    if (open.length > 0) await sleep(1_000);
    unsound = await findUnsound({ ...salon, adminUrl: site.databaseUrl() }, date);
    return unsound.length === 0;
  };
  const sound = await inTime("a waitlist where everybody was asked", isSound);
  return [...ran, ...sound, ...unsound];
};

const inTime = (what: string, isSo: () => Promise<boolean>): Promise<string[]> =>
  waitUntil(what, isSo, patienceMs).then(
    () => [],
    (error: unknown) => [String(error)],
  );
