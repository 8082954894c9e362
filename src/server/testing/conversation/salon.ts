import type { ClientFacts, ConversationFacts, OwnAppointment, TypeFacts } from "#domain/conversation/facts.ts";
import { emptyHouse } from "#domain/house/house-facts.ts";
import type { Language } from "#domain/languages.ts";
import { wallToInstant } from "#domain/scheduling/clock/business-clock.ts";
import { weekdays } from "#domain/scheduling/clock/weekday.ts";
import { resolveBusinessWeek } from "#domain/scheduling/hours/business-hours.ts";
import { defaultBookingSettings } from "#domain/scheduling/slots/booking-settings.ts";
import { learnedReader } from "../../platform/learned-reader.ts";

const zone = "Europe/Madrid";

/** A Wednesday, ten in the morning in Madrid. */
const wednesday = Temporal.Instant.from("2026-11-18T09:00:00Z");

const typeNames: Record<Language, readonly [string, string, string]> = {
  en: ["Haircut", "Haircut and beard", "Colour"],
  es: ["Corte", "Corte y barba", "Color"],
  fr: ["Coupe", "Coupe et barbe", "Couleur"],
  de: ["Haarschnitt", "Haarschnitt und Bart", "Farbe"],
  pt: ["Corte", "Corte e barba", "Coloração"],
};

export const typesIn = (language: Language): TypeFacts[] =>
  typeNames[language].map((name, index) => ({
    id: ["cut", "beard", "colour"][index] as string,
    name,
    description: null,
    durationMinutes: [30, 60, 90][index] as number,
    bufferMinutes: 0,
    price: [25, 38.5, null][index] as number | null,
  }));

const working = (days: readonly string[], start: string, end: string) =>
  Object.fromEntries(weekdays.filter((day) => days.includes(day)).map((day) => [day, { start, end }]));

/** Ana works Monday to Friday 9–17, Luis Tuesday to Saturday 10–18 and not on Thursdays. */
export const agents: ConversationFacts["agents"] = [
  {
    agentId: "ana",
    name: "Ana",
    isActive: true,
    workingHours: working(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], "09:00", "17:00"),
    busy: [],
  },
  {
    agentId: "luis",
    name: "Luis",
    isActive: true,
    workingHours: working(["Tuesday", "Wednesday", "Friday", "Saturday"], "10:00", "18:00"),
    busy: [],
  },
];

export const newClient: ClientFacts = {
  name: null,
  language: null,
  isBlocked: false,
  isOptedOut: false,
  isKnown: false,
  lastVisit: null,
};

export const regularClient: ClientFacts = {
  ...newClient,
  name: "María",
  isKnown: true,
  hasPastAppointments: true,
  lastVisit: { typeId: "cut", agentId: "ana" },
};

/**
 * A salon open Monday to Friday 9–18 with a break at one, and Saturday 10–14. Its clients have been told today that a machine answers:
 * conversations are about what they ask.
 */
export const buildFacts = (language: Language, client: ClientFacts = regularClient): ConversationFacts => ({
  now: wednesday,
  business: {
    name: "Salon Aurora",
    phone: "+34 910 000 000",
    email: "hello@aurora.example",
    language,
    currency: "EUR",
    cancelCutoffHours: 2,
    maxActiveBookings: 5,
    house: emptyHouse,
    zone,
    hours: resolveBusinessWeek([
      ...weekdays.slice(0, 5).map((dayOfWeek) => ({ dayOfWeek, isOpen: true, startTime: "09:00", endTime: "18:00" })),
      { dayOfWeek: "Saturday", isOpen: true, startTime: "10:00", endTime: "14:00" },
    ]),
    breaks: weekdays
      .slice(0, 5)
      .map((dayOfWeek) => ({ dayOfWeek, startTime: "13:00", endTime: "14:00", isActive: true })),
    settings: { ...defaultBookingSettings, minimumNoticeMinutes: 60, horizonDays: 60 },
  },
  isBookingAvailable: true,
  client,
  disclosedAt: wednesday,
  types: typesIn(language),
  agents,
  appointments: [],
  reminder: null,
  reader: learnedReader(),
});

/** One of the client's own appointments at this salon. */
export const buildOwnAppointment = (language: Language, said: Partial<AppointmentDetails> = {}): OwnAppointment =>
  ownAppointmentIn({ types: typesIn(language), agents }, said);

type AppointmentDetails = { id: string; agentId: string; typeId: string; date: string; time: string; version: number };

/** One of the client's own appointments at any business. */
export const ownAppointmentIn = (
  { types, agents: people }: Pick<ConversationFacts, "types" | "agents">,
  {
    id = "own",
    agentId = "ana",
    typeId = "cut",
    date = "2026-11-20",
    time = "11:00",
    version = 1,
  }: Partial<AppointmentDetails>,
): OwnAppointment => {
  // Where there are no types, an appointment is just that.
  const type = types.find((one) => one.id === typeId) ?? (typesIn("en")[0] as TypeFacts);
  return {
    id,
    version,
    typeId,
    service: type.name,
    agentId,
    agentName: people.find((agent) => agent.agentId === agentId)?.name ?? "",
    date,
    time,
    startsAt: wallToInstant(date, time, zone) as Temporal.Instant,
    durationMinutes: type.durationMinutes,
    bufferMinutes: type.bufferMinutes,
  };
};

/** The facts with an appointment that takes an agent's time, the client's own or somebody else's. */
export const withBusy = (facts: ConversationFacts, appointment: OwnAppointment): ConversationFacts => {
  const startMs = appointment.startsAt.epochMilliseconds;
  const endMs = startMs + (appointment.durationMinutes + appointment.bufferMinutes) * 60_000;
  return {
    ...facts,
    agents: facts.agents.map((agent) =>
      agent.agentId === appointment.agentId
        ? { ...agent, busy: [...agent.busy, { startMs, endMs }].sort((a, b) => a.startMs - b.startMs) }
        : agent,
    ),
  };
};
