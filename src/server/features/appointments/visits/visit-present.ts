import type { Visit } from "#contract/scheduling/visits.ts";
import { presentAppointment } from "../present.ts";
import type { AppointmentRow } from "../store.ts";

/** The parts of a visit as they follow one another. Each has a version that only rises, and so has their sum. */
export const presentVisit = (rows: readonly AppointmentRow[]): Visit => ({
  id: rows[0]?.visit_id as string,
  parts: inOrder(rows).map(presentAppointment),
  version: versionOf(rows),
});

export const inOrder = (rows: readonly AppointmentRow[]): AppointmentRow[] =>
  [...rows].sort((a, b) => Temporal.Instant.compare(a.starts_at, b.starts_at) || (a.id < b.id ? -1 : 1));

export const versionOf = (rows: readonly AppointmentRow[]): number =>
  rows.reduce((sum, { version }) => sum + version, 0);
