import { isSameWaitlistRequest, mostWaits, type WaitlistRequest } from "../../scheduling/waitlist/waitlist-request.ts";
import { visitTypesOf } from "../availability/visit-type.ts";
import { askType } from "../booking/questions/ask-type.ts";
import type { Turn } from "../conversation-turn.ts";
import { menu, menuChoices } from "../replying/menu.ts";
import type { Choice, Outcome } from "../replying/outcome.ts";
import type { Line } from "../replying/reply.ts";
import type { Draft } from "../state.ts";
import { waitlistRequestLine } from "./waitlist-request-line.ts";
import { waitlistRequestOf } from "./waitlist-request-of-draft.ts";

/** Reads back what would be waited for, and asks; without a day, for which, and of several services for which one. */
export const askWaitlist = (turn: Turn, draft: Draft, lead: readonly Line[]): Outcome => {
  const waiting: Draft = { ...draft, isWaiting: true, isAsap: undefined, either: undefined, times: undefined };
  const together = visitTypesOf(turn, draft).map(({ id }) => id);
  if (together.length > 1) {
    const one = { ...waiting, visitTypeIds: undefined, visitAgentIds: undefined };
    return askType(turn, one, { lead, page: 0, only: together, question: "waitlist.oneService" });
  }
  const scene = { step: "waitlist" as const, draft: waiting, page: 0 };
  const isOpen = draft.date === undefined && !draft.range && !draft.dates && !draft.isAnyDay;
  if (isOpen) {
    const choices = [{ value: "anyDay", title: { key: "buttons.anyDay" as const } }, leave];
    return { scene, lines: [...lead, { key: "waitlist.askDay" }], choices, style: "buttons" };
  }
  const request = waitlistRequestOf(turn, draft);
  if (!request) return menu(turn, [...lead, { key: "waitlist.noHope" }]);
  const obstacle = obstacleTo(turn, request);
  if (obstacle)
    return { scene: { step: "menu" }, lines: [...lead, ...obstacle], choices: menuChoices(turn).slice(0, 3) };
  return {
    scene,
    lines: [...lead, { key: "waitlist.ask" }, waitlistRequestLine(turn, request)],
    choices: [
      { value: "join", title: { key: "buttons.joinList" } },
      ...(request.fromTime === null ? [] : [{ value: "anyTime", title: { key: "buttons.anyTimeOfDay" as const } }]),
      leave,
    ],
    style: "buttons",
  };
};

/** The answer to `askWaitlist`. */
export const answerWaitlist = (turn: Turn, draft: Draft, value: string): Outcome => {
  if (value === "leave") return menu(turn, [{ key: "left" }]);
  if (value === "anyDay") return askWaitlist(turn, { ...draft, isAnyDay: true }, []);
  if (value === "anyTime") return askWaitlist(turn, { ...draft, time: undefined, window: undefined }, []);
  const request = waitlistRequestOf(turn, draft);
  if (!request) return askWaitlist(turn, draft, []);
  const obstacle = obstacleTo(turn, request);
  if (obstacle) return menu(turn, obstacle);
  return {
    scene: { step: "menu" },
    lines: [{ key: "waitlist.joined" }, waitlistRequestLine(turn, request), { key: "waitlist.joinedHow" }],
    command: { kind: "joinWaitlist", request },
  };
};

const leave: Choice = { value: "leave", title: { key: "buttons.leave" } };

const obstacleTo = (turn: Turn, request: WaitlistRequest): Line[] | null => {
  const { waits = [] } = turn.facts;
  const same = waits.find((wait) => isSameWaitlistRequest(wait.request, request));
  if (same) return [{ key: "waitlist.already" }, waitlistRequestLine(turn, same.request)];
  return waits.length >= mostWaits ? [{ key: "waitlist.full", values: { count: waits.length } }] : null;
};
