import {
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { Appointment, AppointmentChange } from "#contract/scheduling/appointments.ts";
import {
  cancelSeries,
  rescheduleSeries,
  type SeriesChoiceInput,
  type SeriesOccurrence,
  type SeriesOutcome,
} from "#contract/scheduling/series.ts";
import { cancelVisit, rescheduleVisit, restoreVisit } from "#contract/scheduling/visits.ts";
import { callApi } from "../../../../lib/api/api.ts";
import { invalidateAfter } from "../../../../lib/api/stale-queries.ts";
import { rememberOwnChange } from "../../components/changes/own-changes.ts";
import { seriesQuery, visitQuery } from "./visit-queries.ts";

/** What a change is meant for: more than the one appointment. */
export type WiderScope = "visit" | "following" | "all";

export type WiderMove = { date: string; time: string; choices: SeriesChoiceInput[] };

/** Brings all cancelled services of a visit back at once. */
export const useRestoreVisit = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (appointment: Appointment): Promise<AppointmentChange> => {
      const visitId = appointment.visitId ?? "";
      const { visit } = await asLastRead(queryClient, visitQuery(visitId));
      const body = { version: visit.version };
      const { visit: after, notice } = await callApi(restoreVisit, { params: { visitId }, body });
      for (const part of after.parts) rememberOwnChange({ appointment: part, notice });
      return { appointment: partOf(after.parts, appointment), notice };
    },
    meta: { ownErrors: true },
    onSettled: () => void invalidateAfter(queryClient, "appointments"),
  });
};

type WiderChange = { appointment: Appointment; scope: WiderScope; move: WiderMove | null };

/** The change as it is shown, or the dates that the owner has to choose for first. */
export type WiderOutcome = { change: AppointmentChange } | { open: SeriesOccurrence[] };

/** Moves (or, without a move, cancels) a whole visit or several visits of a series, as they were last read. */
export const useChangeScope = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ appointment, scope, move }: WiderChange): Promise<WiderOutcome> => {
      if (scope === "visit") {
        const visitId = appointment.visitId ?? "";
        const { visit } = await asLastRead(queryClient, visitQuery(visitId));
        const { version } = visit;
        const { visit: after, notice } = move
          ? await callApi(rescheduleVisit, {
              params: { visitId },
              body: { version, appointmentDate: move.date, appointmentTime: move.time },
            })
          : await callApi(cancelVisit, { params: { visitId }, body: { version } });
        for (const part of after.parts) rememberOwnChange({ appointment: part, notice });
        return { change: { appointment: partOf(after.parts, appointment), notice } };
      }
      const seriesId = appointment.seriesId ?? "";
      const { series } = await asLastRead(queryClient, seriesQuery(seriesId));
      const target = { number: appointment.seriesNumber ?? 1, scope, version: series.version };
      const outcome: SeriesOutcome = move
        ? await callApi(rescheduleSeries, {
            params: { seriesId },
            body: { ...target, appointmentDate: move.date, appointmentTime: move.time, choices: move.choices },
          })
        : await callApi(cancelSeries, { params: { seriesId }, body: target });
      if (outcome.series === null) return { open: outcome.occurrences };
      const { notice } = outcome;
      for (const one of outcome.series.appointments) rememberOwnChange({ appointment: one, notice });
      return { change: { appointment: partOf(outcome.series.appointments, appointment), notice } };
    },
    meta: { ownErrors: true },
    onSettled: () => void invalidateAfter(queryClient, "appointments"),
  });
};

/**
 * What was read before, except after a change, such as the owner's own a moment ago: its new version is waited for, or the
 * next change would be refused as made from another window.
 */
const asLastRead = <Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> => queryClient.fetchQuery({ ...query, staleTime: Number.POSITIVE_INFINITY });

const partOf = (all: readonly Appointment[], { id }: Appointment): Appointment =>
  all.find((one) => one.id === id) ?? (all[0] as Appointment);
