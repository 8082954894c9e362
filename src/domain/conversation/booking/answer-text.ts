import { onlyPart } from "../appointments/ask-part.ts";
import { anyone } from "../availability/availability-request.ts";
import type { Turn } from "../conversation-turn.ts";
import type { WholePhrase } from "../phrases/phrases.ts";
import { type Meaning, saysAct } from "../reading/meaning.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { BookingScene, ChosenSlot, Draft } from "../state.ts";
import { offerFreeFirst } from "../waitlist/offer-free-first.ts";
import { answerChoice, answerName } from "./answer-choice.ts";
import { applyReading } from "./apply-reading.ts";
import { withExcept } from "./apply-when.ts";
import { oneByOne, withOneMore } from "./people/with-company.ts";
import { proceedWithDraft } from "./proceed-with-draft.ts";
import { otherAgentValue } from "./questions/ask-agent.ts";
import { askChange, clearDraftField } from "./questions/ask-change.ts";
import { addChoice, addValue } from "./questions/ask-more.ts";
import { askName } from "./questions/ask-name.ts";
import { insteadOfList, isList, leaveBooking } from "./refuse-list.ts";
import { shiftTime } from "./shift-time.ts";
import { slotOfValue } from "./slot-value.ts";
import { isUsualMeant } from "./usual-times.ts";

/** Goes on from an option whose title was typed, as far as titles are our own words; null when none was. */
export const answerTitle = (
  turn: Turn,
  scene: BookingScene,
  { phrases, offered }: { phrases: ReadonlySet<WholePhrase>; offered: readonly string[] },
): TurnOutcome | null => {
  const titled = titledOption(scene, phrases, offered);
  if (titled !== null) return answerChoice(turn, scene, titled);
  if (phrases.has("no") && isList(scene)) {
    const instead = insteadOfList(scene, phrases, offered);
    return instead === null ? leaveBooking(turn, scene.draft) : answerChoice(turn, scene, instead);
  }
  const changed = scene.step === "summary" ? changes.find(([phrase]) => phrases.has(phrase)) : undefined;
  if (changed) return answerChoice(turn, { ...scene, step: "change" }, changed[1]);
  // Out of the few that what was said fits.
  if (phrases.has("changeType") && scene.step === "type")
    return proceedWithDraft(turn, clearDraftField(scene.draft, "type"));
  // The list of what can be changed has it too, but typing it is enough.
  if (phrases.has("addService") && addChoice(turn, scene.draft).length > 0) return answerChoice(turn, scene, addValue);
  if (!phrases.has("anyone") || scene.step === "name") return null;
  return proceedWithDraft(turn, { ...scene.draft, agentId: anyone, visitAgentIds: undefined });
};

/** Goes on from what was said in own words; null when it says nothing about the booking. */
export const answerText = (
  turn: Turn,
  scene: BookingScene,
  { meaning, offered }: { meaning: Meaning; offered: readonly string[] },
): TurnOutcome | null => {
  const oneMore = scene.step === "summary" ? withOneMore(scene.draft, meaning) : null;
  if (oneMore) return proceedWithDraft(turn, oneMore, { lead: [oneByOne] });
  const { ownName, forSomeone, isNameWrong, correctedName } = meaning;
  const isContent = meaning.hasContent || isPointingBack(meaning);
  if (!isContent && (scene.step === "summary" || scene.step === "change" || scene.step === "name")) {
    if (forSomeone?.name) return applyReading(turn, scene.draft, meaning);
    const name = correctedName ?? ownName;
    if (name !== null) return answerName(turn, scene.draft, name);
    if (forSomeone) return applyReading(turn, scene.draft, meaning);
    if (isNameWrong) return askName(turn, scene.draft, { lead: [] });
  }
  // A name given while something else was asked isn't asked for again.
  if (!isContent && ownName !== null && isNameOpen(turn, scene.draft)) return keepName(turn, scene, ownName);
  if (!isContent) return forSomeone ? applyReading(turn, scene.draft, meaning) : answerUnsuited(turn, scene, meaning);
  const pointed = meaning.pointed === null ? null : withPointed(scene, meaning.pointed);
  if (pointed) return applyReading(turn, pointed, meaning);
  const isOnlyWho = meaning.when.date === undefined && meaning.when.time === undefined;
  if (scene.step === "slot" && !(isOnlyWho && offered.includes(otherAgentValue))) {
    const value = offeredSlot(scene.draft.agentId, meaning, offered);
    if (value !== null) return answerChoice(turn, scene, value);
  }
  const isUsual = scene.step === "type" && isUsualMeant(offered, meaning);
  const wanted = stillWanted(scene, meaning);
  const read = applyReading(turn, isUsual ? { ...wanted, ...turn.facts.client.lastVisit } : wanted, meaning);
  const next = scene.draft.isWaiting ? offerFreeFirst(turn, read) : read;
  // Someone who turned it down isn't shown the same once more: a yes to that would book what wasn't wanted.
  return isTurnedDown(meaning) && isUnchanged(scene, next) ? askChange(turn, scene.draft) : next;
};

