import { foldText } from "../../words/fold-text.ts";
import { patternInWords } from "../../words/pattern-in-text.ts";

/**
 * The question that ends a story and asks when one's own appointment is, as typed: "… anyway, when was it again?" Null when the
 * message ends otherwise.
 */
export const ownQuestionAtEnd = (text: string): string | null => {
  const typed = text.trimEnd();
  const end = questionEnd.exec(typed);
  if (end === null) return null;
  // Taken apart at its signs: a search for the last part tries a long message again from each of its letters.
  const asked = typed.slice(0, end.index).split(betweenParts).at(-1) ?? "";
  const last = asked + end[0];
  if (asked === "" || !mayAsk.test(last)) return null;
  return asksWhen.test((foldText(last).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")) ? last.trim() : null;
};

const questionEnd = /(?<!\?)\?+\s*\p{Extended_Pictographic}*$/u;
const betweenParts = /[.,!?…;:\n\p{Extended_Pictographic}]/u;

const mayAsk = /when|what|which|cu[aá]ndo|qu[eé] d[ií]a|hora|quand|quel|wann|welche|quando|que dia/iu;

/** Ends the message; of nothing but "it", or of oneself. */
const asksWhen = patternInWords(
  "(?:when|what (?:day|time|date)|which day) (?:is|was|s) (?:it|that|mine|ours)(?: again| now| anyway| exactly| even| with you| at yours)*$",
  "(?:when|what (?:day|time|date)|which day) (?:am|was|were|are|do|did) (?:i|we) (?:(?:actually|even|again|supposed|meant|to|be|next|in|coming|come|due|booked|down|seeing|see|you|there|on|for|with|at|yours) ?)+$",
  "cuando (?:era|es|fue|me toca(?:ba)?|nos toca(?:ba)?|voy|vamos|iba|venia|vengo|tengo|tenia)(?: eso| yo| la mia| exactamente| al final)*$",
  "(?:que dia|a que hora|para que dia) (?:era|es|voy|vamos|iba|venia|vengo|tengo|tenia|me toca(?:ba)?|nos toca(?:ba)?)(?: eso| yo| la mia| al final)*$",
  "(?:c (?:est|etait)|c|(?:je|on) (?:viens|vient|passe|dois venir|doit venir)) (?:quand|quel jour|a quelle heure|pour quand)(?: deja| encore| exactement| au fait)*$",
  "(?:quand|quel jour|a quelle heure) (?:c est|c etait|est ce|(?:est ce que )?(?:je|on) (?:viens|vient|passe|dois venir|doit venir|suis|est))(?: deja| encore| chez vous| inscrite?| prevue?)*$",
  "wann (?:war|is|ist|wars) (?:das|es|er|der|meiner|mein termin|unserer|s)?(?: ?(?:nochmal|noch mal|gleich|wieder|jetzt|denn|eigentlich|nomal|no amol|bei euch|bei ihnen))*$",
  "wann (?:bin|war|komm|komme|kommen|soll|sollte|sollen|muss|mussen|darf|sind|waren|hab|habe|hatte) (?:ich|wir|i|ma|mir)(?: ?(?:nochmal|noch mal|gleich|wieder|jetzt|denn|eigentlich|bei euch|bei ihnen|da|hin|dran|kommen|sein|gebucht|eingetragen))*$",
  "(?:e|era|foi|ficou|fica) (?:quando|que dia|a que horas|pra quando|para quando)(?: mesmo| afinal)*$",
  "(?:quando|que dia|a que horas|que horas|pra quando|para quando) (?:e que )?(?:e|era|foi|ficou|(?:eu )?(?:vou|tenho|tinha|ia)|e que (?:e|era))(?: mesmo| afinal| ai)*$",
);
