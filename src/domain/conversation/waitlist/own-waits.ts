import { instantToWall } from "../../scheduling/clock/business-clock.ts";
import { agentName } from "../availability/availability-request.ts";
import type { Turn } from "../conversation-turn.ts";
import type { OwnWait } from "../facts.ts";
import type { WholePhrase } from "../phrases/phrases.ts";
import { menuChoices, offerMenu } from "../replying/offer-menu.ts";
import type { Line } from "../replying/reply.ts";
import type { Choice, TurnOutcome } from "../replying/turn-outcome.ts";
import type { Scene } from "../state.ts";
import { waitlistRequestChoice, waitlistRequestLine } from "./waitlist-request-line.ts";

type WaitingScene = Extract<Scene, { step: "waiting" }>;

/** Where the client is on the waitlist; of several waits, which one it is about. */
export const showWaits = (turn: Turn, { isLeaving }: { isLeaving: boolean }): TurnOutcome => {
  const waits = turn.facts.waits ?? [];
  const [only, ...others] = waits;
  if (!only) {
    const choices = menuChoices(turn).slice(0, 3);
    return { scene: { step: "menu" }, lines: [{ key: "waitlist.none" }], choices, style: "buttons" };
  }
  if (others.length === 0) return showWait(turn, only, isLeaving);
  return {
    scene: { step: "waiting", waitId: null, isLeaving },
    lines: [{ key: "waitlist.several" }],
    choices: waits.map((wait): Choice => ({ value: wait.id, ...waitlistRequestChoice(turn, wait.request) })),
    style: "list",
  };
};

/** Goes on from an option of the client's waits. */
export const answerWaits = (turn: Turn, { waitId, isLeaving }: WaitingScene, value: string): TurnOutcome => {
  if (value === "stay") return offerMenu(turn, [{ key: "waitlist.stays" }]);
  const wait = (turn.facts.waits ?? []).find(({ id }) => id === (value === "leaveList" ? waitId : value));
  if (!wait) return showWaits(turn, { isLeaving });
  if (value !== "leaveList") return showWait(turn, wait, isLeaving);
  return {
    scene: { step: "menu" },
    lines: [{ key: "waitlist.left" }],
    choices: [{ value: "book", title: { key: "buttons.book" } }],
    style: "buttons",
    command: { kind: "leaveWaitlist", entryId: wait.id },
  };
};

/** The same in words. */
export const answerWaitsText = (
  turn: Turn,
  scene: WaitingScene,
  { isYes, phrases }: { isYes: boolean; phrases: ReadonlySet<WholePhrase> },
): TurnOutcome | null => {
  if (scene.waitId === null) return null;
  if (isYes && scene.isLeaving) return answerWaits(turn, scene, "leaveList");
  const isKept = phrases.has("no") || phrases.has("keep") || isYes;
  if (isKept) return answerWaits(turn, scene, "stay");
  return phrases.has("leave") || phrases.has("cancelIt") ? answerWaits(turn, scene, "leaveList") : null;
};

/** Beside the client's appointments. */
export const alsoWaiting = (turn: Turn): Line[] =>
  (turn.facts.waits ?? []).length > 0 ? [{ key: "waitlist.also" }] : [];

const showWait = (turn: Turn, { id, request, offer }: OwnWait, isLeaving: boolean): TurnOutcome => ({
  scene: { step: "waiting", waitId: id, isLeaving },
  lines: [
    { key: isLeaving ? "waitlist.askLeave" : "waitlist.yours" },
    waitlistRequestLine(turn, request),
    ...(offer && !isLeaving ? [offeredLine(turn, offer)] : []),
  ],
  choices: [
    { value: "leaveList", title: { key: "buttons.leaveList" } },
    { value: "stay", title: { key: "buttons.stayOnList" } },
  ],
  style: "buttons",
});

const offeredLine = (turn: Turn, { agentId, date, time, until }: NonNullable<OwnWait["offer"]>): Line => ({
  key: "waitlist.offered",
  values: {
    agent: agentName(turn, agentId),
    date: { date, style: "full" },
    time: { time },
    until: { time: instantToWall(until, turn.facts.business.zone).time },
  },
});
