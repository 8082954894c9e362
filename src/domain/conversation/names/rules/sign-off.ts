import type { TaggedToken } from "../tag-names.ts";

/**
 * The signature of a message, in capitals or not: "… 10 uhr. gruß kalle wegener", "… w leon. nme jez". Nothing but a name may stand
 * between the sign-off and the end of the sentence, and behind that hardly anything.
 */
export const withSignOff = (tagged: readonly TaggedToken[]): readonly TaggedToken[] => {
  const at = tagged.findLastIndex(({ word }) => signOffs.has(word));
  if (at < 1 || !beginsSentence(tagged, at)) return tagged;
  const start = at + 1;
  const next = tagged.findIndex(({ isAfterBreak }, index) => index > start && isAfterBreak);
  const end = next < 0 ? tagged.length : next;
  const name = tagged.slice(start, end);
  const isSigned = name.length > 0 && name.length < 4 && tagged.length - end < 3 && name.every(mayBeSigned);
  if (!isSigned) return tagged;
  return tagged.map((token, index) => (index >= start && index < end ? { ...token, label: "own" } : token));
};

/** By itself, or behind a word that belongs to it: "viele grüße", "un saludo". */
const beginsSentence = (tagged: readonly TaggedToken[], at: number): boolean =>
  tagged[at]?.isAfterBreak === true ||
  (tagged[at - 1]?.isAfterBreak === true && before.has(tagged[at - 1]?.word ?? ""));

const mayBeSigned = ({ raw, kind, isRelation, isCommon, isGiven }: TaggedToken): boolean =>
  kind === null && !isRelation && (isGiven || !isCommon) && /^\p{L}[\p{L}\p{M}'’-]+$/u.test(raw);

const before = new Set("liebe viele beste schone schoene un una mit kind best many um uma bien".split(" "));

const signOffs = new Set(
  (
    "gruss grusse gruesse grussle lg vg mfg glg regards cheers saludos saludo abrazo abrazos besos bises bisous cordialement cdt cdlt " +
    "abraco abracos abs bjs beijos beijo att nme nm nmbre nombr"
  ).split(" "),
);
