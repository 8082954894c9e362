import type { Turn } from "../conversation-turn.ts";
import type { OwnAppointment } from "../facts.ts";
import { offerMenu } from "../replying/offer-menu.ts";
import type { Choice, TurnOutcome } from "../replying/turn-outcome.ts";
import type { Draft, Scene } from "../state.ts";
import { askPart, onlyPart } from "./ask-part.ts";
import { followingOf } from "./following-of.ts";
import { findChanged, isTooLate, ownAppointmentValues } from "./own-appointments.ts";
import { showAppointment } from "./show-appointment.ts";

/** `isPart`: only one service of a visit; `afterwards`: what to book once that is done. */
type CancelOptions = { isPart?: true | undefined; afterwards?: Draft | undefined };

/** Asks whether an appointment is really to be cancelled. */
export const askCancel = (turn: Turn, appointmentId: string, options: CancelOptions = {}): TurnOutcome => {
  const { isPart, afterwards } = options;
  const found = findChanged(turn, { appointmentId, isPart });
  if (!found) return offerMenu(turn, [{ key: "appointments.gone" }]);
  const { changed, whole } = found;
  if (isTooLate(turn, whole)) return showAppointment(turn, whole.id);
  return {
    scene: {
      step: "cancel",
      appointmentId,
      appointmentVersion: changed.version,
      ...(isPart && { isPart }),
      ...(afterwards && { afterwards }),
    },
    lines: [{ key: "questions.cancel", values: ownAppointmentValues(changed) }],
    choices: [
      { value: "yes", title: { key: changed.parts ? "buttons.yesCancelAll" : "buttons.yesCancel" } },
      ...otherChoices(turn, changed),
      { value: "keep", title: { key: "buttons.keep" } },
    ],
    style: "buttons",
  };
};

/** One service of a visit, or the rest of a series: there is room for one button. */
const otherChoices = (turn: Turn, changed: OwnAppointment): Choice[] => {
  if (changed.seriesId !== undefined && followingOf(turn, changed).length > 1) {
    return [{ value: "following", title: { key: "buttons.allFollowing" } }];
  }
  return changed.parts ? [{ value: onlyPart, title: { key: "buttons.onlyPart" } }] : [];
};

/** The answer to `askCancel`. An appointment that was changed meanwhile is asked about again. */
export const answerCancel = (
  turn: Turn,
  scene: Omit<Extract<Scene, { step: "cancel" }>, "step">,
  value: string,
): TurnOutcome => {
  const { appointmentId, appointmentVersion, isPart, afterwards } = scene;
  if (value === onlyPart) return askPart(turn, appointmentId, "cancel");
  if (value !== "yes") return offerMenu(turn, [{ key: "keptAsItWas" }]);
  const found = findChanged(turn, { appointmentId, isPart });
  if (!found || found.changed.version !== appointmentVersion || isTooLate(turn, found.whole)) {
    return askCancel(turn, appointmentId, { isPart, afterwards });
  }
  return {
    scene: { step: "working", doing: "cancel", draft: afterwards ?? {} },
    lines: [],
    command: { kind: "cancel", appointmentId, version: appointmentVersion, ...(isPart && { isPart }) },
  };
};
