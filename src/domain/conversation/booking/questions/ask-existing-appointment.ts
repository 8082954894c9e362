import { moveOf } from "../../appointments/move-of.ts";
import { ownAppointmentValues, ownUpcomingAppointments } from "../../appointments/own-appointments.ts";
import { partTypesOf } from "../../availability/availability-request.ts";
import type { Turn } from "../../conversation-turn.ts";
import type { OwnAppointment, TypeFacts } from "../../facts.ts";
import type { Line } from "../../replying/reply.ts";
import type { TurnOutcome } from "../../replying/turn-outcome.ts";
import type { Draft } from "../../state.ts";

/** An existing appointment of the same service while a new one is begun; null when there is none. */
export const existingAppointmentOf = (turn: Turn, draft: Draft, type: TypeFacts): OwnAppointment | null => {
  if (draft.moving || draft.isExtra || draft.repeat || draft.forName !== undefined || draft.isForOther) return null;
  const wanted = partTypesOf(type).map(({ id }) => id);
  const isSame = (own: OwnAppointment) => {
    const typeIds = (own.parts ?? [own]).map(({ typeId }) => typeId);
    return typeIds.length === wanted.length && typeIds.every((typeId) => typeId !== null && wanted.includes(typeId));
  };
  return ownUpcomingAppointments(turn).find(isSame) ?? null;
};

/** Asks whether to move the existing appointment or book another one. Stored states call this step `standing`. */
export const askExistingAppointment = (draft: Draft, existing: OwnAppointment, lead: readonly Line[]): TurnOutcome => ({
  scene: { step: "existing", draft, page: 0, appointmentId: existing.id },
  lines: [...lead, { key: "questions.existing", values: ownAppointmentValues(existing) }],
  choices: [
    { value: "moveIt", title: { key: "buttons.moveIt" } },
    { value: "another", title: { key: "buttons.another" } },
    { value: "leaveIt", title: { key: "buttons.leaveIt" } },
  ],
  style: "buttons",
});

/** The draft that moves the existing one to what was wanted. */
export const draftOfMove = (draft: Draft, existing: OwnAppointment): Draft => {
  const move = moveOf(existing);
  return { ...draft, ...move, typeId: undefined, visitTypeIds: undefined, agentId: draft.agentId ?? move.agentId };
};
