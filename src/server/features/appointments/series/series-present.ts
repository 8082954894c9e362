import type { Series, SeriesOccurrence } from "#contract/scheduling/series.ts";
import type { SeriesVisit } from "#domain/scheduling/series/plan-series.ts";
import { presentAppointment } from "../present.ts";
import type { AppointmentRow } from "../store.ts";
import { inOrder, versionOf } from "../visits/visit-present.ts";

export type SeriesRow = { id: string; every: number; unit: string; visit_count: number };

export const presentSeries = (series: SeriesRow, rows: readonly AppointmentRow[]): Series => ({
  id: series.id,
  every: series.every,
  unit: series.unit as Series["unit"],
  visitCount: series.visit_count,
  appointments: inOrder(rows).map(presentAppointment),
  version: versionOf(rows),
});

export const presentOccurrence = ({ parts: _, ...planned }: SeriesVisit): SeriesOccurrence => ({
  ...planned,
  reasons: [...planned.reasons],
});
