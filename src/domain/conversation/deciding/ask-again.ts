import { askCancel } from "../appointments/ask-cancel.ts";
import { askCancelAll, stillOwn } from "../appointments/ask-cancel-series.ts";
import { askPart } from "../appointments/ask-part.ts";
import { listOwnAppointments } from "../appointments/list-own-appointments.ts";
import { askMoveSeveral } from "../appointments/several/ask-move-several.ts";
import { showAppointment } from "../appointments/show-appointment.ts";
import { proceedWithDraft } from "../booking/proceed-with-draft.ts";
import { askChange } from "../booking/questions/ask-change.ts";
import { askName } from "../booking/questions/ask-name.ts";
import type { Turn } from "../conversation-turn.ts";
import { offerMenu } from "../replying/offer-menu.ts";
import type { Line } from "../replying/reply.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { Scene } from "../state.ts";
import { askOfferAgain } from "../waitlist/answer-offer.ts";
import { showWaits } from "../waitlist/own-waits.ts";
import { askErase } from "./personal-data.ts";

/** Asks again what was asked, with fresh facts, after a word of explanation. */
export const askAgain = (turn: Turn, scene: Scene, lead: readonly Line[]): TurnOutcome => {
  const again = ask(turn, scene);
  return { ...again, lines: [...lead, ...again.lines] };
};

const ask = (turn: Turn, scene: Scene): TurnOutcome => {
  switch (scene.step) {
    case "menu":
    case "working":
      return offerMenu(turn, []);
    case "appointments":
      return listOwnAppointments(turn, scene.purpose, scene.page);
    case "appointment":
      return showAppointment(turn, scene.appointmentId);
    case "cancel":
      return askCancel(turn, scene.appointmentId, { isPart: scene.isPart, afterwards: scene.afterwards });
    case "part":
      return askPart(turn, scene.appointmentId, scene.purpose);
    case "cancelSeries":
      return askCancelAll(turn, stillOwn(turn, scene.appointments));
    case "moveSeveral":
      return askMoveSeveral(turn, stillOwn(turn, scene.appointments), scene.goal);
    case "heldOffer":
      return askOfferAgain(turn, scene.offerId);
    case "waiting":
      return showWaits(turn, { isLeaving: scene.isLeaving });
    case "erase":
      return askErase(turn);
    case "name":
      return askName(turn, scene.draft, { lead: [] });
    case "change":
      return askChange(turn, scene.draft);
    default:
      return proceedWithDraft(turn, scene.draft, { page: scene.page, isDayList: scene.step === "day" });
  }
};