/** "The second one, but with Luis": that day and hour, with somebody else. */
const withPointed = ({ step, draft }: BookingScene, value: string): Draft | null => {
  const open: Draft = { ...draft, times: undefined, window: undefined };
  if (step === "time") return { ...open, time: value };
  if (step === "day") return { ...draft, date: value, dates: undefined, range: undefined };
  const slot = step === "slot" ? slotOfValue(value) : null;
  return slot && { ...open, date: slot.date, time: slot.time, dates: undefined, range: undefined };
};

const isTurnedDown = (meaning: Meaning): boolean =>
  meaning.when.isRefused === true || meaning.isRather || saysAct(meaning, "refuse", "move", "correct", "cancel");

const isUnchanged = (before: BookingScene, { scene }: TurnOutcome): boolean =>
  before.step === "summary" &&
  scene.step === "summary" &&
  JSON.stringify([before.slot, before.visits, before.draft.typeId, before.draft.name, before.draft.forName]) ===
    JSON.stringify([scene.slot, scene.visits, scene.draft.typeId, scene.draft.name, scene.draft.forName]);

const isNameOpen = ({ facts }: Turn, { name, forName, isForOther = false }: Draft): boolean =>
  forName === undefined && (isForOther || (facts.client.name === null && name === undefined));

const keepName = (turn: Turn, { draft, page }: BookingScene, name: string): TurnOutcome =>
  proceedWithDraft(turn, draft.isForOther ? { ...draft, forName: name, isForOther: undefined } : { ...draft, name }, {
    page,
  });

const isPointingBack = ({ isSameTime, isSameDay, when }: Meaning): boolean =>
  isSameTime || isSameDay || when.date?.kind === "relative" || when.time?.kind === "relative";

/** "As soon as possible" in place of a day means any day; asked for a time, the first of that day. */
const stillWanted = ({ step, draft }: BookingScene, { when }: Meaning): Draft =>
  when.isAsap && !when.date && step !== "time" ? clearDraftField(draft, "day") : draft;

/** The day or the time on the table doesn't suit: others are shown. */
const answerUnsuited = (turn: Turn, scene: BookingScene, { intents, when }: Meaning): TurnOutcome | null => {
  if (when.isRefused) return proceedWithDraft(turn, withExcept(clearDraftField(scene.draft, "day"), when.except));
  if (intents.has("later")) return shiftTime(turn, scene, "later");
  return intents.has("earlier") ? shiftTime(turn, scene, "earlier") : null;
};

/** What a step lets a bare number or word mean. */
export const expectedAt = (step: BookingScene["step"]): "day" | "time" | "agent" | "name" | undefined => {
  if (step === "slot") return "time";
  if (step === "waitlist") return "day";
  return step === "day" || step === "time" || step === "agent" || step === "name" ? step : undefined;
};

