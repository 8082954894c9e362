import type { CalendarProblem } from "#domain/calendars/calendar-problem.ts";
import { OutboundError } from "../../platform/outbound/outbound-error.ts";
import { type CalendarTask, readBusyApart } from "./calendar-pool.ts";
import type { CalendarAnswer, CalendarQuestion } from "./gateway.ts";

type Content =
  | Pick<CalendarTask & { kind: "ical" }, "kind" | "bytes" | "contentType">
  | Pick<CalendarTask & { kind: "entries" }, "kind" | "bytes">;

/** What a file or an account's entries say. */
export const readAnswer = async (
  content: Content,
  { from, to, businessZone }: CalendarQuestion,
  etag: string | null,
): Promise<CalendarAnswer> => {
  const window = { fromMs: from.epochMilliseconds, toMs: to.epochMilliseconds };
  const reading = await readBusyApart({ ...content, ...window, businessZone });
  if (!reading.ok) return { kind: "failed", problem: reading.problem };
  return { kind: "read", reading, etag: etag !== null && etag.length <= 400 ? etag : null };
};

export const problemOf = (error: unknown): CalendarProblem => {
  if (!(error instanceof OutboundError)) return "unreachable";
  return error.reason === "too-slow" || error.reason === "busy" ? "unreachable" : error.reason;
};
