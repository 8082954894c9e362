import * as contract from "#contract/scheduling/appointment-types.ts";
import type { Database } from "../../platform/db/database.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { presentOfferedType, presentType } from "./present.ts";
import { createType, deleteType, updateType } from "./service.ts";
import { selectOfferedTypes, selectTypes } from "./store.ts";

export const appointmentTypeRoutes = ({ db }: { db: Database }): ServedRoute[] => [
  serve(contract.listAppointmentTypes, async (_, { session: { ownerId } }) => {
    const [rows] = await db.read(ownerId, (tx) => [tx.run(selectTypes, { ownerId })]);
    return { appointmentTypes: rows.map(presentType) };
  }),

  serve(contract.listBookingTypes, async (_, { session: { ownerId } }) => {
    const [rows] = await db.read(ownerId, (tx) => [tx.run(selectOfferedTypes, { ownerId })]);
    return { appointmentTypes: rows.map(presentOfferedType) };
  }),

  serve(contract.createAppointmentType, async ({ body }, { session, idempotencyKey }) =>
    createType(db, session.ownerId, body, idempotencyKey),
  ),

  serve(contract.updateAppointmentType, async ({ params, body }, { session }) =>
    updateType(db, session.ownerId, params.appointmentTypeId, body),
  ),

  serve(contract.deleteAppointmentType, async ({ params }, { session }) =>
    deleteType(db, session.ownerId, params.appointmentTypeId),
  ),
];
