import type { Language } from "#domain/languages.ts";
import { type BlindDialogue, type PlayedDialogue, playDialogue, typeIdIn } from "./play-dialogue.ts";

type Wanted = { service?: string; date?: string; time?: string; agent?: string; name?: string };

/** What a stranger expects of the bot after the last message. */
export type ExpectedDialogue = Partial<{
  booked: Wanted;
  readback: Wanted;
  moved: Wanted;
  moveReadback: Wanted;
  cancelled: true;
  cancelAsked: true;
  person: true;
  ownerNotified: true;
  answer: "price" | "hours" | "place" | "services" | "appointments";
  language: Language;
  asksWhichService: true;
  asksWhichAppointment: true;
  asksTime: true;
  noAction: true;
}>;

/** `unhelpful`: nothing wrong was done, but not what was wanted either. */
export type DialogueVerdict = "right" | "unhelpful" | "wrong action";

export const judgeDialogue = (dialogue: BlindDialogue & { expect: ExpectedDialogue }): DialogueVerdict => {
  const played = playDialogue(dialogue);
  if (isAsExpected(dialogue.expect, played)) return "right";
  return played.actions.length === 0 || isOneBefore(dialogue.expect, played) ? "unhelpful" : "wrong action";
};

/** A booking that was agreed on in an earlier message isn't wrong because the next one wasn't understood. */
const isOneBefore = ({ readback, booked }: ExpectedDialogue, { actions, isActionLast }: PlayedDialogue): boolean =>
  (readback !== undefined || booked !== undefined) &&
  actions.length === 1 &&
  actions[0]?.kind === "book" &&
  !isActionLast;

const answers: Record<NonNullable<ExpectedDialogue["answer"]>, RegExp> = {
  price: /^info\.price/,
  hours: /^(info\.(hours|openOn|openSpecially)|refusals\.closed(Day|For))/,
  place: /^info\.place/,
  services: /^(info\.services|questions\.(type|whichType|whichFirst))/,
  appointments: /^(appointments\.|questions\.appointments)/,
};

const isAsExpected = (expect: ExpectedDialogue, played: PlayedDialogue): boolean => {
  const { commands, actions, isActionLast, state, types, lastKeys, allKeys } = played;
  const did = (kind: string, wanted: Wanted): boolean =>
    actions.length === 1 && actions.some((one) => one.kind === kind && fits(wanted, one as Made, types));
  // One booking may have been made before: "the same again a week later".
  const didNext = (wanted: Wanted): boolean =>
    actions.length === 2 &&
    isActionLast &&
    actions.every(({ kind }) => kind === "book") &&
    fits(wanted, actions[1] as Made, types);
  const shows = (wanted: Wanted, isMove: boolean): boolean =>
    state.step === "summary" &&
    !isActionLast &&
    actions.length <= (isMove ? 0 : 1) &&
    (state.draft.moving !== undefined) === isMove &&
    fits(wanted, { ...state.draft, ...state.slot, name: state.draft.name ?? played.clientName }, types);
  const has = (pattern: RegExp): boolean => actions.length === 0 && lastKeys.some((key) => pattern.test(key));
  const asked = (kind: string): boolean => commands.some((one) => one.kind === kind);
  if (expect.booked) return did("book", expect.booked) || didNext(expect.booked);
  if (expect.readback) return shows(expect.readback, false);
  if (expect.moved) return did("reschedule", expect.moved);
  if (expect.moveReadback) return shows(expect.moveReadback, true);
  if (expect.cancelled) return did("cancel", {});
  if (expect.cancelAsked) return actions.length === 0 && state.step === "cancel";
  if (expect.person) return asked("requestHuman") || has(/^(unknownPerson|info\.cannotSay)$/);
  if (expect.ownerNotified) return asked("tellArrival") || asked("requestHuman");
  if (expect.answer) return actions.length === 0 && allKeys.some((key) => answers[expect.answer ?? "price"].test(key));
  if (expect.language) return played.chosenLanguages.includes(expect.language);
  // Two services that were asked for together are one visit, and needn't be asked about.
  const isVisit = "draft" in state && (state.draft.visitTypeIds?.length ?? 0) > 1;
  if (expect.asksWhichService) {
    return has(/^questions\.(whichFirst|whichType|type)$/) || (isVisit && actions.length === 0);
  }
  if (expect.asksWhichAppointment) return state.step === "appointments" || has(/^questions\.(appointment|standing)/);
  if (expect.asksTime) return actions.length === 0 && ["day", "time", "slot"].includes(state.step);
  return actions.length === 0 && !asked("setName");
};

type Made = {
  typeId?: string | null | undefined;
  date?: string | undefined;
  time?: string | undefined;
  agentId?: string | undefined;
  name?: string | null | undefined;
  forName?: string | undefined;
};

const fits = (wanted: Wanted, made: Made, types: PlayedDialogue["types"]): boolean => {
  const name = (made.forName ?? made.name ?? "").toLowerCase();
  return (
    (wanted.service === undefined || typeIdIn(types, wanted.service) === made.typeId) &&
    (wanted.date === undefined || wanted.date === made.date) &&
    (wanted.time === undefined || wanted.time === made.time) &&
    (wanted.agent === undefined || wanted.agent.toLowerCase() === made.agentId) &&
    (wanted.name === undefined || name.includes(wanted.name.toLowerCase()))
  );
};
