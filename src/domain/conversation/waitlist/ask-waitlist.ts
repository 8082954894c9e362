import { isSameWaitlistRequest, mostWaits, type WaitlistRequest } from "../../scheduling/waitlist/waitlist-request.ts";
import { anyone } from "../availability/availability-request.ts";
import { visitTypesOf } from "../availability/visit-type.ts";
import { askType } from "../booking/questions/ask-type.ts";
import type { Turn } from "../conversation-turn.ts";
import type { OwnWait } from "../facts.ts";
import { menuChoices, offerMenu } from "../replying/offer-menu.ts";
import type { Line } from "../replying/reply.ts";
import type { Choice, TurnOutcome } from "../replying/turn-outcome.ts";
import type { Draft } from "../state.ts";
import { canOpen } from "./can-open.ts";
import { waitlistRequestLine } from "./waitlist-request-line.ts";
import { waitlistRequestsOf } from "./waitlist-request-of-draft.ts";

/** Reads back what would be waited for, and asks; without a day, for which, and of several services for which one. */
export const askWaitlist = (turn: Turn, draft: Draft, lead: readonly Line[]): TurnOutcome => {
  const waiting: Draft = { ...draft, isWaiting: true, isAsap: undefined, either: undefined, times: undefined };
  const together = visitTypesOf(turn, draft).map(({ id }) => id);
  if (together.length > 1) {
    const one = { ...waiting, visitTypeIds: undefined, visitAgentIds: undefined };
    return askType(turn, one, { lead, page: 0, only: together, question: "waitlist.oneService" });
  }
  const scene = { step: "waitlist" as const, draft: waiting, page: 0 };
  const { date, range, dates, spans, isAnyDay } = draft;
  if (date === undefined && !range && !dates && !spans && !isAnyDay) {
    const choices = [{ value: "anyDay", title: { key: "buttons.anyDay" as const } }, leave];
    return { scene, lines: [...lead, { key: "waitlist.askDay" }], choices, style: "buttons" };
  }
  const requests = waitlistRequestsOf(turn, draft);
  if (requests.length === 0) return offerMenu(turn, [...lead, { key: "waitlist.noHope" }]);
  const obstacle = obstacleTo(turn, requests, draft);
  if (obstacle)
    return { scene: { step: "menu" }, lines: [...lead, ...obstacle], choices: menuChoices(turn).slice(0, 3) };
  const away = requests.every((request) => isAway(turn, draft, request)) ? agentNamed(turn, requests) : null;
  if (away !== null) {
    const lines: Line[] = [...lead, { key: "waitlist.agentAway", values: { agent: away } }];
    const choices = [{ value: anyone, title: { key: "options.anyone" as const } }, leave];
    return { scene, lines, choices, style: "buttons" };
  }
  const isChange = draft.waitId !== undefined;
  const isTimed = requests.some(({ fromTime }) => fromTime !== null);
  return {
    scene,
    lines: [
      ...lead,
      { key: isChange ? "waitlist.askChange" : "waitlist.ask" },
      ...requests.map((request) => waitlistRequestLine(turn, request)),
    ],
    choices: [
      { value: "join", title: { key: isChange ? "buttons.changeWait" : "buttons.joinList" } },
      ...(isTimed ? [{ value: "anyTime", title: { key: "buttons.anyTimeOfDay" as const } }] : []),
      leave,
    ],
    style: "buttons",
  };
};

/** Waiting for somebody who isn't there then leads nowhere, while others are. */
const isAway = (turn: Turn, draft: Draft, request: WaitlistRequest): boolean =>
  request.agentId !== null &&
  !canOpen(turn, draft, request) &&
  canOpen(turn, { ...draft, agentId: anyone }, { ...request, agentId: null });

const agentNamed = ({ facts }: Turn, [request]: readonly WaitlistRequest[]): string | null =>
  facts.agents.find(({ agentId }) => agentId === request?.agentId)?.name ?? null;

/** The answer to `askWaitlist`. */
export const answerWaitlist = (turn: Turn, draft: Draft, value: string): TurnOutcome => {
  if (value === "leave") return draft.waitId === undefined ? notJoined(turn) : stays(turn);
  if (value === anyone) return askWaitlist(turn, { ...draft, agentId: anyone }, []);
  if (value === "anyDay") return askWaitlist(turn, { ...draft, isAnyDay: true }, []);
  if (value === "anyTime") return askWaitlist(turn, withoutHours(draft), []);
  const requests = waitlistRequestsOf(turn, draft);
  if (requests.length === 0) return askWaitlist(turn, draft, []);
  const obstacle = obstacleTo(turn, requests, draft);
  if (obstacle) return offerMenu(turn, obstacle);
  const fresh = newOnes(turn, requests);
  const replaced = replacedBy(turn, requests, draft);
  return {
    scene: { step: "menu" },
    lines: [
      { key: draft.waitId === undefined ? "waitlist.joined" : "waitlist.changed" },
      ...requests.map((request) => waitlistRequestLine(turn, request)),
      { key: "waitlist.joinedHow" },
    ],
    command: { kind: "joinWaitlist", requests: fresh, ...(replaced !== null && { replaces: replaced.id }) },
  };
};

/** What was asked for isn't waited for after all. */
export const notJoined = (turn: Turn): TurnOutcome => offerMenu(turn, [{ key: "waitlist.notJoined" }]);

/** What was waited for before still is. */
const stays = (turn: Turn): TurnOutcome => offerMenu(turn, [{ key: "waitlist.stays" }]);

const withoutHours = (draft: Draft): Draft => ({
  ...draft,
  time: undefined,
  window: undefined,
  spans: draft.spans?.map(({ from, to }) => ({ from, to })),
});

const leave: Choice = { value: "leave", title: { key: "buttons.leave" } };

const newOnes = ({ facts: { waits = [] } }: Turn, requests: readonly WaitlistRequest[]): WaitlistRequest[] =>
  requests.filter((request) => !waits.some((wait) => isSameWaitlistRequest(wait.request, request)));

/** The place whose request is changed; null when that request stays beside what is added. */
const replacedBy = (turn: Turn, requests: readonly WaitlistRequest[], { waitId }: Draft): OwnWait | null => {
  const wait = (turn.facts.waits ?? []).find(({ id }) => id === waitId);
  return wait && !requests.some((request) => isSameWaitlistRequest(wait.request, request)) ? wait : null;
};

const obstacleTo = (turn: Turn, requests: readonly WaitlistRequest[], draft: Draft): Line[] | null => {
  const { waits = [] } = turn.facts;
  const fresh = newOnes(turn, requests);
  if (fresh.length === 0)
    return [{ key: "waitlist.already" }, ...requests.map((request) => waitlistRequestLine(turn, request))];
  const count = waits.length + fresh.length - (replacedBy(turn, requests, draft) ? 1 : 0);
  return count > mostWaits ? [{ key: "waitlist.full", values: { count: waits.length } }] : null;
};
