import { commandClauses } from "../clauses.ts";
import type { CommandWords } from "../command-words.ts";
import { hasFact } from "../facts/has-fact.ts";
import type { ReadContext } from "../read-owner-command.ts";
import { withoutCourtesy } from "../without-courtesy.ts";
import { undoesLast } from "./undo-words.ts";

/**
 * The last change is to be taken back: one clause says so and nothing else, and no other gives a command. "Cancel it" after
 * somebody or an hour that was named is about that: "João's three o'clock is off, cancel it".
 */
export const isUndo = (folded: string, words: CommandWords, context: ReadContext): boolean => {
  const clauses = commandClauses(folded).map((clause) => withoutCourtesy(clause).replace(startled, ""));
  const undoing = clauses.filter((clause) => saysUndo(clause, words, context));
  const others = clauses.filter((clause) => !undoing.includes(clause));
  if (undoing.length === 0) return false;
  const isAboutOne = undoing.every((clause) => words.begins("cancel", clause));
  if (isAboutOne && others.some((clause) => hasFact(clause, words, context))) return false;
  return !others.some((clause) => changing.some((name) => words.begins(name, clause)));
};

/** Whether a clause takes the last change back. A reason may follow. */
export const saysUndo = (clause: string, words: CommandWords, context: ReadContext): boolean =>
  [clause, ...words.starts("because", clause).map((start) => clause.slice(0, start).trim())].some(
    (said) => words.is("undo", said) || undoesLast(said, context.names),
  );

const changing = ["cancel", "move", "block", "confirm"] as const;

const startled =
  /^(?:(?:no wait|wait|oh no|oh|no|ah|oops|ooops|whoops|hang on|hold on|actually|sorry|shit|damn|argh|ne halt|halt|moment|stopp?|doch|ach|ah geh|nee|ne|nein|mist|huch|ups|no espera|espera|ay no|ay|uy|perdon|anda|joder|non attends|attends|non|oups|mince|zut|merde|nao pera|pera|perai|espera ai|ai nao|ai|nao|opa|eita|ops|droga|quick|just|mejor|pues|bah|bon)[ ,]+)+(?=\p{L})/u;
