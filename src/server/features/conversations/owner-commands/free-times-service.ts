import type { Line } from "#domain/conversation/replying/reply.ts";
import type { OwnerFacts } from "#domain/owner-commands/deciding/owner-facts.ts";
import type { MinuteSpan } from "#domain/owner-commands/owner-command.ts";
import { clipSpans } from "#domain/owner-commands/replying/clip-spans.ts";
import { closureLines } from "#domain/owner-commands/replying/closure-lines.ts";
import { endOfDay, timeOfMinutes } from "#domain/scheduling/clock/clock-time.ts";
import type { BookingContext } from "../../appointments/booking/booking-service.ts";
import { type FreeSpan, findFreeSpans } from "../../appointments/running-day/free-spans-service.ts";

/** A day's gaps in words: one agent's each in a line of its own, several agents' one agent a line. */
export const showFree = async (
  { tx, ownerId }: BookingContext,
  question: { date: string; agentIds: readonly string[]; span?: MinuteSpan },
  facts: OwnerFacts,
): Promise<Line[]> => {
  const { now, agents } = facts;
  const found = await findFreeSpans(tx, ownerId, question, now);
  const rows = found.map(({ agentId, spans }) => ({ agentId, spans: clipSpans(spans, question.span ?? null) }));
  const day = { date: { date: question.date, style: "day" as const } };
  if (rows.every(({ spans }) => spans.length === 0))
    return [
      { key: question.span ? "owner.nothingFreeThen" : "owner.nothingFree", values: day },
      ...closureLines(facts, question.date, question.agentIds).map(({ line }) => line),
    ];
  const [only, ...others] = rows;
  const head: Line = { key: "owner.freeHead", values: day };
  if (only && others.length === 0) return [head, ...only.spans.map(spanLine)];
  return [
    head,
    ...rows.map(({ agentId, spans }): Line => {
      const agent = agents.find(({ id }) => id === agentId)?.name ?? "";
      if (spans.length === 0) return { key: "owner.nothingFreeOfAgent", values: { agent } };
      return { key: "owner.freeRowOfAgent", values: { agent, spans: inOneLine(spans) } };
    }),
  ];
};

const spanLine = ({ from, to }: FreeSpan): Line => ({
  key: "owner.freeRow",
  values: { from: { time: timeOfMinutes(from) }, to: { time: to >= 1440 ? endOfDay : timeOfMinutes(to) } },
});

/** Each span is written in the reader's way, one after the other. */
const inOneLine = (spans: readonly FreeSpan[]): Line =>
  spans.map(spanLine).reduce((before, span) => ({ key: "owner.spans", values: { before, span } }));
