import { simulatedClients } from "#domain/clients/simulated-clients.ts";
import type { AppointmentStatus } from "#domain/scheduling/appointments/appointment-status.ts";
import { todayIn } from "#domain/scheduling/clock/business-clock.ts";
import { addDays, weekOf } from "#domain/scheduling/clock/calendar-date.ts";
import { minutesOf, timeOfMinutes } from "#domain/scheduling/clock/clock-time.ts";
import { resolveBusinessWeek } from "#domain/scheduling/hours/business-hours.ts";
import { type AgentFacts, availabilityOfAgent, type BusinessFacts } from "#domain/scheduling/slots/availability.ts";
import { defaultBookingSettings } from "#domain/scheduling/slots/booking-settings.ts";
import { type BookedTime, type BookingRequest, decideBooking } from "#domain/scheduling/slots/decide-booking.ts";
import { type DemoTypeKey, demoTypes } from "./demo-business.ts";
import { type DemoClient, demoClients } from "./demo-clients.ts";
import type { DemoAgent } from "./demo-team.ts";
import { type DemoWeek, demoDayOff } from "./demo-week.ts";
import { freeDemoHours } from "./free-demo-hours.ts";
import { planDemoSeries, planDemoVisit } from "./plan-demo-groups.ts";
import { type Random, seededRandom } from "./seeded-random.ts";
import { spreadOverDays } from "./spread-over-days.ts";

export type PlannedAppointment = {
  booked: BookedTime;
  type: DemoTypeKey;
  client: DemoClient;
  status: AppointmentStatus;
  /** One of the services of a visit, or of a series and its number; most are neither. */
  group: "visit" | { seriesNumber: number } | null;
};

export type PlanInput = {
  week: Omit<DemoWeek, "team"> & { team: readonly (DemoAgent & { agentId: string })[] };
  zone: string;
  now: Temporal.Instant;
};

const appointmentCount = 392;
const seed = 20_260;

/**
 * Seven weeks of the salon's calendar around today, always the same ones for the same day and zone. Every time is one
 * that the booking rules would have granted a client, but for two that the owner squeezed in.
 */
export const planDemoAppointments = ({ week, zone, now }: PlanInput): PlannedAppointment[] => {
  const today = todayIn(zone, now);
  const random = seededRandom(seed);
  const book = openBook(week, zone, today, random);
  const visit = planDemoVisit(book, today).map((place) => ({ ...place, group: "visit" as const }));
  for (const { booked } of visit) book.take(booked);
  const series = planDemoSeries(book, today).map((place, index) => ({ ...place, group: { seriesNumber: index + 1 } }));
  for (const { booked } of series) book.take(booked);
  const places: PlannedSlot[] = [...visit, ...series].map((place) => ({ ...place, status: "confirmed" }));
  for (const { date, count } of spreadOverDays(week, today, appointmentCount)) {
    for (let made = 0; made < count; made++) {
      const found = findPlace(book, date, random);
      if (!found) break;
      const status = drawStatus(found.booked, now, random);
      if (status !== "cancelled") book.take(found.booked);
      places.push({ ...found, status, group: null });
    }
  }
  places.push(squeezeIn(book, places, thisWeekFromToday(today)), squeezeIn(book, places, nextTwoWeeks(today)));
  const { nextClient, regularOf } = clientsInTurn(random);
  const plan = places
    .sort((a, b) => a.booked.startsAtMs - b.booked.startsAtMs)
    .map((place) => ({ ...place, client: place.group === null ? nextClient() : regularOf(place.group) }));
  return withSimulatedClients(plan, now);
};

/** The phone's clients were here before and have nothing booked: the bot knows them, and their next request is new. */
const withSimulatedClients = (plan: readonly PlannedAppointment[], now: Temporal.Instant): PlannedAppointment[] => {
  const lastWeek = now.epochMilliseconds - 7 * 86_400_000;
  const visits = plan.filter(
    ({ booked, type, status }) => booked.startsAtMs < lastWeek && type === "haircut" && status === "confirmed",
  );
  const takenOver = new Map(simulatedClients.map((client, index) => [visits[index], client] as const));
  return plan.map((visit) => ({ ...visit, client: takenOver.get(visit) ?? visit.client }));
};

type PlannedSlot = Omit<PlannedAppointment, "client">;

type Book = {
  team: PlanInput["week"]["team"];
  business: BusinessFacts;
  /** The moment at which everything was booked: before the first day, so that no day is past yet. */
  bookedAt: Temporal.Instant;
  facts(agentId: string): AgentFacts;
  take(booked: BookedTime): void;
};

const wholeDayOff = (date: string) => ({ kind: "off" as const, from: date, to: date, fromTime: null, toTime: null });

