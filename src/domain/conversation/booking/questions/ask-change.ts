import type { Turn } from "../../conversation-turn.ts";
import type { Choice, TurnOutcome } from "../../replying/turn-outcome.ts";
import type { Draft } from "../../state.ts";
import { addChoice } from "./ask-more.ts";

/** Asks which part of the summary should change. */
export const askChange = (turn: Turn, draft: Draft): TurnOutcome => {
  const isMove = draft.moving !== undefined;
  const choices: (Choice & { isUseful: boolean })[] = [
    { value: "day", title: { key: "options.changeDay" }, isUseful: true },
    { value: "time", title: { key: "options.changeTime" }, isUseful: true },
    { value: "agent", title: { key: "options.changeAgent" }, isUseful: turn.facts.agents.length > 1 },
    { value: "type", title: { key: "options.changeType" }, isUseful: turn.facts.types.length > 1 && !isMove },
    { value: "rhythm", title: { key: "options.changeRhythm" }, isUseful: draft.repeat !== undefined },
    { value: "once", title: { key: "options.once" }, isUseful: draft.repeat !== undefined },
    { value: "name", title: { key: "options.changeName" }, isUseful: !isMove },
  ];
  return {
    scene: { step: "change", draft, page: 0 },
    lines: [{ key: "questions.change" }],
    choices: [
      ...choices.filter(({ isUseful }) => isUseful).map(({ value, title }) => ({ value, title })),
      ...addChoice(turn, draft),
      { value: "leave", title: { key: "buttons.leave" } },
    ],
    style: "list",
  };
};

/** Clears one field of the draft, so that it is asked again. */
export const clearDraftField = (draft: Draft, what: string): Draft => {
  const none = { typeId: undefined, openTypeIds: undefined, askedTypeId: undefined };
  if (what === "type") return { ...draft, ...none, visitTypeIds: undefined, visitAgentIds: undefined };
  if (what === "agent") return { ...draft, agentId: undefined, visitAgentIds: undefined };
  if (what === "rhythm") return { ...draft, repeat: { ...draft.repeat, rhythm: null } };
  if (what === "once") return { ...draft, repeat: undefined };
  if (what === "name") return { ...draft, name: undefined };
  const withoutTime: Draft = {
    ...draft,
    time: undefined,
    times: undefined,
    window: undefined,
    either: undefined,
    isAsap: undefined,
  };
  return what === "time" ? withoutTime : { ...withoutTime, date: undefined, dates: undefined, range: undefined };
};
