import { randomUUID } from "node:crypto";
import { defaultClientRules } from "#domain/clients/client-rules.ts";
import { countryOfZone } from "#domain/notices/client-zone/country-of-zone.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { todayIn } from "#domain/scheduling/clock/business-clock.ts";
import { defaultBookingSettings } from "#domain/scheduling/slots/booking-settings.ts";
import { insertAgent } from "../features/agents/store.ts";
import { insertType } from "../features/appointment-types/store.ts";
import { insertSeries } from "../features/appointments/series/series-store.ts";
import { insertAppointment, toTimeColumns } from "../features/appointments/store.ts";
import { insertBreak } from "../features/breaks/store.ts";
import { upsertDay } from "../features/business-hours/store.ts";
import { updateProfile } from "../features/profile/store.ts";
import { insertNeeds, insertResource } from "../features/resources/store.ts";
import { insertStartLink } from "../features/start-links/store.ts";
import { insertTimeOff } from "../features/time-off/store.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database, Tx } from "../platform/db/database.ts";
import { toE164 } from "../platform/phone/to-e164.ts";
import { type DemoTypeKey, demoBusiness, demoTypes } from "./demo-business.ts";
import { type DemoChat, demoChats } from "./demo-chats.ts";
import { demoNumber } from "./demo-number.ts";
import {
  insertDemoNumber,
  insertDemoOwner,
  insertDemoSubscriber,
  markDemoOutcomes,
  selectDemoOwner,
} from "./demo-store.ts";
import type { DemoAgent } from "./demo-team.ts";
import { type DemoWeek, demoDayOff, demoWeek } from "./demo-week.ts";
import { insertDemoChats } from "./insert-demo-chats.ts";
import { type PlanInput, type PlannedAppointment, planDemoAppointments } from "./plan-demo-appointments.ts";
import { demoSeriesVisits } from "./plan-demo-groups.ts";
import { insertDemoWaits } from "./waits/insert-demo-waits.ts";

type DemoInput = { db: Database; clock: Clock; zone: string };

/** `newChats`: those that were written at this start. */
type DemoOwner = { ownerId: OwnerId; newChats: readonly DemoChat[] };

/** The demo's owner, with all of their business in one transaction; an owner who exists is left as they are. */
export const ensureDemoBusiness = ({ db, clock, zone }: DemoInput): Promise<DemoOwner> => {
  const ownerId = randomUUID() as string as OwnerId;
  const { name, email } = demoBusiness.owner;
  return db.withOwner(ownerId, async (tx) => {
    const [created] = await tx.run(insertDemoOwner, { ownerId, name, email, zone });
    if (!created) return { ownerId: await findExisting(tx, email), newChats: [] };
    const now = clock.now();
    const week = demoWeek(todayIn(zone, now));
    const [types, team] = await Promise.all([
      insertTypes(tx, ownerId),
      insertTeam(tx, ownerId, week.team),
      furnish(tx, ownerId, zone, week),
    ]);
    const plan = planDemoAppointments({ week: { ...week, team }, zone, now });
    await insertExtras(tx, ownerId, { typeIds: types, team, dayOff: demoDayOff(week, todayIn(zone, now)) });
    const linkIds = await insertLinks(tx, ownerId, types);
    await insertPlan(tx, ownerId, plan, { typeIds: types, linkIds, zone, now });
    await tx.run(markDemoOutcomes, { ownerId, now });
    const newChats = demoChats(upcomingOf(plan, team, now));
    await insertDemoChats(tx, ownerId, newChats, now);
    await insertDemoWaits(tx, ownerId, {
      ...{ clock, today: todayIn(zone, now), typeIds: types },
      firstAgentId: team[0]?.agentId,
    });
    return { ownerId, newChats };
  });
};

/** The next appointments, each of another client. */
const upcomingOf = (plan: readonly PlannedAppointment[], team: PlanInput["week"]["team"], now: Temporal.Instant) => {
  const ahead = plan.filter(
    ({ booked, status }) => status === "confirmed" && booked.startsAtMs > now.epochMilliseconds + 86_400_000,
  );
  const firstOfEach = [...new Map(ahead.toReversed().map((one) => [one.client.phone, one])).values()].toReversed();
  return firstOfEach.map((appointment) => ({
    appointment,
    agentName: team.find(({ agentId }) => agentId === appointment.booked.agentId)?.name ?? "",
  }));
};

const findExisting = async (tx: Tx, email: string): Promise<OwnerId> => {
  const [existing] = await tx.run(selectDemoOwner, { email });
  if (!existing) throw new Error("the demo's owner was deleted during the start");
  return existing.id as OwnerId;
};

const furnish = async (tx: Tx, ownerId: OwnerId, zone: string, { hours, breaks }: DemoWeek): Promise<void> => {
  const { companyName, owner } = demoBusiness;
  await Promise.all([
    tx.run(updateProfile, {
      ...defaultBookingSettings,
      ...defaultClientRules,
      ownerId,
      companyName,
      timeZone: zone,
      country: null,
      currency: null,
      contactPhone: demoBusiness.phone,
      contactEmail: owner.email,
      address: null,
      greeting: null,
      tone: null,
    }),
    tx.run(insertDemoSubscriber, { ownerId, email: owner.email }),
    tx.run(insertDemoNumber, { ownerId, number: demoNumber, name: companyName }),
    ...hours.map((day) => tx.run(upsertDay, { ...day, ownerId })),
    ...breaks.map((pause) => tx.run(insertBreak, { ...pause, ownerId })),
  ]);
};

