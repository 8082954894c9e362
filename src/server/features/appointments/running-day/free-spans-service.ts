import type { OwnerId } from "#domain/owner-id.ts";
import { minutesOf } from "#domain/scheduling/clock/clock-time.ts";
import { availabilityOfAgent } from "#domain/scheduling/slots/availability.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { daysFrom, findAgentFacts, findBusinessFacts } from "../availability/facts-store.ts";

const stepMinutes = 15;

/** Minutes since midnight. */
export type FreeSpan = { from: number; to: number };

/** A day's gaps of these agents, as the engine of bookings sees them. */
export const findFreeSpans = async (
  tx: Tx,
  ownerId: OwnerId,
  { date, agentIds }: { date: string; agentIds: readonly string[] },
  now: Temporal.Instant,
): Promise<{ agentId: string; spans: FreeSpan[] }[]> => {
  const [business, everyone] = await Promise.all([
    findBusinessFacts(tx, ownerId, daysFrom(date, 1)),
    findAgentFacts(tx, ownerId, { agentId: null, fromDate: date, dayCount: 1 }),
  ]);
  const query = { durationMinutes: stepMinutes, bufferMinutes: 0, stepMinutes, fromDate: date, dayCount: 1 };
  return agentIds.map((agentId) => {
    const agent = everyone.find((one) => one.agentId === agentId);
    if (!agent) return { agentId, spans: [] };
    const slots = availabilityOfAgent(business, agent, { ...query, bookedBy: "owner" }, now);
    return { agentId, spans: joined(slots.filter(({ reason }) => reason === null).map(({ time }) => minutesOf(time))) };
  });
};

const joined = (starts: readonly number[]): FreeSpan[] => {
  const spans: FreeSpan[] = [];
  for (const start of starts) {
    const last = spans.at(-1);
    if (last && start <= last.to) last.to = start + stepMinutes;
    else spans.push({ from: start, to: start + stepMinutes });
  }
  return spans;
};
