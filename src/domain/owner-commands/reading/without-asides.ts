import { isCalendarWord } from "../../conversation/dates/is-calendar-word.ts";
import { commandClauses } from "./clauses.ts";
import type { CommandWords } from "./command-words.ts";
import { firstPerson } from "./commands/kinds-of-sentence.ts";
import { hasFact } from "./facts/has-fact.ts";
import type { ReadContext } from "./read-owner-command.ts";
import { withoutCourtesy } from "./without-courtesy.ts";

/**
 * A folded message without what is said around the command: whom to tell, why, and sentences that command nothing. "Block 2 to 4,
 * the plumber's coming" is a command and a reason; the reason's words are nobody's name.
 */
export const withoutAsides = (text: string, words: CommandWords, context: ReadContext): string => {
  const sentences = commandClauses(text).map((sentence) => {
    const withoutMessage = withoutTail(sentence, "tell", { words, context });
    return withoutTail(words.putTogether(withoutMessage), "because", { words, context });
  });
  if (!sentences.some((sentence) => hasCommand(sentence, words))) return text;
  const { asked = "" } = context;
  const isCommanded = sentences.some((sentence) =>
    commanding.some((name) => words.begins(name, withoutCourtesy(sentence))),
  );
  const hasChange = (said: string): boolean => commanding.some((name) => words.has(name, words.putTogether(said)));
  return sentences
    .filter((said, index) => {
      // Of an agent, beside a command: "Luis needs a break".
      const isBesideCommand = sentences.some((one, at) => at !== index && hasChange(one)) && !hasChange(said);
      if (isBesideCommand && isOfAgentAlone(said, words, context)) return false;
      // Of others, beside one's own illness: "Luis is fine".
      const isAboutOthers = sentences.slice(0, index).some((one) => words.has("sick", one) && firstPerson.test(one));
      if (isAboutOthers && isSentence.test(said) && !hasCommand(said, words) && !hasDay(said, words)) return false;
      const isBesideQuestion = asked !== "" && !asked.includes(said) && !words.has("sick", said);
      if (isBesideQuestion && !hasFact(said, words, context) && isSentence.test(said))
        return commanding.some((name) => words.has(name, said));
      if (!isSentence.test(said) || hasFact(said, words, context)) return true;
      return hasCommand(said, words) && !(isCommanded && isRemark(said, words));
    })
    .join(" ");
};

/** What is said about an agent: neither which appointment is meant ("the one with Luis") nor when. */
const isOfAgentAlone = (said: string, words: CommandWords, { names, agentNames }: ReadContext): boolean => {
  const people = (said.match(/\p{L}+/gu) ?? []).filter((word) => names.has(word));
  if (people.length === 0 || people.some((word) => !agentNames.has(word)) || !isTold.test(said)) return false;
  if (words.has("sick", said)) return false;
  const nameless = people.reduce((rest, name) => rest.replace(name, " "), said);
  return !ofAgent.test(said) && !hasFact(nameless, words, { names }) && !words.has("block", said.replace(pausing, " "));
};

const isTold = /\p{L}\P{L}+\p{L}+\P{L}+\p{L}/u;

const pausing = /(?<!\p{L})(?:break|pausa?|pause|descanso|descansar|rest)(?!\p{L})/gu;

const ofAgent =
  /(?<!\p{L})(?:with|con|mit|bei|beim|chez|avec|com|de|del|von|vom|of|do|da|to|a|zu|zum|para|pra|pour)(?: \p{L}{2,3})? \p{L}+$/u;

/** Next to a command, a description is its reason: "move her to five, she's running late". */
const isRemark = (said: string, words: CommandWords): boolean =>
  (!words.has("sick", said) || isOfOthers(said)) &&
  !words.has("everything", said) &&
  !commanding.some((name) => words.begins(name, withoutCourtesy(said)));

/** "Her dog is ill" keeps nobody from work. */
const isOfOthers = (said: string): boolean => !firstPerson.test(said) && others.test(said);

const others =
  /(?<!\p{L})(?:her|his|their|she|he|ihre?|seine?|sie|er|su|sus|ella|son|sa|ses|elle|il|dela|dele|ela|ele|seu|sua)(?!\p{L})/u;

const commanding = ["cancel", "move", "block", "confirm"] as const;

/** A word alone can be somebody's name. */
const isSentence = /\p{L}\P{L}+\p{L}/u;

type Known = { words: CommandWords; context: ReadContext };

/** A tail that names nobody, no day and no hour, and commands nothing else. */
const withoutTail = (sentence: string, name: "tell" | "because", { words, context }: Known): string => {
  const checked = name === "tell" ? besidesTelling : commandNames;
  const start = words.starts(name, sentence).find((index) => {
    const tail = sentence.slice(index);
    if (name === "because" && !hasCommand(sentence.slice(0, index), words)) return false;
    if (hasFact(words.without("late", tail), words, context)) return false;
    const isReason = commanding.some((order) => words.begins(order, sentence)) && isRemark(tail, words);
    return (name === "because" && isReason) || !checked.some((order) => words.has(order, tail));
  });
  return start === undefined ? sentence : sentence.slice(0, start).trim();
};

/** "Let the next ones know right away" commands nothing else. */
const besidesTelling = ["sick", "late", "noShow", "cancel"] as const;

const commandNames = [
  ...besidesTelling,
  ...(["arrived", "done", "confirm", "move", "block", "free", "next"] as const),
] as const;

const hasCommand = (piece: string, words: CommandWords): boolean => commandNames.some((name) => words.has(name, piece));

const hasDay = (piece: string, { language }: CommandWords): boolean =>
  (piece.match(/\p{L}+/gu) ?? []).some((word) => isCalendarWord(word, language));