const insertTypes = async (tx: Tx, ownerId: OwnerId): Promise<Map<DemoTypeKey, string>> => {
  const keys = Object.keys(demoTypes) as DemoTypeKey[];
  const ids = keys.map(async (key): Promise<[DemoTypeKey, string]> => {
    const [row] = await tx.run(insertType, {
      ...demoTypes[key],
      ownerId,
      bufferBeforeMinutes: 0,
      slotStepMinutes: null,
      isActive: true,
    });
    if (!row) throw new Error("an appointment type was not stored");
    return [key, row.id];
  });
  return new Map(await Promise.all(ids));
};

const insertTeam = (tx: Tx, ownerId: OwnerId, team: readonly DemoAgent[]): Promise<PlanInput["week"]["team"]> =>
  Promise.all(
    team.map(async (agent) => {
      const workingHours = JSON.stringify(agent.workingHours);
      const [row] = await tx.run(insertAgent, { ...agent, ownerId, workingHours, isActive: true });
      if (!row) throw new Error("an agent was not stored");
      return { ...agent, agentId: row.id };
    }),
  );

type Extras = {
  typeIds: ReadonlyMap<DemoTypeKey, string>;
  team: PlanInput["week"]["team"];
  dayOff: ReturnType<typeof demoDayOff>;
};

/** What a newcomer should see once: something that services share, and a day off. */
const insertExtras = async (tx: Tx, ownerId: OwnerId, { typeIds, team, dayOff }: Extras): Promise<void> => {
  const [resource] = await tx.run(insertResource, { ownerId, name: "Color bar", count: 2 });
  if (!resource) throw new Error("a resource was not stored");
  const needing = (["rootTouchUp", "balayage"] as const).flatMap((key) => typeIds.get(key) ?? []);
  await tx.run(insertNeeds, { ownerId, resourceId: resource.id, typeIds: needing });
  const agentId = team.find(({ email }) => email === dayOff?.email)?.agentId;
  if (!dayOff || !agentId) return;
  const { date, reason } = dayOff;
  const days = { kind: "off" as const, from: date, to: date, fromTime: null, toTime: null };
  await tx.run(insertTimeOff, { ownerId, agentId, ...days, privateReason: reason });
};

/** Links that clients came by: Insights tells how many. */
const insertLinks = async (
  tx: Tx,
  ownerId: OwnerId,
  typeIds: ReadonlyMap<DemoTypeKey, string>,
): Promise<readonly string[]> => {
  const links = [
    { name: "Poster in the window", code: "W4P", typeId: null },
    { name: "Instagram", code: "N5T", typeId: typeIds.get("haircut") ?? null },
  ];
  const rows = await Promise.all(links.map((link) => tx.run(insertStartLink, { ...link, ownerId, agentId: null })));
  return rows.flat().map(({ id }) => id);
};

type PlanContext = {
  typeIds: ReadonlyMap<DemoTypeKey, string>;
  linkIds: readonly string[];
  zone: string;
  now: Temporal.Instant;
};

const insertPlan = async (
  tx: Tx,
  ownerId: OwnerId,
  plan: readonly PlannedAppointment[],
  { typeIds, linkIds, zone, now }: PlanContext,
): Promise<void> => {
  const visitId = randomUUID();
  const seriesId = randomUUID();
  // Issued before what refers to it.
  const inserting = tx.run(insertSeries, {
    ...{ ownerId, seriesId, every: 1, unit: "week", visitCount: demoSeriesVisits },
    createdAt: now.subtract({ hours: 48 }),
  });
  const inserted = await Promise.all(
    plan.map(({ booked, type, client, status, group }, index) => {
      // Two of three came by chat, the others by phone or in person; only the owner books on top of another.
      const isByChat = !booked.isOverbooked && index % 3 !== 0;
      return tx.run(insertAppointment, {
        ...toTimeColumns(booked),
        id: randomUUID(),
        ownerId,
        agentId: booked.agentId,
        typeId: typeIds.get(type) ?? null,
        clientName: client.name,
        clientPhone: client.phone,
        bookedFor: null,
        serviceType: demoTypes[type].name,
        price: demoTypes[type].price,
        status,
        awaiting: null,
        source: isByChat ? "whatsapp" : "demo",
        clientNote: null,
        clientAddress: toE164(client.phone, countryOfZone(zone)),
        clientId: null,
        isTest: false,
        visitId: group === "visit" ? visitId : null,
        seriesId: group === null || group === "visit" ? null : seriesId,
        seriesNumber: group === null || group === "visit" ? null : group.seriesNumber,
        startLinkId: (isByChat && linkIds[index % 7]) || null,
        createdAt: bookedAt(booked, now),
      });
    }),
  );
  await inserting;
  if (inserted.some((rows) => rows.length === 0)) throw new Error("two demo appointments want the same time");
};

/** Three days ahead, as most people do, and never later than now. */
const bookedAt = ({ startsAtMs }: { startsAtMs: number }, now: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(Math.min(startsAtMs - 72 * 3_600_000, now.epochMilliseconds));
