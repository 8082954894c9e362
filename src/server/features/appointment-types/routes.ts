import * as contract from "#contract/scheduling/appointment-types.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { currencyOf, presentBookingType, presentType } from "./present.ts";
import { createType, deleteType, updateType } from "./service.ts";
import { selectCurrency, selectOfferedTypes, selectTypes } from "./store.ts";

export const appointmentTypeRoutes = ({ db, clock }: { db: Database; clock: Clock }): ServedRoute[] => [
  serve(contract.listAppointmentTypes, async (_, { session: { ownerId } }) => {
    const [rows, [profile]] = await db.read(ownerId, (tx) => [
      tx.run(selectTypes, { ownerId }),
      tx.run(selectCurrency, { ownerId }),
    ]);
    return { appointmentTypes: rows.map((row) => presentType(row, currencyOf(profile))) };
  }),

  serve(contract.listBookingTypes, async (_, { session: { ownerId } }) => {
    const [rows, [profile]] = await db.read(ownerId, (tx) => [
      tx.run(selectOfferedTypes, { ownerId }),
      tx.run(selectCurrency, { ownerId }),
    ]);
    return { appointmentTypes: rows.map((row) => presentBookingType(row, currencyOf(profile))) };
  }),

  serve(contract.createAppointmentType, async ({ body }, { session, idempotencyKey }) =>
    createType(db, session.ownerId, body, idempotencyKey),
  ),

  serve(contract.updateAppointmentType, async ({ params, body }, { session }) =>
    updateType(db, session.ownerId, params.appointmentTypeId, body),
  ),

  serve(contract.deleteAppointmentType, async ({ params }, { session }) =>
    deleteType({ db, clock }, session.ownerId, params.appointmentTypeId),
  ),
];
