import { listOwnAppointments, startMove } from "../appointments/list-own-appointments.ts";
import { ownUpcomingAppointments } from "../appointments/own-appointments.ts";
import { askedDraft } from "../booking/asked-draft.ts";
import { goBack } from "../booking/go-back.ts";
import { proceedWithDraft } from "../booking/proceed-with-draft.ts";
import { isList, leaveBooking } from "../booking/refuse-list.ts";
import type { Turn } from "../conversation-turn.ts";
import type { WholePhrase } from "../phrases/phrases.ts";
import { offerMenu, requestPerson } from "../replying/offer-menu.ts";
import type { Line } from "../replying/reply.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { Scene } from "../state.ts";
import { bookAgain, isBookingScene } from "./answer-choice-id.ts";
import { askAgain } from "./ask-again.ts";
import { greetClient } from "./greet-client.ts";

/** Answers the words that work everywhere; null when the message is none of them. */
export const answerWords = (turn: Turn, scene: Scene, phrases: ReadonlySet<WholePhrase>): TurnOutcome | null => {
  const has = (...names: WholePhrase[]) => names.some((name) => phrases.has(name));
  const isMenu = scene.step === "menu" || scene.step === "working";
  // A question waits for its answer; a list of own appointments doesn't.
  const isOpen = isBookingScene(scene) || changing.has(scene.step);
  if (has("menu", "start")) return offerMenu(turn, []);
  if (has("back")) return isBookingScene(scene) ? goBack(turn, scene) : backToList(turn, scene);
  if (has("leave")) return leaveUnfinished(turn, scene);
  if (has("help")) return askAgain(turn, scene, [{ key: "help" }]);
  if (has("talk")) return requestPerson(turn);
  // A client's name may well be one of the other words.
  if (scene.step === "name") return has("hello") ? askAgain(turn, scene, []) : null;
  if (has("mine")) return listOwnAppointments(turn, "show");
  if (has("move") && !isBookingScene(scene)) return moveOne(turn);
  if (has("cancelIt")) return listOwnAppointments(turn, "cancel");
  if (has("again")) return bookAgain(turn);
  if (has("book")) return isOpen ? askAgain(turn, scene, []) : proceedWithDraft(turn, askedDraft(scene));
  if (has("hello")) return isOpen ? askAgain(turn, scene, []) : greetClient(turn);
  // Who takes leave of a list wants none of it; under a read-back it may be meant as the end of a yes.
  if (has("bye") && isBookingScene(scene) && isList(scene)) return leaveBooking(turn, scene.draft);
  if (has("thanks", "bye")) return isOpen ? askAgain(turn, scene, has("thanks") ? gladly : []) : takeLeave(scene);
  if (isMenu) return has("yes", "no") ? takeLeave(scene) : null;
  if (!isBookingScene(scene) || !has("yes")) return null;
  const again = askAgain(turn, scene, []);
  // A yes to several: the reason has been read, only which one is open.
  return scene.step === "slot" ? { ...again, lines: [{ key: "questions.whichTime" }] } : again;
};

/** Whether we asked if the existing appointment is to be changed. */
const changing: ReadonlySet<Scene["step"]> = new Set(["cancel", "cancelSeries", "moveSeveral"]);

/** The reply to thanks, before the question that is still open. */
export const gladly: readonly Line[] = [{ key: "gladly" }];

/** The reply to thanks or a goodbye: one kind word, and silence when that was the last thing said. */
export const takeLeave = (scene: Scene): TurnOutcome => ({
  scene: { step: "menu", isFarewellSaid: true },
  lines: scene.step === "menu" && scene.isFarewellSaid ? [] : [{ key: "thanks" }],
});

const backToList = (turn: Turn, scene: Scene): TurnOutcome =>
  scene.step === "cancel" || (scene.step === "appointment" && ownUpcomingAppointments(turn).length > 1)
    ? listOwnAppointments(turn, "show")
    : offerMenu(turn, []);

/** Leaves what was begun. With nothing begun, "cancel" can only mean an appointment, and that is asked first. */
export const leaveUnfinished = (turn: Turn, scene: Scene): TurnOutcome => {
  if (isBookingScene(scene)) return leaveBooking(turn, scene.draft);
  if (changing.has(scene.step)) return offerMenu(turn, [{ key: "keptAsItWas" }]);
  if (scene.step !== "menu" && scene.step !== "working") return offerMenu(turn, []);
  return ownUpcomingAppointments(turn).length > 0
    ? listOwnAppointments(turn, "cancel")
    : offerMenu(turn, [{ key: "appointments.none" }]);
};

const moveOne = (turn: Turn): TurnOutcome => {
  const [only, ...others] = ownUpcomingAppointments(turn);
  return only && others.length === 0 ? startMove(turn, only.id) : listOwnAppointments(turn, "move");
};
