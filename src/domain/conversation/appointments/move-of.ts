import { asSaid } from "../availability/availability-request.ts";
import type { OwnAppointment } from "../facts.ts";
import type { Draft } from "../state.ts";

/** The draft that moves an appointment, with those who have it now; `isPart`: one service of a visit by itself. */
export const moveOf = ({ id, version, agentId, parts }: OwnAppointment, isPart?: true): Draft => ({
  moving: { appointmentId: id, version, ...(isPart && { isPart }) },
  agentId: parts ? asSaid : agentId,
});