const openBook = ({ hours, breaks, team }: PlanInput["week"], zone: string, today: string, random: Random): Book => {
  const dayOff = demoDayOff({ team }, today);
  const facts = new Map(
    team.map((agent) => {
      const { agentId, workingHours } = agent;
      // What stays free counts as taken while the plan is made.
      const busy = freeDemoHours(agent, today, zone, random).sort((a, b) => a.startMs - b.startMs);
      const off = dayOff?.email === agent.email ? [wholeDayOff(dayOff.date)] : [];
      return [agentId, { agentId, isActive: true, workingHours, busy, timeOff: off }];
    }),
  );
  const factsOf = (agentId: string) => {
    const found = facts.get(agentId);
    if (!found) throw new Error("an appointment with nobody of the team");
    return found;
  };
  return {
    team,
    business: {
      zone,
      hours: resolveBusinessWeek(hours),
      breaks,
      settings: { ...defaultBookingSettings, minimumNoticeMinutes: 0, horizonDays: 365 },
    },
    bookedAt: Temporal.PlainDate.from(addDays(today, -60)).toZonedDateTime(zone).toInstant(),
    facts: factsOf,
    take: ({ agentId, blocksStartMs, blocksEndMs }) => {
      const { busy } = factsOf(agentId);
      busy.push({ startMs: blocksStartMs, endMs: blocksEndMs });
      busy.sort((a, b) => a.startMs - b.startMs);
    },
  };
};

/** Somebody free for something they do; null when the day is practically full. */
const findPlace = (book: Book, date: string, random: Random): Omit<PlannedSlot, "status" | "group"> | null => {
  for (let attempt = 0; attempt < 30; attempt++) {
    const agent = random.pick(book.team);
    const type = random.pick(agent.types, (key) => demoTypes[key].popularity);
    const { durationMinutes, bufferMinutes } = demoTypes[type];
    const request = { durationMinutes, bufferMinutes, bookedBy: "client" } as const;
    const agentFacts = book.facts(agent.agentId);
    const slots = availabilityOfAgent(
      book.business,
      agentFacts,
      { ...request, fromDate: date, dayCount: 1 },
      book.bookedAt,
    );
    const free = slots.filter((slot) => slot.isBookable);
    if (free.length > 0) return { type, booked: decide(book, agentFacts, { ...request, ...random.pick(free) }) };
  }
  return null;
};

const decide = (book: Book, agent: AgentFacts, request: BookingRequest): BookedTime => {
  const decision = decideBooking({ business: book.business, agent }, request, book.bookedAt);
  if (!decision.ok) throw new Error(`a demo appointment against the rules: ${decision.reason}`);
  return decision.appointment;
};

/** A regular's quick trim while the color of another client develops. */
const squeezeIn = (book: Book, places: readonly PlannedSlot[], dates: readonly string[]): PlannedSlot => {
  const long = dates
    .flatMap((date) => places.filter(({ booked }) => booked.date === date))
    .find(({ booked, status }) => status === "confirmed" && booked.durationMinutes >= 60);
  if (!long) throw new Error("no long appointment to squeeze another one in");
  const { agentId, date, time } = long.booked;
  const { durationMinutes, bufferMinutes } = demoTypes.fringeTrim;
  const request = { date, time: timeOfMinutes(minutesOf(time) + 30), durationMinutes, bufferMinutes };
  return {
    type: "fringeTrim",
    status: "confirmed",
    group: null,
    booked: decide(book, book.facts(agentId), { ...request, bookedBy: "owner", overbook: true }),
  };
};

/** The dates of today's week, today and what follows first: where an owner who opens the calendar looks. */
const thisWeekFromToday = (today: string): string[] => {
  const week = weekOf(today);
  return [...week.filter((date) => date >= today), ...week.filter((date) => date < today).reverse()];
};

const nextTwoWeeks = (today: string): string[] => Array.from({ length: 14 }, (_, index) => addDays(today, 7 + index));

const drawStatus = (booked: BookedTime, now: Temporal.Instant, random: Random): AppointmentStatus => {
  const chance = random.fraction();
  if (chance < 0.09) return "cancelled";
  // What is over was either confirmed or called off.
  const isAhead = booked.startsAtMs > now.epochMilliseconds;
  return isAhead && chance < 0.24 ? "pending" : "confirmed";
};

/** Clients come back, but not the very next day: the next one is among those whose last visit is longest ago. */
const clientsInTurn = (random: Random) => {
  const waiting = random.shuffle(demoClients());
  // A client with a visit of several services or a series has no other appointments.
  const [visitor, regular] = waiting.splice(0, 2) as [DemoClient, DemoClient];
  const nextClient = (): DemoClient => {
    const at = Math.floor((random.fraction() * waiting.length) / 4);
    const [client] = waiting.splice(at, 1);
    if (!client) throw new Error("a salon without clients");
    waiting.push(client);
    return client;
  };
  return {
    nextClient,
    regularOf: (group: NonNullable<PlannedAppointment["group"]>) => (group === "visit" ? visitor : regular),
  };
};