const changes: readonly (readonly [WholePhrase, string])[] = [
  ["changeDay", "day"],
  ["otherDay", "day"],
  ["changeTime", "time"],
  ["changeAgent", "agent"],
  ["changeType", "type"],
  ["changeName", "name"],
];

/** What may be said to a read-back, whichever three buttons are below it. */
const summaryWords: readonly (readonly [WholePhrase, string])[] = [
  ["yes", "confirm"],
  ["declined", "leave"],
  ["no", "change"],
  ["change", "change"],
  ["leave", "leave"],
];

const titledOption = (
  scene: BookingScene,
  phrases: ReadonlySet<WholePhrase>,
  offered: readonly string[],
): string | null => {
  const titles: Partial<Record<BookingScene["step"], readonly (readonly [WholePhrase, string])[]>> = {
    // "Go on then", asked with whom: nobody in particular was wanted.
    agent: [["yes", anyone]],
    name: [["yes", "profile"]],
    change: changes,
    waitlist: [
      ["yes", "join"],
      ["yes", anyone],
      ["book", "join"],
      ["no", "leave"],
      ["leave", "leave"],
    ],
    existing: [
      ["move", "moveIt"],
      ["yes", "moveIt"],
      ["change", "moveIt"],
      ["book", "another"],
      ["no", "another"],
      ["keep", "leaveIt"],
      ["leave", "leaveIt"],
    ],
  };
  const everywhere: readonly (readonly [WholePhrase, string])[] = [
    ["more", "more"],
    ["otherDay", "otherDay"],
    ["anyone", anyone],
    ["changeAgent", otherAgentValue],
    ["addService", addValue],
    ["onlyPart", onlyPart],
  ];
  const found = [...(titles[scene.step] ?? []), ...everywhere].find(
    ([phrase, value]) => phrases.has(phrase) && offered.includes(value),
  );
  const said = scene.step === "summary" ? summaryWords.find(([phrase]) => phrases.has(phrase)) : undefined;
  return said?.[1] ?? found?.[1] ?? (phrases.has("yes") ? onlyOption(scene.step, offered) : null);
};

/** The one day or time there is to choose, to which a yes can only mean that. */
const onlyOption = (step: BookingScene["step"], offered: readonly string[]): string | null => {
  const isOption = optionsOf[step];
  const options = isOption ? offered.filter(isOption) : [];
  return options.length === 1 ? (options[0] ?? null) : null;
};

const optionsOf: Partial<Record<BookingScene["step"], (value: string) => boolean>> = {
  day: (value) => /^\d{4}-\d{2}-\d{2}$/.test(value),
  time: (value) => /^\d{2}:\d{2}$/.test(value),
  slot: (value) => slotOfValue(value) !== null,
};

/** The one offered slot that a text fits; with day and time both named the first that does. */
const offeredSlot = (
  agentId: string | undefined,
  { when, agentIds }: Meaning,
  offered: readonly string[],
): string | null => {
  const fits = offered.filter((value) => {
    const slot = slotOfValue(value);
    return slot !== null && fitsReading(slot, { when, agentIds });
  });
  const isExact = when.date?.kind === "day" && (when.time?.kind === "exact" || when.time?.kind === "halfDay");
  if (fits.length !== 1 && !(isExact && fits.length > 0)) return null;
  return fits.find((value) => slotOfValue(value)?.agentId === agentId) ?? fits[0] ?? null;
};

const fitsReading = (slot: ChosenSlot, { when, agentIds }: Pick<Meaning, "when" | "agentIds">): boolean => {
  const { date, time } = when;
  if (date && !(date.kind === "day" && date.date === slot.date)) return false;
  if (time?.kind === "exact" && time.time !== slot.time) return false;
  if (time?.kind === "halfDay" && !time.times.includes(slot.time)) return false;
  if (time && time.kind !== "exact" && time.kind !== "halfDay") return false;
  return agentIds.length === 0 || agentIds.includes(slot.agentId);
};
