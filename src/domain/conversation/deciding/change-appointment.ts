import { weekdayOf } from "../../scheduling/clock/weekday.ts";
import { askCancel } from "../appointments/ask-cancel.ts";
import { listAppointments } from "../appointments/list-appointments.ts";
import { meantAppointments } from "../appointments/meant-appointments.ts";
import { upcoming } from "../appointments/own-appointments.ts";
import { applyReading } from "../booking/apply-reading.ts";
import { proceed } from "../booking/proceed.ts";
import type { Turn } from "../conversation-turn.ts";
import type { OwnAppointment } from "../facts.ts";
import type { Meaning } from "../reading/meaning.ts";
import { menu } from "../replying/menu.ts";
import type { Outcome } from "../replying/outcome.ts";
import type { Scene } from "../state.ts";
import { isBookingScene } from "./answer-choice-id.ts";

/** Cancels, after asking, the appointment that was meant. What was only begun is left. */
export const cancelMeant = (turn: Turn, scene: Scene, meaning: Meaning): Outcome => {
  const own = upcoming(turn);
  if (own.length === 0 && isBookingScene(scene)) return menu(turn, [{ key: "left" }]);
  const [only, ...others] = meantAppointments(turn, meaning);
  return only && others.length === 0 ? askCancel(turn, only.id) : listAppointments(turn, "cancel");
};

/**
 * Moves, after asking, the appointment that was meant: the only one, the one of the day that was named first, the one with that
 * agent or service. What else was said is where it is to go.
 */
export const moveMeant = (turn: Turn, said: Meaning): Outcome => {
  const target = targetOf(turn, withGoal(turn, said));
  if (!target) return listAppointments(turn, "move");
  const { appointment, meaning: rest } = target;
  const { id, version, agentId, date, time } = appointment;
  const draft = { moving: { appointmentId: id, version }, agentId };
  const later = rest.intents.has("later");
  const isThatDay =
    !rest.hasContent || (rest.when.date?.kind === "day" && rest.when.date.date === date && !rest.when.time);
  if (isThatDay && (later || rest.intents.has("earlier"))) {
    const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    const window = later
      ? { part: null, fromMinute: minute + 1, toMinute: 24 * 60 }
      : { part: null, fromMinute: 0, toMinute: minute };
    return proceed(turn, { ...draft, date, window });
  }
  return applyReading(turn, draft, rest);
};

/** "Push it back until Monday" moves it to Monday: a stretch that begins today is only how far it goes. */
const withGoal = (turn: Turn, meaning: Meaning): Meaning => {
  const { date } = meaning.when;
  if (date?.kind !== "range" || date.isOpen || date.from !== turn.today || date.to === turn.today) return meaning;
  // "This week" begins today, too, and ends with the week.
  if (weekdayOf(date.to) === "Sunday") return meaning;
  return { ...meaning, when: { ...meaning.when, date: { kind: "day", date: date.to } } };
};

type Target = { appointment: OwnAppointment; meaning: Meaning };

const targetOf = (turn: Turn, meaning: Meaning): Target | null => {
  const own = upcoming(turn);
  const { date } = meaning.when;
  const named = date?.kind === "ambiguous" ? date.dates : date?.kind === "range" ? [date.from, date.to] : [];
  // "My Friday appointment to Monday": of two days the one that stands is where it is, the other where it goes.
  const standing = own.filter((one) => named.includes(one.date));
  const [there, ...more] = standing;
  if (there && more.length === 0) {
    const goal = named.find((day) => day !== there.date);
    const when = { ...meaning.when, date: goal === undefined ? undefined : { kind: "day" as const, date: goal } };
    return { appointment: there, meaning: { ...meaning, when: when as Meaning["when"] } };
  }
  const [only, ...others] = own;
  if (!only) return null;
  if (others.length === 0) return { appointment: only, meaning };
  const suited = own.filter(
    ({ typeId, agentId, date: day }) =>
      (meaning.typeIds.length === 0 || (typeId !== null && meaning.typeIds.includes(typeId))) &&
      (meaning.agentIds.length === 0 || meaning.agentIds.includes(agentId)) &&
      (meaning.typeIds.length + meaning.agentIds.length > 0 || (date?.kind === "day" && date.date === day)),
  );
  const [one, ...rest] = suited;
  if (!one || rest.length > 0) return null;
  // The day named is the one it is on, not where it is to go.
  const isWhere = date?.kind === "day" && date.date === one.date && !meaning.when.time;
  return { appointment: one, meaning: isWhere ? withoutDay(meaning) : meaning };
};

const withoutDay = (meaning: Meaning): Meaning => {
  const { date: _, ...when } = meaning.when;
  return { ...meaning, when, hasContent: false };
};
