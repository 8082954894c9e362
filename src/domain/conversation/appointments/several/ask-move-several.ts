import { whyKey } from "../../booking/repeat/summarize-repeat.ts";
import type { Turn } from "../../conversation-turn.ts";
import type { OwnAppointment } from "../../facts.ts";
import { type Meaning, maySay, saysAct } from "../../reading/meaning.ts";
import { offerMenu } from "../../replying/offer-menu.ts";
import type { Line } from "../../replying/reply.ts";
import type { TurnOutcome } from "../../replying/turn-outcome.ts";
import type { MoveGoal, Scene } from "../../state.ts";
import { ownLine, stillOwn } from "../ask-cancel-series.ts";
import { goalOf, mostMoves, type PlannedMove, planMove } from "./plan-move.ts";

type MoveScene = Extract<Scene, { step: "moveSeveral" }>;

/** Reads back where each of several appointments would go, or asks where to. */
export const askMoveSeveral = (turn: Turn, own: readonly OwnAppointment[], goal: MoveGoal | null): TurnOutcome => {
  const all = own.slice(0, mostMoves);
  const appointments = all.map(({ id, version }) => ({ appointmentId: id, version }));
  const count = all.length;
  if (goal === null) {
    return {
      scene: { step: "moveSeveral", appointments, goal, moves: [] },
      lines: [{ key: "repeat.moveWhere", values: { count } }, ...all.map((one) => ownLine(one, false))],
      choices: [{ value: "keep", title: { key: "buttons.keepAll" } }],
      style: "buttons",
    };
  }
  const planned = planMove(turn, all, goal);
  const moves = movesOf(planned);
  if (moves.length === 0) {
    const asked = askMoveSeveral(turn, own, null);
    return { ...asked, lines: [{ key: "repeat.noneMoves" }, ...asked.lines] };
  }
  return {
    scene: { step: "moveSeveral", appointments, goal, moves },
    lines: [{ key: "repeat.moveAsk", values: { count: moves.length } }, ...planned.map(moveLine)],
    choices: [
      { value: "yes", title: { key: "buttons.yesMoveAll" } },
      { value: "keep", title: { key: "buttons.keepAll" } },
    ],
    style: "buttons",
  };
};

const movesOf = (planned: readonly PlannedMove[]): MoveScene["moves"] =>
  planned.flatMap(({ own, slot }) => (slot ? [{ ...slot, appointmentId: own.id, version: own.version }] : []));

const moveLine = ({ own, wanted, reason, slot }: PlannedMove): Line => {
  const values = { date: { date: own.date, style: "day" as const }, time: { time: own.time } };
  if (reason === "same-time") return ownLine(own, false);
  const why = {
    wantedDate: { date: wanted.date, style: "day" as const },
    wantedTime: { time: wanted.time },
    why: { key: whyKey(reason) },
  };
  if (!slot) return { key: "repeat.moveStays", values: { ...values, ...why } };
  const to = { newDate: { date: slot.date, style: "day" as const }, newTime: { time: slot.time } };
  return reason === null
    ? { key: "repeat.moveLine", values: { ...values, ...to } }
    : { key: "repeat.moveNear", values: { ...values, ...to, ...why } };
};

/** The answer to it. Every place is looked at once more: what would now be otherwise is read back again. */
export const answerMoveSeveral = (turn: Turn, { appointments, goal, moves }: MoveScene, value: string): TurnOutcome => {
  if (value !== "yes") return offerMenu(turn, [{ key: "keptAsItWas" }]);
  const own = stillOwn(turn, appointments);
  if (goal === null) return askMoveSeveral(turn, own, null);
  const isAsRead = JSON.stringify(movesOf(planMove(turn, own, goal))) === JSON.stringify(moves);
  if (!isAsRead || moves.length === 0) {
    const again = askMoveSeveral(turn, own, goal);
    return { ...again, lines: [{ key: "repeat.changed" }, ...again.lines] };
  }
  const visits = moves.map(({ appointmentId: _, version: __, ...slot }) => slot);
  return {
    scene: {
      step: "working",
      doing: "moveSeveral",
      draft: {},
      ...(visits.length > 1 ? { visits } : { slot: visits[0] }),
    },
    lines: [],
    command: { kind: "moveSeveral", moves },
  };
};

/** A yes, a no or another place in words; null for anything else. */
export const readMoveAnswer = (turn: Turn, scene: MoveScene, meaning: Meaning): TurnOutcome | null => {
  const { steering, several, isNegated, isQuestion, isRather, isHedged } = meaning;
  if (steering.has("no") || steering.has("keep")) return answerMoveSeveral(turn, scene, "keep");
  const own = stillOwn(turn, scene.appointments);
  const goal = several && !saysAct(meaning, "cancel") ? goalOf(turn, own, several) : null;
  if (goal !== null) return askMoveSeveral(turn, own, { ...scene.goal, ...goal });
  const isPlain = !isNegated && !isQuestion && !isRather && !isHedged && !saysAct(meaning, "cancel", "refuse", "book");
  const isYes = steering.has("yes") || meaning.isAgreed || maySay(meaning, "confirm");
  if (isPlain && isYes && !meaning.hasContent) return answerMoveSeveral(turn, scene, "yes");
  return saysAct(meaning, "refuse") && !meaning.hasContent ? answerMoveSeveral(turn, scene, "keep") : null;
};
