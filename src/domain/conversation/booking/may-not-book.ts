import { findChanged, isTooLate, ownUpcomingAppointments } from "../appointments/own-appointments.ts";
import type { Turn } from "../conversation-turn.ts";
import { contactLine } from "../replying/contact.ts";
import { menuChoices } from "../replying/offer-menu.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { Draft } from "../state.ts";

/** Why this client can't book here at all at present; null when nothing speaks against it. */
export const mayNotBook = (turn: Turn, draft: Draft): TurnOutcome | null => {
  const { client, agents, business } = turn.facts;
  const moving = draft.moving && findChanged(turn, draft.moving);
  const rest = menuChoices(turn).filter(({ value }) => value === "mine" || value === "talk");
  const answer = (lines: TurnOutcome["lines"]): TurnOutcome => ({
    scene: { step: "menu" },
    lines,
    choices: rest,
    style: "buttons",
  });
  if (client.isBlocked) return answer([{ key: "refusals.blocked" }, contactLine(turn)]);
  if (agents.length === 0) return answer([{ key: "refusals.noAgents" }, contactLine(turn)]);
  if (draft.moving) {
    if (!moving) return answer([{ key: "appointments.gone" }]);
    if (isTooLate(turn, moving.whole)) {
      const values = { count: business.cancelCutoffHours };
      return answer([{ key: "appointments.tooLate", values }, contactLine(turn)]);
    }
    return null;
  }
  if (client.afterNoShows === "refuse") return answer([{ key: "refusals.noShows" }, contactLine(turn)]);
  const count = ownUpcomingAppointments(turn).length;
  if (count >= business.maxActiveBookings) return answer([{ key: "refusals.tooMany", values: { count } }]);
  return null;
};
