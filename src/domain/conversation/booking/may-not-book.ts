import { findChanged, isTooLate, upcomingAppointments } from "../appointments/own-appointments.ts";
import type { Turn } from "../conversation-turn.ts";
import { contactLine } from "../replying/contact.ts";
import { menuChoices } from "../replying/offer-menu.ts";
import type { Outcome } from "../replying/outcome.ts";
import type { Draft } from "../state.ts";

/** Why this client can't book here at all at present; null when nothing speaks against it. */
export const mayNotBook = (turn: Turn, draft: Draft): Outcome | null => {
  const { client, agents, business } = turn.facts;
  const moving = draft.moving && findChanged(turn, draft.moving);
  const rest = menuChoices(turn).filter(({ value }) => value === "mine" || value === "talk");
  const answer = (lines: Outcome["lines"]): Outcome => ({
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
  const count = upcomingAppointments(turn).length;
  if (count >= business.maxActiveBookings) return answer([{ key: "refusals.tooMany", values: { count } }]);
  return null;
};
