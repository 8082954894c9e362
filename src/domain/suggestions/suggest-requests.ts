import { todayIn } from "../scheduling/clock/business-clock.ts";
import { addDays } from "../scheduling/clock/calendar-date.ts";
import { minutesOf } from "../scheduling/clock/clock-time.ts";
import type { Service } from "../scheduling/services/service-times.ts";
import { availabilityOfAnyone } from "../scheduling/slots/any-agent.ts";
import {
  type AgentFacts,
  availabilityOfAgent,
  type BusinessFacts,
  type Slot,
} from "../scheduling/slots/availability.ts";

type Agent = AgentFacts & { name: string };
type NamedService = Service & { id: string; name: string };

export type SuggestionFacts = {
  now: Temporal.Instant;
  business: BusinessFacts;
  agents: readonly Agent[];
  types: readonly NamedService[];
};

/** A request that can be granted as it stands: nobody has the time yet. */
export type Suggestion = {
  service: string;
  /** Null: with anyone. */
  agent: string | null;
  date: string;
  time: string;
  /** 1 is tomorrow; never more than six, so that a weekday's name says which day. */
  daysAhead: number;
};

/** What each suggestion asks for: the earliest day it may be, the hour it would like, and whether it names an agent. */
const plans = [
  { fromDay: 1, preferredTime: "15:00", namesAgent: false },
  { fromDay: 2, preferredTime: "11:00", namesAgent: true },
  { fromDay: 1, preferredTime: "17:00", namesAgent: false },
] as const;

const lastDay = 6;

/** Everyday appointments are suggested before long ones. */
const everydayMinutes = 45;

/** Up to three things a client could write now and would get, each another service where there are several. */
export const suggestRequests = (facts: SuggestionFacts): Suggestion[] => {
  const distance = ({ durationMinutes }: NamedService): number => Math.abs(durationMinutes - everydayMinutes);
  const services = facts.types.toSorted((a, b) => distance(a) - distance(b));
  const taken = new Set<string>();
  return plans.flatMap((plan, index) => {
    const service = services[index % Math.max(1, services.length)];
    const found = service && firstFree(facts, service, plan, taken);
    if (!found) return [];
    taken.add(`${found.date} ${found.time}`);
    return [found];
  });
};

type Plan = (typeof plans)[number];

const firstFree = (
  facts: SuggestionFacts,
  service: NamedService,
  plan: Plan,
  taken: ReadonlySet<string>,
): Suggestion | null => {
  const today = todayIn(facts.business.zone, facts.now);
  const horizon = Math.min(lastDay, facts.business.settings.horizonDays);
  for (let daysAhead = plan.fromDay; daysAhead <= horizon; daysAhead++) {
    const date = addDays(today, daysAhead);
    const agents = plan.namesAgent ? facts.agents : [null];
    for (const agent of agents) {
      const free = freeSlots(facts, service, agent, date).filter(({ time }) => !taken.has(`${date} ${time}`));
      const nearest = nearestTo(free, plan.preferredTime);
      if (!nearest) continue;
      const name = agent && shortName(agent, facts.agents);
      return { service: service.name, agent: name, date, time: nearest.time, daysAhead };
    }
  }
  return null;
};

const freeSlots = (
  { business, agents, now }: SuggestionFacts,
  { id, name: _, ...service }: NamedService,
  agent: Agent | null,
  date: string,
): Slot[] => {
  const query = { fromDate: date, dayCount: 1, ...service, typeId: id, bookedBy: "client" } as const;
  const slots = agent
    ? availabilityOfAgent(business, agent, query, now)
    : availabilityOfAnyone(business, agents, query, now);
  return slots.filter(({ isBookable }) => isBookable);
};

const nearestTo = (slots: readonly Slot[], time: string): Slot | undefined => {
  const distance = (slot: Slot): number => Math.abs(minutesOf(slot.time) - minutesOf(time));
  return slots.toSorted((a, b) => distance(a) - distance(b))[0];
};

/** "Mateo" instead of "Mateo Ferrari", where there is one of that name. */
const shortName = ({ name }: Agent, agents: readonly Agent[]): string => {
  const first = (full: string): string => full.trim().split(/\s+/)[0] ?? full;
  const isUnique = agents.filter((other) => first(other.name) === first(name)).length === 1;
  return isUnique ? first(name) : name;
};
