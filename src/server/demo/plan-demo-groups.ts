import { addDays } from "#domain/scheduling/clock/calendar-date.ts";
import type { AgentFacts, BusinessFacts } from "#domain/scheduling/slots/availability.ts";
import { availabilityOfAgent } from "#domain/scheduling/slots/availability.ts";
import { type BookedTime, decideBooking } from "#domain/scheduling/slots/decide-booking.ts";
import { visitSlots } from "#domain/scheduling/visits/visit-slots.ts";
import { type DemoTypeKey, demoTypes } from "./demo-business.ts";

type Agent = { agentId: string; types: readonly DemoTypeKey[] };

type Book = {
  team: readonly Agent[];
  business: BusinessFacts;
  bookedAt: Temporal.Instant;
  facts(agentId: string): AgentFacts;
};

type DemoSlot = { type: DemoTypeKey; booked: BookedTime };

const serviceOf = (type: DemoTypeKey) => {
  const { durationMinutes, bufferMinutes } = demoTypes[type];
  return { durationMinutes, bufferMinutes };
};

/** The next time at which two services of one agent follow one another; tomorrow, if there is any. */
export const planDemoVisit = (book: Book, today: string): DemoSlot[] => {
  const types = ["haircut", "beardTrim"] as const;
  const agent = book.team.find((one) => types.every((type) => one.types.includes(type)));
  if (!agent) throw new Error("nobody does both services of the demo's visit");
  const parts = types.map((type) => ({ agent: { id: agent.agentId }, ...serviceOf(type) }));
  const facts = { business: book.business, agents: [book.facts(agent.agentId)] };
  const query = { fromDate: addDays(today, 1), dayCount: 14, parts, bookedBy: "client" } as const;
  const slot = visitSlots(facts, query, book.bookedAt).find(({ isBookable }) => isBookable);
  if (!slot) throw new Error("no time for the demo's visit");
  return slot.parts.map((booked, index) => ({ type: types[index] as DemoTypeKey, booked }));
};

export const demoSeriesVisits = 4;

/** A regular who comes every week at the same time, from this week or the next on. */
export const planDemoSeries = (book: Book, today: string): DemoSlot[] => {
  const type = "fringeTrim" as const;
  const request = { ...serviceOf(type), bookedBy: "client" } as const;
  for (const agent of book.team.filter(({ types }) => types.includes(type))) {
    const facts = book.facts(agent.agentId);
    const query = { ...request, fromDate: addDays(today, 1), dayCount: 7 };
    for (const { date, time, isBookable } of availabilityOfAgent(book.business, facts, query, book.bookedAt)) {
      if (!isBookable) continue;
      const booked = Array.from({ length: demoSeriesVisits }, (_, week) =>
        decideBooking(
          { business: book.business, agent: facts },
          { ...request, date: addDays(date, 7 * week), time },
          book.bookedAt,
        ),
      ).flatMap((decision) => (decision.ok ? decision.appointment : []));
      if (booked.length === demoSeriesVisits) return booked.map((one) => ({ type, booked: one }));
    }
  }
  throw new Error("no time for the demo's series");
};
