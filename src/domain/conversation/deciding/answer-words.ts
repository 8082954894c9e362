import { listAppointments, startMove } from "../appointments/list-appointments.ts";
import { upcomingAppointments } from "../appointments/own-appointments.ts";
import { goBack } from "../booking/go-back.ts";
import { proceed } from "../booking/proceed.ts";
import type { Turn } from "../conversation-turn.ts";
import type { WholePhrase } from "../phrases/phrases.ts";
import { menu, requestPerson } from "../replying/menu.ts";
import type { Outcome } from "../replying/outcome.ts";
import type { Scene } from "../state.ts";
import { answerValue, bookAgain, isBookingScene } from "./answer-choice-id.ts";
import { greet } from "./greet.ts";
import { reprompt } from "./reprompt.ts";

/** Answers the words that work everywhere; null when the message is none of them. */
export const answerWords = (turn: Turn, scene: Scene, phrases: ReadonlySet<WholePhrase>): Outcome | null => {
  const has = (...names: WholePhrase[]) => names.some((name) => phrases.has(name));
  const isMenu = scene.step === "menu" || scene.step === "working";
  // A question waits for its answer; a list of own appointments doesn't.
  const isOpen = isBookingScene(scene) || changing.has(scene.step);
  if (has("menu", "start")) return menu(turn, []);
  if (has("back")) return isBookingScene(scene) ? goBack(turn, scene) : backToList(turn, scene);
  if (has("leave")) return leave(turn, scene);
  if (has("help")) return reprompt(turn, scene, [{ key: "help" }]);
  if (has("talk")) return requestPerson(turn);
  // Whoever is asked for a name may well be called like one of the other words.
  if (scene.step === "name") return has("hello") ? reprompt(turn, scene, []) : null;
  if (has("mine")) return listAppointments(turn, "show");
  if (has("move") && !isBookingScene(scene)) return moveOne(turn);
  if (has("cancelIt")) return listAppointments(turn, "cancel");
  if (has("again")) return bookAgain(turn);
  if (has("book")) return isOpen ? reprompt(turn, scene, []) : proceed(turn, {});
  if (has("hello")) return isOpen ? reprompt(turn, scene, []) : greet(turn);
  if (has("thanks", "bye")) return isOpen ? reprompt(turn, scene, []) : thanksOutcome;
  if (isMenu) return has("yes", "no") ? thanksOutcome : null;
  if (scene.step === "slot" && has("no")) return answerValue(turn, scene, "otherDay");
  if (!isBookingScene(scene) || !has("yes")) return null;
  const again = reprompt(turn, scene, []);
  // A yes to several: the reason has been read, only which one is open.
  return scene.step === "slot" ? { ...again, lines: [{ key: "questions.whichTime" }] } : again;
};

/** Whether what stands is to be changed was asked. */
const changing: ReadonlySet<Scene["step"]> = new Set(["cancel", "cancelSeries", "moveSeveral"]);

/** The reply to thanks. */
export const thanksOutcome: Outcome = { scene: { step: "menu" }, lines: [{ key: "thanks" }] };

const backToList = (turn: Turn, scene: Scene): Outcome =>
  scene.step === "cancel" || (scene.step === "appointment" && upcomingAppointments(turn).length > 1)
    ? listAppointments(turn, "show")
    : menu(turn, []);

/** Leaves what was begun. With nothing begun, "cancel" can only mean an appointment, and that is asked first. */
export const leave = (turn: Turn, scene: Scene): Outcome => {
  if (isBookingScene(scene)) return menu(turn, [{ key: scene.draft.moving ? "keptAsItWas" : "left" }]);
  if (changing.has(scene.step)) return menu(turn, [{ key: "keptAsItWas" }]);
  if (scene.step !== "menu" && scene.step !== "working") return menu(turn, []);
  return upcomingAppointments(turn).length > 0
    ? listAppointments(turn, "cancel")
    : menu(turn, [{ key: "appointments.none" }]);
};

const moveOne = (turn: Turn): Outcome => {
  const [only, ...others] = upcomingAppointments(turn);
  return only && others.length === 0 ? startMove(turn, only.id) : listAppointments(turn, "move");
};
