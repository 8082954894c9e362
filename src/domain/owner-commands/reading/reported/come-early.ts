import type { CommandWords } from "../command-words.ts";
import { readLength } from "../read-length.ts";
import type { ReadContext } from "../read-owner-command.ts";
import { wordsIn } from "../read-which.ts";

/**
 * What is said about somebody who has come, without how early or late that was and what is said of it: "Maria just arrived, an
 * hour early, bless her" changes no time. Null where nothing of that is said, or something is ordered.
 */
export const comeWithoutWhen = (text: string, words: CommandWords, { names }: ReadContext): string | null => {
  const found = early.exec(text);
  if (!found || !words.has("arrived", text)) return null;
  const tail = text.slice(found.index + found[0].length);
  const isKept = wordsIn(tail).some((word) => names.has(word)) || words.has("arrived", tail);
  const head = text.slice(0, found.index);
  const said = `${readLength(head, words)?.rest ?? head} ${isKept ? tail : ""}`.replace(/\s+/g, " ").trim();
  const isElse = (["move", "cancel", "block", "tell"] as const).some((name) => words.has(name, `${said} ${tail}`));
  return isElse || !words.has("arrived", said) ? null : said;
};

const early =
  /(?<!\p{L})(?:(?:too |way |far |very |bit |a bit ){0,4}(?:early|earlier|late|ahead of (?:time|schedule)|before time)|antes(?: de (?:hora|tiempo|tempo|la hora))?|(?:con |de ){0,4}(?:adelanto|antelacion|retraso)|adelantad[oa]|(?:muy |demasiado |mas ){0,4}(?:temprano|pronto|tarde)|(?:en |d'|d' )(?:avance|retard)|de retard|(?:plus |trop )(?:tot|tard)|(?:viel |etwas |bisschen ){0,4}zu (?:fruh|spat)|fruher|spater|vor der zeit|verfruht|verspatet|(?:muito |mais |bem ){0,4}cedo|adiantad[oa]|atrasad[oa]|de (?:antecedencia|atraso|avanco))(?!\p{L})/u;
