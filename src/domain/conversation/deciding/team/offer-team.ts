import { questionLimits } from "../../../house/client-question.ts";
import { isSameQuestion } from "../../../house/question-subject.ts";
import type { Turn } from "../../conversation-turn.ts";
import { isYesNoQuestion } from "../../is-action-question.ts";
import { menuChoices } from "../../replying/offer-menu.ts";
import type { Line } from "../../replying/reply.ts";
import type { Choice, TurnOutcome } from "../../replying/turn-outcome.ts";
import type { ConversationState, Scene } from "../../state.ts";
import { askAgain } from "../ask-again.ts";
import { offerPerson } from "./offer-person.ts";

export const askTeamValue = "ask";

/** Says that a question has no answer here, and asks again what was open; `offerTeam` then offers to pass it on. */
export const cannotAnswer = (turn: Turn, scene: Scene): TurnOutcome =>
  mayAskTeam(turn) ? askAgain(turn, scene, [cannotSay]) : offerPerson(turn, scene, cannotSay);

/** The question goes to the team, and what was under way goes on. */
export const askTeam = (turn: Turn, state: ConversationState): TurnOutcome => {
  const { teamQuestion } = state;
  if (!teamQuestion) return askAgain(turn, state, [{ key: "stale" }]);
  const asked: Line = { key: "team.asked" };
  const command = { kind: "askTeam", question: teamQuestion.words } as const;
  if (state.step !== "menu") return { ...askAgain(turn, state, [asked]), command };
  return {
    scene: { step: "menu", isHandedOver: true },
    lines: [asked],
    choices: firstChoices(turn),
    style: "buttons",
    command,
  };
};

/**
 * The one place where the team is offered: whatever a reply couldn't answer may be passed on, beside everything else it says. One
 * question of a reply is answered by a yes at most: the team is only pointed out above a read-back, or is the only thing asked.
 */
export const offerTeam = (turn: Turn, state: ConversationState, outcome: TurnOutcome): TurnOutcome => {
  const { scene, lines, command } = outcome;
  const { words } = turn;
  if (words === undefined || !mayAskTeam(turn) || outcome.isPersonOffered) return outcome;
  if (scene.step === "working") {
    return scene.answers?.some(isOpen) ? { ...outcome, scene: { ...scene, question: words } } : outcome;
  }
  const last = lines.findLastIndex(isOpen);
  if (last < 0 || (command && command.kind !== "setName")) return outcome;
  const { questions = [] } = turn.facts;
  const isSame = questions.some((question) => isSameQuestion(question, words));
  const isAsked = isSame || questions.length >= questionLimits.open;
  const isAlone = lines[last]?.key === cannotSay.key && (scene.step === "menu" || (isYesNoQuestion(scene) && !isAsked));
  const isPointedOut = isYesNoQuestion(scene) && !isAlone;
  const end = lines.findIndex(({ key }, index) => index > last && !key.startsWith("contact."));
  const until = end < 0 ? lines.length : end;
  const said = lines.slice(0, until).filter(({ key }) => key !== cannotSay.key && key !== promise);
  const rest = isAlone ? [] : lines.slice(until).filter(({ key }) => key !== menuLine);
  const isKnownTopic = said.some(isOpen);
  const count = state.unanswered ?? 0;
  const waits = isSame ? pick(alreadyAsked, count) : "team.enough";
  const offered = isPointedOut ? "team.tap" : isKnownTopic ? "team.shallI" : pick(cannotSays, count);
  const own = isAlone || scene.step === "menu" ? inMenu(turn, outcome) : (outcome.choices ?? []);
  const choices = isAsked ? own : withTeam(own, isAlone);
  return {
    ...outcome,
    lines: [...said, { key: isAsked ? waits : offered }, ...rest],
    choices,
    style: choices.length <= 3 ? (own.length === 0 ? "buttons" : (outcome.style ?? "buttons")) : "list",
    unanswered: { question: isAsked ? null : { words, isYes: !isPointedOut } },
    // Whoever asks on and on, whatever is offered, may be a machine.
    ...((isAsked || state.teamQuestion !== undefined) && !isKnownTopic && { isMiss: true }),
  };
};

const cannotSay = { key: "info.cannotSay" } as const satisfies Line;
const menuLine = "questions.menu";

/** An answer is only promised once the team has been asked. */
const promise = "contact.none";

/** Lines that leave a question open. */
const isOpen = ({ key }: Line): boolean => openKeys.has(key);

const openKeys: ReadonlySet<string> = new Set([
  cannotSay.key,
  "info.topicUnknown",
  "info.pricesUnknown",
  "info.place",
  "info.otherQuestion",
]);

/** Who is blocked asks nobody here. */
const mayAskTeam = ({ facts: { client } }: Turn): boolean => !client.isBlocked && !client.isOptedOut;

const cannotSays = ["info.cannotSay", "team.cannotSayEither", "team.cannotSayThis"] as const;
const alreadyAsked = [
  "team.again.one",
  "team.again.two",
  "team.again.three",
  "team.again.four",
  "team.again.five",
] as const;

const pick = <Key>(keys: readonly [Key, ...Key[]], count: number): Key => keys[count % keys.length] ?? keys[0];

const firstChoices = (turn: Turn): Choice[] =>
  menuChoices(turn).filter(({ value }) => value === "book" || value === "mine");

/** Nothing is under way: beside the team, what else there is to do. */
const inMenu = (turn: Turn, { scene, choices = [] }: TurnOutcome): readonly Choice[] => {
  if (scene.step !== "menu") return [];
  return choices.some(({ value }) => value === "talk") ? firstChoices(turn) : choices;
};

/** Lists have ten rows; the last of a full page is the way to the next. */
const withTeam = (choices: readonly Choice[], isFirst: boolean): Choice[] => {
  const team: Choice = { value: askTeamValue, title: { key: "buttons.askTeam" } };
  if (isFirst) return [team, ...choices];
  const isFull = choices.length > 9;
  return [...(isFull ? [...choices.slice(0, 8), ...choices.slice(-1)] : choices), team];
};
