import * as contract from "#contract/scheduling/series.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { type ServedRoute, serve } from "../../../platform/http/serve-routes.ts";
import type { BookingDeps } from "../booking/booking-service.ts";
import { toWanted } from "../visits/visit-routes.ts";
import { createSeries, previewSeries, type WantedSeries } from "./series-booking-service.ts";
import { cancelSeries, rescheduleSeries } from "./series-change-service.ts";
import { presentSeries } from "./series-present.ts";
import { selectSeries, selectSeriesAppointments } from "./series-store.ts";

export const seriesRoutes = (deps: BookingDeps): ServedRoute[] => [
  serve(contract.previewSeries, async ({ body }, { session }) => ({
    occurrences: await previewSeries(deps, session.ownerId, toSeries(body)),
  })),

  serve(contract.createSeries, async ({ body }, { session, idempotencyKey }) => {
    const { clientName, clientPhone, clientEmail } = body;
    const wanted = { ...toSeries(body), client: { clientName, clientPhone, clientEmail } };
    return createSeries(deps, session.ownerId, wanted, { key: idempotencyKey, request: body });
  }),

  serve(contract.getSeries, async ({ params }, { session: { ownerId } }) => {
    const key = { ownerId, ...params };
    const [[series], rows] = await deps.db.read(ownerId, (tx) => [
      tx.run(selectSeries, key),
      tx.run(selectSeriesAppointments, key),
    ]);
    if (!series || rows.length === 0) throw new AppError("not-found");
    return { series: presentSeries(series, rows) };
  }),

  serve(contract.rescheduleSeries, async ({ params, body }, { session }) => {
    const { appointmentDate: date, appointmentTime: time, choices, ...target } = body;
    return rescheduleSeries(deps, session.ownerId, { ...params, ...target }, { date, time, choices });
  }),

  serve(contract.cancelSeries, async ({ params, body }, { session }) =>
    cancelSeries(deps, session.ownerId, { ...params, ...body }),
  ),
];

type SeriesBody = Pick<WantedSeries, "rule" | "choices"> & {
  appointmentDate: string;
  appointmentTime: string;
  parts: readonly { agentId: string; appointmentTypeId: string | null }[];
};

const toSeries = ({ appointmentDate, appointmentTime, parts, rule, choices }: SeriesBody): WantedSeries => ({
  date: appointmentDate,
  time: appointmentTime,
  parts: parts.map(toWanted),
  rule,
  choices,
});
