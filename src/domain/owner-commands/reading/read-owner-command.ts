import type { WhenContext } from "../../conversation/dates/when-reading.ts";
import { foldText } from "../../conversation/words/fold-text.ts";
import { type Language, languages } from "../../languages.ts";
import type { OwnerCommand } from "../owner-command.ts";
import { commandWordsOf } from "./command-words.ts";
import { mendSlips } from "./mend-slips.ts";
import { readInLanguage } from "./read-in-language.ts";
import type { Candidate } from "./read-which.ts";
import { withoutAsides } from "./without-asides.ts";
import { withoutCourtesy } from "./without-courtesy.ts";

export type ReadContext = WhenContext & {
  /** Names of agents and of clients who have appointments, folded, word by word. */
  names: ReadonlySet<string>;
  agentNames: ReadonlySet<string>;
  /** Tried first: what the person wrote in last. */
  preferred: Language;
  /** Only a client says such a thing, in whichever language: it is no command. */
  isCustomers?: boolean;
};

/**
 * A message as a command, and in which language it was said; null when it is none. Of several readings the one that leaves
 * least of the message over counts, then the language the person writes in.
 */
export const readOwnerCommand = (
  text: string,
  context: ReadContext,
): { command: OwnerCommand; language: Language } | null => {
  const folded = foldText(text);
  const said = withoutCourtesy(folded);
  if (said === "") return greeting.test(folded) ? { command: { kind: "help" }, language: context.preferred } : null;
  const isCustomers = languages.some((language) => commandWordsOf(language).has("customer", folded));
  const known = { ...context, isCustomers };
  const tried = [context.preferred, ...languages.filter((language) => language !== context.preferred)];
  let best: { candidate: Candidate; language: Language } | null = null;
  for (const language of tried) {
    const words = commandWordsOf(language);
    const order = withoutCourtesy(withoutAsides(folded, words, context));
    const mended = mendSlips(order, words, (word) => context.names.has(word));
    const candidate = readInLanguage(order, words, known) ?? readInLanguage(mended.text, words, known);
    if (candidate && (best === null || candidate.loss < best.candidate.loss)) best = { candidate, language };
  }
  return best && { command: best.candidate.command, language: best.language };
};

const greeting = /\p{L}/u;
