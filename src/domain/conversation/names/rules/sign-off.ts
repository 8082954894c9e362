import { isCourtesy } from "../courtesies.ts";
import type { TaggedToken } from "../tag-names.ts";

/**
 * The signature of a message, in capitals or not: "… 10 uhr. gruß kalle wegener", "… w leon. nme jez". Nothing but a name may stand
 * between the sign-off and the end of the sentence, and behind that hardly anything.
 */
export const withSignOff = (tagged: readonly TaggedToken[]): readonly TaggedToken[] => {
  const at = tagged.findLastIndex(({ word }, index) => signOffs.has(word) || isHeading(tagged, index));
  if (at === tagged.length - 1) return signedBefore(tagged, at);
  if (at < 1 || !(beginsSentence(tagged, at) || isHeading(tagged, at))) return tagged;
  const start = at + (owning.has(tagged[at + 1]?.word ?? "") && tagged[at + 2]?.isGiven ? 2 : 1);
  const next = tagged.findIndex(({ isAfterBreak, word }, index) => index > start && (isAfterBreak || isCourtesy(word)));
  const end = next < 0 ? tagged.length : next;
  const name = tagged.slice(start, end);
  const isForm = isHeading(tagged, at);
  const isSigned =
    name.length > 0 &&
    name.length < 4 &&
    tagged.length - end < 3 &&
    name.every((token, place) => mayBeSigned(token) || (isForm && (isTitled(token) || isLast(name, place))));
  if (!isSigned) return tagged;
  return tagged.map((token, index) => (index >= start && index < end ? { ...token, label: "own" } : token));
};

/** "…, lahmt hinten. vroni bachmeier lg": a last clause that is a first name and more, with the sign-off behind it. */
const signedBefore = (tagged: readonly TaggedToken[], at: number): readonly TaggedToken[] => {
  const start = tagged.findLastIndex(({ isAfterBreak }) => isAfterBreak);
  const name = tagged.slice(Math.max(0, start), at);
  const isSigned =
    start > 0 && name.length > 0 && name.length < 4 && name[0]?.isGiven === true && name.every(mayBeSigned);
  if (!isSigned) return tagged;
  return tagged.map((token, index) => (index >= start && index < at ? { ...token, label: "own" } : token));
};

/** "nom julien pras.": behind a first name even a word of every day ends the name. */
const isLast = (name: readonly TaggedToken[], place: number): boolean =>
  place === 1 && name.length === 2 && name[0]?.isGiven === true && name[1]?.kind === null && !name[1].isRelation;

const isTitled = ({ raw, kind }: TaggedToken): boolean => kind === null && /^\p{Lu}\p{Ll}+$/u.test(raw);

/** By itself, behind a word that belongs to it ("viele grüße", "un saludo"), or short behind thanks: "danke mfg". */
const beginsSentence = (tagged: readonly TaggedToken[], at: number): boolean =>
  tagged[at]?.isAfterBreak === true ||
  (shortSignOffs.has(tagged[at]?.word ?? "") && isCourtesy(tagged[at - 1]?.word ?? "")) ||
  (tagged[at - 1]?.isAfterBreak === true && before.has(tagged[at - 1]?.word ?? ""));

const mayBeSigned = ({ raw, kind, isRelation, isCommon, isGiven }: TaggedToken): boolean =>
  kind === null && !isRelation && (isGiven || !isCommon) && /^\p{L}[\p{L}\p{M}'’-]+$/u.test(raw);

/** "fri 10 leon nm Bryn thx": the heading of a form in the middle of a line, right before what is written as a name. */
const isHeading = (tagged: readonly TaggedToken[], at: number): boolean => {
  const next = tagged[at + 1];
  const word = tagged[at]?.word ?? "";
  const isHead = headings.has(word) || (plainHeadings.has(word) && isPlainHeading(tagged, at));
  return isHead && next !== undefined && (next.isGiven || /^\p{Lu}\p{Ll}/u.test(next.raw));
};

/** "… 11h nombre raul": "under his name, Fionn" is somebody else's. */
const isPlainHeading = (tagged: readonly TaggedToken[], at: number): boolean =>
  tagged[at + 1]?.isAfterBreak === false && !theirs.has(tagged[at - 1]?.word ?? "");

const headings = new Set("nm nme nmbre nombr nomb nonbre".split(" "));
const plainHeadings = new Set("nom nombre nome name".split(" "));
const theirs = new Set("his her their su sus son sa leur seu sua ihr ihrem sein seinem o el le the".split(" "));

/** "Bj da Mila". */
const owning = new Set("da do de von vom from del".split(" "));

const before = new Set(
  "liebe lieben viele vielen beste besten schone schonen schoene herzliche herzlichen freundliche freundlichen un una mit kind best many um uma bien melhores".split(
    " ",
  ),
);

const shortSignOffs = new Set("lg vg mfg glg vlg rgds slds bss bises biz cdt cdlt abs bj bjs bjo att atte".split(" "));

const signOffs = new Set(
  (
    "gruss grusse gruesse grussle lg vg mfg glg vlg regards rgds cheers saludos saludo slds abrazo abrazos besos bss bises bisous biz cordialement cdt cdlt " +
    "abraco abracos abs bj bjs bjo beijos beijo beijinhos cumprimentos cumps cptos att atte atentamente nme nm nmbre nombr nomb"
  ).split(" "),
);
