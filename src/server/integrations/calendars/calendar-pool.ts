import type { CalendarProblem } from "#domain/calendars/calendar-problem.ts";
import { createParsingPool } from "../../platform/parsing/create-parsing-pool.ts";
import type { BusyQuestion, BusyReading } from "./read-busy.ts";
import type { DavResource } from "./read-multistatus.ts";

/** `ical`: a file. `entries`: the answer of a CalDAV server with entries in it. `resources`: one with anything else. */
export type CalendarTask =
  | ({ kind: "ical" } & BusyQuestion)
  | ({ kind: "entries" } & Omit<BusyQuestion, "contentType">)
  | { kind: "resources"; bytes: Uint8Array };

const pool = createParsingPool<CalendarTask, unknown>({
  module: "src/server/integrations/calendars/calendar-thread.ts",
});

/** When a calendar's owner is busy. */
export const readBusyApart = async (
  task: CalendarTask & { kind: "ical" | "entries" },
): Promise<BusyReading | { ok: false; problem: CalendarProblem }> => {
  const outcome = await pool.run(task);
  if (outcome.kind === "done") return outcome.result as BusyReading;
  return { ok: false, problem: outcome.kind === "busy" ? "unreachable" : "too-many" };
};

/** The resources of a CalDAV server's answer; `null` if it can't be read. */
export const readResourcesApart = async (bytes: Uint8Array): Promise<DavResource[] | null> => {
  const outcome = await pool.run({ kind: "resources", bytes });
  return outcome.kind === "done" ? (outcome.result as DavResource[]) : null;
};
