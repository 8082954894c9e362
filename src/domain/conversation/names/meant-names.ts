import { foldedWords, foldText } from "../words/fold-text.ts";
import { isAlike, isNear } from "./correct-name.ts";
import type { NamesFound } from "./find-names.ts";
import type { NameSpan } from "./name-spans.ts";
import type { TaggedToken } from "./tag-names.ts";

type ReadBack = {
  /** The name that was read back. */
  current: string;
  /** The message begins with a yes. */
  isYes: boolean;
};

/**
 * What counts of the names in a message under a read-back. A name is already known, so another one has to be said as a
 * name: by words about names, against a part of the current one, nearly alike, introduced, or alone. Someone who is
 * only mentioned, and any odd word, changes nothing.
 */
export const meantNames = (text: string, found: NamesFound, readBack: ReadBack): NamesFound => {
  const words = ` ${foldedWords(text).join(" ")} `;
  const isForOther = !readBack.isYes || bookedFor.test(words);
  const kept = isForOther ? found : { ...found, other: null, isForRelation: false };
  if (aboutNames.test(words)) return kept;
  const spans = [...kept.owns, kept.family, isForOther ? null : found.other].filter((span) => span !== null);
  if (spans.some((span) => isMeant(text, span, found, readBack))) return kept;
  return { ...kept, own: null, owns: [], family: null };
};

const isMeant = (text: string, span: NameSpan, { otherWords }: NamesFound, { current, isYes }: ReadBack): boolean => {
  const parts = current.split(" ").map(foldText);
  const said = foldedWords(text);
  const isAgainst = parts.some((part) => said.includes(part));
  const isLike = span.tokens.some(({ word }) => parts.some((part) => isNear(part, word) || isAlike(part, word)));
  if (isAgainst || (isLike && isWritten(span) && (!isYes || /\p{Lu}/u.test(span.text)))) return true;
  const before = foldText(text.slice(0, span.start)).replace(/[^\p{L}\p{N}]+$/u, "");
  if (introduced.test(before) && isWritten(span) && (!isYes || /\p{Lu}/u.test(span.text))) return true;
  return !isYes && otherWords <= 2 && isWritten(span) && (span.count > 1 || otherWords <= 1);
};

/** As names are written, or known as one. */
const isWritten = ({ tokens }: NameSpan): boolean => tokens.some(isNameWord);

const isNameWord = ({ raw, isCommon, isGiven, isFamily }: TaggedToken): boolean =>
  isGiven || isFamily ? raw !== raw.toLowerCase() || !isCommon : !isCommon && /^\p{Lu}/u.test(raw);

/** Words for names, and for how they are written. */
const aboutNames =
  / (?:names?|surname|forename|spelt|spelled|spelling|misspel\w*|typo|autocorrect\w*|autofill|called|under|nombre|apellidos?|llamo|llamas?|escrib\w+|escrit[ao]|corrector|autocorrector|teclado|nom|prenom|appelle|ecrit|ecris|ecrivez|orthographe|frappe|correcteur|namen?|nachnamen?|vornamen?|zuname|heisse?|heisst|schreib\w*|geschrieben|tippfehler|autokorrektur|nome|sobrenome|apelido|chamo|chama|escrev\w+|corretor|digitei) /;

/** Right before a name: "it's", "I'm", "put". */
const introduced =
  /(?:^|[^\p{L}])(?:it ?'?s|i ?'?m|i am|this is|make it|put|soy|es|ponlo a|pon|sino|c ?'?est|suis|mettez|remplacez|bin|ist|sondern|sou|e|coloca|bota|poe|para|for|pour|fur)$/u;

/** A booking for somebody else, said beside a yes. */
const bookedFor =
  / (?:it s|its|this is|that s|book it|put it|make it|but|es|seria|pero|c est|mais|ist|aber|e|mas|sera) (?:not for me )?(?:for|para|pra|pour|fur) /;
