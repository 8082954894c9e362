import { undoesLast } from "../taken-back.ts";
import type { CommandWords } from "./command-words.ts";
import { hasFact } from "./facts/has-fact.ts";
import type { ReadContext } from "./read-owner-command.ts";
import { undoesSurely } from "./undo/undoes-surely.ts";
import { withoutCourtesy } from "./without-courtesy.ts";

/** Between sentences; a dot behind a figure may belong to it. */
const boundary = /[,;!?…\n]+(?!\d)|(?<!\d)\.+|(?<!\d)\s[-–—]\s(?!\d)/u;

/** What is said around an order at its end: "would you", "ja?", "vale". */
const closing =
  / (?:would you|could you|will you|can you|if you (?:can|could|would)|when you can|for now|cheers|ta|mate|ok|okay|right|already|instead|ja|gell|ne|oder|kannst du|magst du|danke|vale|si|no|anda|puedes|eh|hein|d'accord|quoi|ta|viu|ne|beleza|faz favor|por favor)$/u;

/** A folded message in its sentences and their parts, each without what is said out of courtesy at its end. */
export const clausesOf = (folded: string): string[] =>
  folded
    .split(boundary)
    .map((clause) => clause.trim().replace(closing, ""))
    .filter((clause) => clause !== "");

/** What is asked with a question mark. */
export const askedIn = (folded: string): string => (folded.match(/[^.,;!?…\n]+(?=\?)/gu) ?? []).join(" ");

/**
 * The last change is to be taken back: one clause says so and nothing else, and no other gives an order. "Cancel it" behind
 * somebody or an hour that was named is about that: "João's three o'clock is off, cancel it".
 */
export const isUndo = (folded: string, words: CommandWords, context: ReadContext): boolean => {
  const clauses = clausesOf(folded).map((clause) => withoutCourtesy(clause).replace(startled, ""));
  const undoing = clauses.filter((clause) => saysUndo(clause, words, context));
  const others = clauses.filter((clause) => !undoing.includes(clause));
  if (undoing.length === 0) return false;
  const isAboutOne = undoing.every((clause) => words.begins("cancel", clause));
  if (isAboutOne && others.some((clause) => hasFact(clause, words, context))) return false;
  return !others.some((clause) => changing.some((name) => words.begins(name, clause)));
};

/** A reason may stand behind it. */
const saysUndo = (clause: string, words: CommandWords, context: ReadContext): boolean =>
  [clause, ...words.starts("because", clause).map((start) => clause.slice(0, start).trim())].some(
    (said) => words.is("undo", said) || undoesLast(said) || undoesSurely(said, context.names),
  );

const changing = ["cancel", "move", "block", "confirm"] as const;

const startled =
  /^(?:(?:no wait|wait|oh no|oh|no|ah|oops|ooops|whoops|hang on|hold on|actually|sorry|shit|damn|argh|ne halt|halt|moment|stopp?|doch|ach|ah geh|nee|ne|nein|mist|huch|ups|no espera|espera|ay no|ay|uy|perdon|anda|joder|non attends|attends|non|oups|mince|zut|merde|nao pera|pera|perai|espera ai|ai nao|ai|nao|opa|eita|ops|droga|quick|just|mejor|pues|bah|bon)[ ,]+)+(?=\p{L})/u;

/**
 * An order that is said not to be carried out: "don't cancel Maria", "annule rien". It is none, and what else the message wants
 * isn't guessed.
 */
export const isForbidden = (folded: string, words: CommandWords): boolean =>
  clausesOf(folded).some((clause) => {
    const said = words.putTogether(clause);
    return changes.some((name) =>
      words
        .starts(name, said)
        .some((start) => forbidding.test(said.slice(0, start)) || sparing.test(said.slice(start))),
    );
  });

const changes = ["cancel", "move"] as const;

const forbidding =
  /(?<!\p{L})(?:don'?t|do not|dont|never|no need to|not|no|nao|n'|ne|nicht|ni) ?(?:me |te |le |la |lo |se |bitte |go |just |por favor )?$/u;

const sparing =
  /^\p{L}+(?:[- '](?:moi|le|la|les|lo|me|a|o|mir))*(?: (?!and|und|et|y|e )\p{L}+)? (?:pas|rien|nichts|nix|nicht|net|ned|nothing|(?:nobody|no one)(?= yet| today| tomorrow| for|$)|nada|nadie|ninguem|niemand\p{L}*|keine?n?)(?!\p{L})/u;
