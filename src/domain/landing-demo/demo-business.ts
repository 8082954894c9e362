import type { ConversationFacts, TypeFacts } from "../conversation/facts.ts";
import type { SecondReader } from "../conversation/reading/learned/learned-reading.ts";
import { emptyHouse } from "../house/house-facts.ts";
import type { Language } from "../languages.ts";
import { todayIn, wallToInstant } from "../scheduling/clock/business-clock.ts";
import { addDays } from "../scheduling/clock/calendar-date.ts";
import { weekdays } from "../scheduling/clock/weekday.ts";
import type { BusinessWeek } from "../scheduling/hours/business-hours.ts";
import { defaultBookingSettings } from "../scheduling/slots/booking-settings.ts";
import { demoDay } from "./demo-day.ts";

/** What the demo business is called in the visitor's language, in the order of what it describes. */
export type DemoNames = {
  business: string;
  /** The visitor, as a client of it. */
  client: string;
  agents: readonly string[];
  types: readonly string[];
  clients: readonly string[];
};

/** An appointment of the demo calendar. */
export type DemoAppointment = {
  id: string;
  version: number;
  agentId: string;
  typeId: string;
  clientName: string;
  date: string;
  time: string;
  durationMinutes: number;
  /** Booked in this chat. */
  isOwn: boolean;
};

export type DemoBusiness = {
  names: DemoNames;
  language: Language;
  zone: string;
  appointments: readonly DemoAppointment[];
  reader?: SecondReader;
  /** The visitor has been told that a machine answers. */
  isDisclosed: boolean;
};

/** A barber's, open every day: whatever day a visitor comes, tomorrow is a day to book. */
export const openDemoBusiness = (
  names: DemoNames,
  { language, zone, now, reader }: { language: Language; zone: string; now: Temporal.Instant; reader?: SecondReader },
): DemoBusiness => ({
  ...{ names, language, zone, appointments: bookedDays(names, todayIn(zone, now)), isDisclosed: false },
  ...(reader && { reader }),
});

export const demoAgents = ({ agents }: DemoNames): { agentId: string; name: string }[] =>
  agents.map((name, index) => ({ agentId: `agent-${index}`, name }));

export const landingDemoTypes = ({ types }: DemoNames): TypeFacts[] =>
  types.map((name, index) => ({
    id: `type-${index}`,
    name,
    description: null,
    durationMinutes: typeMinutes[index % typeMinutes.length] as number,
    bufferMinutes: 0,
    price: null,
  }));

const typeMinutes = [45, 30, 90];

/** What the bot knows about the business, in the shape it knows every business. */
export const demoFacts = (business: DemoBusiness, now: Temporal.Instant): ConversationFacts => {
  const { names, zone, language, appointments, reader } = business;
  const spans = appointments.map((appointment) => ({ ...appointment, ...spanOf(appointment, zone) }));
  const own = spans.filter(({ isOwn, startMs }) => isOwn && startMs > now.epochMilliseconds);
  const types = landingDemoTypes(names);
  const agents = demoAgents(names);
  const nameOf = (wanted: string): string => agents.find(({ agentId }) => agentId === wanted)?.name ?? "";
  return {
    now,
    business: {
      ...{
        zone,
        hours: openWeek,
        breaks: [],
        name: names.business,
        phone: null,
        email: null,
        language,
        currency: "USD",
      },
      settings: { ...defaultBookingSettings, minimumNoticeMinutes: 30, horizonDays: 30 },
      cancelCutoffHours: 0,
      maxActiveBookings: 5,
      house: emptyHouse,
    },
    isBookingAvailable: true,
    ...(reader && { reader }),
    client: { name: names.client, language: null, isBlocked: false, isOptedOut: false, isKnown: true, lastVisit: null },
    disclosedAt: business.isDisclosed ? now : null,
    types,
    agents: agents.map(({ agentId, name }) => ({
      ...{ agentId, name, isActive: true, workingHours: null },
      busy: spans.filter((span) => span.agentId === agentId).sort((a, b) => a.startMs - b.startMs),
    })),
    appointments: own
      .sort((a, b) => a.startMs - b.startMs)
      .map(({ id, version, typeId, agentId, date, time, startMs, durationMinutes }) => ({
        ...{ id, version, typeId, agentId, date, time, durationMinutes, bufferMinutes: 0 },
        service: types.find((type) => type.id === typeId)?.name ?? "",
        agentName: nameOf(agentId),
        startsAt: Temporal.Instant.fromEpochMilliseconds(startMs),
      })),
    reminder: null,
  };
};

const openWeek = Object.fromEntries(
  weekdays.map((weekday) => [weekday, { isOpen: true, startTime: demoDay.opens, endTime: demoDay.closes }]),
) as BusinessWeek;

const spanOf = ({ date, time, durationMinutes }: DemoAppointment, zone: string) => {
  const startMs = wallToInstant(date, time, zone)?.epochMilliseconds ?? 0;
  return { startMs, endMs: startMs + durationMinutes * 60_000 };
};

/** Half-full days: agent, type and time of each appointment; they repeat, turned by one agent a day. */
const pattern = [
  { agent: 0, type: 0, time: "09:00" },
  { agent: 0, type: 1, time: "11:30" },
  { agent: 0, type: 0, time: "16:30" },
  { agent: 1, type: 2, time: "09:30" },
  { agent: 1, type: 1, time: "13:00" },
  { agent: 1, type: 0, time: "14:00" },
  { agent: 2, type: 1, time: "10:00" },
  { agent: 2, type: 0, time: "12:00" },
  { agent: 2, type: 1, time: "17:00" },
] as const;

const filledDays = 7;

const bookedDays = (names: DemoNames, today: string): DemoAppointment[] => {
  const types = landingDemoTypes(names);
  return Array.from({ length: filledDays }).flatMap((_, day) =>
    pattern.flatMap(({ agent, type, time }, index) => {
      const kind = types[type];
      if (!kind) return [];
      return {
        id: `booked-${day}-${index}`,
        version: 1,
        agentId: `agent-${(agent + day) % names.agents.length}`,
        typeId: kind.id,
        clientName: names.clients[(index + day) % names.clients.length] ?? "",
        date: addDays(today, day),
        time,
        durationMinutes: kind.durationMinutes,
        isOwn: false,
      };
    }),
  );
};
