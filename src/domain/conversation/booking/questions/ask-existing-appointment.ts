import { detailsOf, upcoming } from "../../appointments/own-appointments.ts";
import type { Turn } from "../../conversation-turn.ts";
import type { OwnAppointment, TypeFacts } from "../../facts.ts";
import type { Outcome } from "../../replying/outcome.ts";
import type { Line } from "../../replying/reply.ts";
import type { Draft } from "../../state.ts";

/** An existing appointment of the same service while a new one is begun; null when there is none. */
export const existingAppointmentOf = (turn: Turn, draft: Draft, type: TypeFacts): OwnAppointment | null => {
  if (draft.moving || draft.isExtra || draft.forName !== undefined || draft.isForOther) return null;
  return upcoming(turn).find(({ typeId }) => typeId === type.id) ?? null;
};

/** Asks whether the existing one is to be moved or another one is wanted. Stored states name the step `standing`. */
export const askExistingAppointment = (draft: Draft, existing: OwnAppointment, lead: readonly Line[]): Outcome => ({
  scene: { step: "standing", draft, page: 0, appointmentId: existing.id },
  lines: [...lead, { key: "questions.existing", values: detailsOf(existing) }],
  choices: [
    { value: "moveIt", title: { key: "buttons.moveIt" } },
    { value: "another", title: { key: "buttons.another" } },
    { value: "leaveIt", title: { key: "buttons.leaveIt" } },
  ],
  style: "buttons",
});

/** The draft that moves the existing one to what was wanted. */
export const draftOfMove = (draft: Draft, { id, version, agentId }: OwnAppointment): Draft => ({
  ...draft,
  typeId: undefined,
  agentId: draft.agentId ?? agentId,
  moving: { appointmentId: id, version },
});
