import { detailsOf, upcoming } from "../../appointments/own-appointments.ts";
import type { Turn } from "../../conversation-turn.ts";
import type { OwnAppointment, TypeFacts } from "../../facts.ts";
import type { Outcome } from "../../replying/outcome.ts";
import type { Line } from "../../replying/reply.ts";
import type { Draft } from "../../state.ts";

/** An appointment of the same service that stands already while a new one is begun; null when there is none. */
export const standingOf = (turn: Turn, draft: Draft, type: TypeFacts): OwnAppointment | null => {
  if (draft.moving || draft.isExtra || draft.forName !== undefined || draft.isForOther) return null;
  return upcoming(turn).find(({ typeId }) => typeId === type.id) ?? null;
};

/** Asks whether the standing one is to be moved or another one is wanted. */
export const askStanding = (draft: Draft, standing: OwnAppointment, lead: readonly Line[]): Outcome => ({
  scene: { step: "standing", draft, page: 0, appointmentId: standing.id },
  lines: [...lead, { key: "questions.standing", values: detailsOf(standing) }],
  choices: [
    { value: "moveIt", title: { key: "buttons.moveIt" } },
    { value: "another", title: { key: "buttons.another" } },
    { value: "leaveIt", title: { key: "buttons.leaveIt" } },
  ],
  style: "buttons",
});

/** The draft that moves the standing one to what was wanted. */
export const draftOfMove = (draft: Draft, { id, version, agentId }: OwnAppointment): Draft => ({
  ...draft,
  typeId: undefined,
  agentId: draft.agentId ?? agentId,
  moving: { appointmentId: id, version },
});
