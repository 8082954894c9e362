import { expect, test } from "vitest";
import type { ConversationFacts } from "#domain/conversation/facts.ts";
import { newConversation } from "#domain/conversation/state.ts";
import { stepConversation } from "#domain/conversation/step-conversation.ts";
import { emptyHouse } from "#domain/house/house-facts.ts";
import { type Language, languages } from "#domain/languages.ts";
import { addDays, weekOf } from "#domain/scheduling/clock/calendar-date.ts";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { resolveBusinessWeek } from "#domain/scheduling/hours/business-hours.ts";
import { defaultBookingSettings } from "#domain/scheduling/slots/booking-settings.ts";
import { type Suggestion, suggestRequests } from "#domain/suggestions/suggest-requests.ts";
import chatDe from "#locales/de/chat.json" with { type: "json" };
import chatEn from "#locales/en/chat.json" with { type: "json" };
import chatEs from "#locales/es/chat.json" with { type: "json" };
import chatFr from "#locales/fr/chat.json" with { type: "json" };
import chatPt from "#locales/pt/chat.json" with { type: "json" };
import { demoTypes } from "./demo-business.ts";
import { demoWeek } from "./demo-week.ts";
import { planDemoAppointments } from "./plan-demo-appointments.ts";

const chatTexts = { en: chatEn, es: chatEs, fr: chatFr, de: chatDe, pt: chatPt };

/** The demo as its bot sees it right after a start, for a client of the salon. */
const demoFacts = (now: Temporal.ZonedDateTime, language: Language): ConversationFacts => {
  const today = now.toPlainDate().toString();
  const week = demoWeek(today);
  const team = week.team.map((agent, index) => ({ ...agent, agentId: `agent-${index}` }));
  const zone = now.timeZoneId;
  const plan = planDemoAppointments({ week: { ...week, team }, zone, now: now.toInstant() });
  const busyOf = (agentId: string) =>
    plan
      .filter(({ booked, status }) => booked.agentId === agentId && status !== "cancelled")
      .map(({ booked }) => ({ startMs: booked.startsAtMs, endMs: booked.blocksEndMs }));
  return {
    now: now.toInstant(),
    business: {
      zone,
      hours: resolveBusinessWeek(week.hours),
      breaks: week.breaks,
      settings: { ...defaultBookingSettings, minimumNoticeMinutes: 60, horizonDays: 60 },
      ...{ name: "Salón Luna", phone: null, email: null, cancelCutoffHours: 0, maxActiveBookings: 5 },
      house: emptyHouse,
      language,
      currency: "EUR",
    },
    isBookingAvailable: true,
    client: {
      ...{ name: "Ana Torres", language: null, isBlocked: false, isOptedOut: false, isKnown: true },
      lastVisit: { typeId: "haircut", agentId: "agent-0" },
    },
    disclosedAt: null,
    types: Object.entries(demoTypes).map(([id, type]) => ({ ...type, id })),
    agents: team.map(({ agentId, name, workingHours }) => ({
      ...{ agentId, name, workingHours, isActive: true },
      busy: busyOf(agentId),
    })),
    appointments: [],
    reminder: null,
  };
};

/** What two messages lead to: the request, and a yes to its read-back. */
const bookInTwo = (text: string, facts: ConversationFacts) => {
  const first = stepConversation(newConversation(), { kind: "text", text, at: facts.now }, facts);
  const later = { ...facts, now: facts.now.add({ seconds: 20 }) };
  const second = stepConversation(first.state, { kind: "text", text: "ok", at: later.now }, later);
  return second.command?.kind === "book" ? second.command : { asked: first.replies[0]?.lines };
};

const written = ({ service, agent, date, time, daysAhead }: Suggestion, language: Language): string => {
  const texts = chatTexts[language].phone.suggestions;
  const weekday = formatDate(date, language, "weekday") ?? "";
  const values: Record<string, string> = {
    service,
    agent: agent ?? "",
    weekday,
    time: formatTime(time, language) ?? "",
  };
  const text = agent !== null ? texts.withAgent : daysAhead === 1 ? texts.tomorrow : texts.weekday;
  return text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? "");
};

const starts = [
  ...weekOf("2026-11-18").flatMap((date) =>
    ["00:05", "09:40", "14:50", "18:30", "23:55"].map((time) => `${date}T${time}`),
  ),
  // Clocks change on the next day.
  ...["2027-03-27T12:00", "2027-10-30T12:00", "2026-12-31T20:00", "2028-02-28T10:00"],
].map((wall) => Temporal.PlainDateTime.from(wall));

const bookTomorrow = (zone: string): void => {
  for (const wall of starts) {
    const facts = demoFacts(wall.toZonedDateTime(zone), "en");
    const booked = bookInTwo("haircut tomorrow at 3", facts);
    const date = addDays(wall.toPlainDate().toString(), 1);
    expect({ wall: wall.toString(), ...booked }).toMatchObject({
      kind: "book",
      typeId: "haircut",
      date,
      time: "15:00",
    });
  }
};

const inAnyZone = "“haircut tomorrow at 3” books in two messages, whenever the demo is first started in %s";

test.each(["Europe/Madrid"])(inAnyZone, bookTomorrow);
test.each(["America/New_York", "Pacific/Auckland"])(inAnyZone, { tags: "trial" }, bookTomorrow);

const bookSuggested = (language: Language): void => {
  for (const wall of starts) {
    const facts = demoFacts(wall.toZonedDateTime("Europe/Madrid"), language);
    const suggestions = suggestRequests(facts);
    expect(suggestions).toHaveLength(3);
    for (const suggestion of suggestions) {
      const text = written(suggestion, language);
      const { date, time } = suggestion;
      expect({ text, wall: wall.toString(), ...bookInTwo(text, facts) }).toMatchObject({ kind: "book", date, time });
    }
  }
};

const inAnyLanguage = "three suggestions each book in two messages in %s";

test.each(languages.slice(0, 1))(inAnyLanguage, bookSuggested);
test.each(languages.slice(1))(inAnyLanguage, { tags: "trial" }, bookSuggested);
