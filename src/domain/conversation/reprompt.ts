import { askCancel } from "./appointments/ask-cancel.ts";
import { listAppointments } from "./appointments/list-appointments.ts";
import { showAppointment } from "./appointments/show-appointment.ts";
import { askChange } from "./booking/ask-change.ts";
import { askName } from "./booking/ask-name.ts";
import { proceed } from "./booking/proceed.ts";
import { menu } from "./menu.ts";
import type { Line } from "./reply.ts";
import type { Scene } from "./state.ts";
import type { Choice, Outcome, Turn } from "./turn.ts";

/** Asks again what was asked, with fresh facts, after a word of explanation. */
export const reprompt = (turn: Turn, scene: Scene, lead: readonly Line[]): Outcome => {
  const again = ask(turn, scene);
  return { ...again, lines: [...lead, ...again.lines] };
};

/** The message wasn't understood: the question again, and from the second time on a person. */
export const reaskUnknown = (turn: Turn, scene: Scene, misses: number, lead: Line = { key: "unknown" }): Outcome => {
  if (misses === 0) return { ...reprompt(turn, scene, [lead]), isMiss: true };
  const again = reprompt(turn, scene, [{ key: "unknownPerson" }]);
  const talk: Choice = { value: "talk", title: { key: "buttons.talk" } };
  const others = (again.choices ?? []).filter(({ value }) => value !== "talk");
  const room = others.length < 10 ? others : others.slice(0, 9);
  return { ...again, choices: [...room, talk], style: room.length < 3 ? "buttons" : "list", isMiss: true };
};

const ask = (turn: Turn, scene: Scene): Outcome => {
  switch (scene.step) {
    case "menu":
    case "working":
      return menu(turn, []);
    case "appointments":
      return listAppointments(turn, scene.purpose, scene.page);
    case "appointment":
      return showAppointment(turn, scene.appointmentId);
    case "cancel":
      return askCancel(turn, scene.appointmentId);
    case "name":
      return askName(turn, scene.draft, { lead: [] });
    case "change":
      return askChange(turn, scene.draft);
    default:
      return proceed(turn, scene.draft, { page: scene.page });
  }
};
