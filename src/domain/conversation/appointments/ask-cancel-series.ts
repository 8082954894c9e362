import type { Turn } from "../conversation-turn.ts";
import type { OwnAppointment } from "../facts.ts";
import { type Meaning, maySay, says } from "../reading/meaning.ts";
import { menu } from "../replying/menu.ts";
import type { Outcome } from "../replying/outcome.ts";
import type { Line } from "../replying/reply.ts";
import type { Scene } from "../state.ts";
import { askCancel } from "./ask-cancel.ts";
import { followingOf } from "./following-of.ts";
import { listAppointments } from "./list-appointments.ts";
import { findOwn, isTooLate, upcomingAppointments } from "./own-appointments.ts";

type CancelSeriesScene = Extract<Scene, { step: "cancelSeries" }>;

/** Asks whether the rest of a series is really to be cancelled, with every date; of several series the next one's. */
export const askCancelSeries = (turn: Turn, fromId: string | null): Outcome => {
  const from =
    fromId === null ? upcomingAppointments(turn).find(({ seriesId }) => seriesId !== undefined) : findOwn(turn, fromId);
  const all = from ? followingOf(turn, from) : [];
  const [first, ...others] = all;
  if (!from || !first) return listAppointments(turn, "cancel");
  if (others.length === 0) return askCancel(turn, first.id);
  const { service, agentName: agent } = first;
  return {
    scene: {
      step: "cancelSeries",
      seriesId: first.seriesId ?? "",
      appointments: all.map(({ id, version }) => ({ appointmentId: id, version })),
    },
    lines: [{ key: "repeat.cancelAsk", values: { count: all.length, service, agent } }, ...all.map(dateLine)],
    choices: [
      { value: "yes", title: { key: "buttons.yesCancelAll" } },
      { value: "one", title: { key: "buttons.onlyThisOne" } },
      { value: "keep", title: { key: "buttons.keepAll" } },
    ],
    style: "buttons",
  };
};

/** The answer to `askCancelSeries`. What was changed meanwhile is asked about anew. */
export const answerCancelSeries = (turn: Turn, scene: CancelSeriesScene, value: string): Outcome => {
  const { seriesId, appointments } = scene;
  const [first] = appointments;
  if (value === "one" && first) {
    return askCancel(turn, first.appointmentId);
  }
  if (value !== "yes") return menu(turn, [{ key: "keptAsItWas" }]);
  const isAsRead = appointments.every(({ appointmentId, version }) => {
    const own = findOwn(turn, appointmentId);
    return own?.version === version && !isTooLate(turn, own);
  });
  if (!isAsRead || !first) return askCancelSeries(turn, first?.appointmentId ?? null);
  return {
    scene: { step: "working", doing: "cancelSeries", draft: {} },
    lines: [],
    command: { kind: "cancelSeries", seriesId, appointments },
  };
};

/** A yes, a no or "only this one" in words; null for anything else. */
export const readSeriesAnswer = (turn: Turn, scene: CancelSeriesScene, meaning: Meaning): Outcome | null => {
  const { steering, repeat, isNegated, isQuestion, isSeriesEnd } = meaning;
  if (steering.has("no") || steering.has("keep")) return answerCancelSeries(turn, scene, "keep");
  if (repeat?.isSingle) return answerCancelSeries(turn, scene, "one");
  const isPlain = !isNegated && !isQuestion && !says(meaning, "move", "refuse", "book");
  const isYes =
    steering.has("yes") || steering.has("cancelIt") || isSeriesEnd || meaning.isAgreed || maySay(meaning, "cancel");
  return isPlain && isYes ? answerCancelSeries(turn, scene, "yes") : null;
};

const dateLine = ({ date, time }: OwnAppointment): Line => ({
  key: "repeat.date",
  values: { date: { date, style: "day" }, time: { time } },
});
