import type { Turn } from "../conversation-turn.ts";
import type { OwnAppointment } from "../facts.ts";
import { type Meaning, maySay, saysAct } from "../reading/meaning.ts";
import { offerMenu } from "../replying/offer-menu.ts";
import type { Line } from "../replying/reply.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { Scene } from "../state.ts";
import { askCancel } from "./ask-cancel.ts";
import { followingOf } from "./following-of.ts";
import { listOwnAppointments } from "./list-own-appointments.ts";
import { meantAppointments } from "./meant-appointments.ts";
import { findOwn, isTooLate, ownUpcomingAppointments } from "./own-appointments.ts";

type CancelSeriesScene = Extract<Scene, { step: "cancelSeries" }>;

/** Asks whether the rest of a series is really to be cancelled, with every date; of several series the next one's. */
export const askCancelSeries = (turn: Turn, fromId: string | null): TurnOutcome => {
  const from =
    fromId === null
      ? ownUpcomingAppointments(turn).find(({ seriesId }) => seriesId !== undefined)
      : findOwn(turn, fromId);
  return askCancelAll(turn, from ? followingOf(turn, from) : []);
};

/** Asks whether exactly these are really to be cancelled, and names what stays of those that are of the same kind. */
export const askCancelAll = (turn: Turn, all: readonly OwnAppointment[]): TurnOutcome => {
  const [first, ...others] = all;
  if (!first) return listOwnAppointments(turn, "cancel");
  if (others.length === 0) return askCancel(turn, first.id);
  const { service, agentName: agent } = first;
  const isAlike = others.every((one) => one.service === service && one.agentName === agent);
  const staying = ownUpcomingAppointments(turn).filter((one) => !all.some(({ id }) => id === one.id));
  const count = all.length;
  return {
    scene: {
      step: "cancelSeries",
      appointments: all.map(({ id, version }) => ({ appointmentId: id, version })),
    },
    lines: [
      isAlike
        ? { key: "repeat.cancelAsk", values: { count, service, agent } }
        : { key: "repeat.cancelAskMixed", values: { count } },
      ...all.map((one) => ownLine(one, isAlike)),
      ...(staying.length > 0 ? [{ key: "repeat.staying" as const }, ...staying.map((one) => ownLine(one, false))] : []),
    ],
    choices: [
      { value: "yes", title: { key: "buttons.yesCancelAll" } },
      { value: "one", title: { key: "buttons.onlyThisOne" } },
      { value: "keep", title: { key: "buttons.keepAll" } },
    ],
    style: "buttons",
  };
};

/** The answer to it. What was changed meanwhile is asked about again. */
export const answerCancelSeries = (turn: Turn, { appointments }: CancelSeriesScene, value: string): TurnOutcome => {
  const [first] = appointments;
  if (value === "one" && first) {
    return askCancel(turn, first.appointmentId);
  }
  if (value !== "yes") return offerMenu(turn, [{ key: "keptAsItWas" }]);
  const isAsRead = appointments.every(({ appointmentId, version }) => {
    const own = findOwn(turn, appointmentId);
    return own?.version === version && !isTooLate(turn, own);
  });
  if (!isAsRead || !first) return askCancelAll(turn, stillOwn(turn, appointments));
  return {
    scene: { step: "working", doing: "cancelSeries", draft: {} },
    lines: [],
    command: { kind: "cancelSeries", appointments },
  };
};

/** What is left of those that were read back. */
export const stillOwn = (turn: Turn, read: CancelSeriesScene["appointments"]): OwnAppointment[] =>
  ownUpcomingAppointments(turn).filter(
    (one) => !isTooLate(turn, one) && read.some(({ appointmentId }) => appointmentId === one.id),
  );

/** A yes, a no or "only this one" in words; null for anything else. */
export const readSeriesAnswer = (turn: Turn, scene: CancelSeriesScene, meaning: Meaning): TurnOutcome | null => {
  const { steering, repeat, isNegated, isQuestion, isSeriesEnd } = meaning;
  if (steering.has("no") || steering.has("keep")) return answerCancelSeries(turn, scene, "keep");
  if (repeat?.isSingle) return answerCancelSeries(turn, scene, "one");
  const less = saysAct(meaning, "move", "book") || isQuestion ? null : namedOnly(turn, scene, meaning);
  if (less) return isNegated || less.length === 0 ? listOwnAppointments(turn, "cancel") : askCancelAll(turn, less);
  const isPlain = !isNegated && !isQuestion && !saysAct(meaning, "move", "refuse", "book");
  const isYes =
    steering.has("yes") || steering.has("cancelIt") || isSeriesEnd || meaning.isAgreed || maySay(meaning, "cancel");
  return isPlain && isYes ? answerCancelSeries(turn, scene, "yes") : null;
};

/** "Saturday's can go, I'll keep the beard": which of those that were read back are named; null when that is all of them. */
const namedOnly = (turn: Turn, { appointments }: CancelSeriesScene, meaning: Meaning): OwnAppointment[] | null => {
  // "La del sábado fuera" may call that one off or keep it out of this: which one is asked.
  if (!meaning.hasContent) return meaning.when.isRefused ? [] : null;
  const meant = meantAppointments(turn, meaning);
  const isRead = ({ id }: OwnAppointment) => appointments.some(({ appointmentId }) => appointmentId === id);
  const named = meant.filter(isRead);
  return named.length === appointments.length ? null : named;
};

/** One of them in a line; what it is and with whom where that differs. */
export const ownLine = ({ date, time, service, agentName: agent }: OwnAppointment, isAlike: boolean): Line => {
  const values = { date: { date, style: "day" as const }, time: { time } };
  return isAlike ? { key: "repeat.date", values } : { key: "repeat.dateOf", values: { ...values, service, agent } };
};
