import type { CalendarProblem } from "#domain/calendars/calendar-problem.ts";
import { OutsideError } from "../../platform/outside/outside-fetch.ts";
import type { CalendarAnswer, CalendarQuestion } from "./gateway.ts";
import { readBusyApart } from "./read-busy-apart.ts";

type Content = { bytes: Uint8Array; contentType: string | null };

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

export const problemOf = (error: unknown): CalendarProblem =>
  error instanceof OutsideError ? error.reason : "unreachable";
