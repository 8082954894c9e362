import { editDistance } from "../../words/edit-distance.ts";
import { foldText } from "../../words/fold-text.ts";
import type { TaggedToken } from "../tag-names.ts";

/** Where a name is taken back in the same breath: "Charo... bueno no, pon Rosario Peña"; null when none is. */
export const takenBackAt = (text: string): { start: number; end: number } | null => {
  const last = [...text.matchAll(takingBack)].at(-1);
  return last ? { start: last.index, end: last.index + last[0].length } : null;
};

const takingBack = new RegExp(
  `(?<![\\p{L}])(?:${[
    "no,? wait|wait,? no|actually,? no|no,? actually|oh,? no|sorry,? no|no,? sorry|well,? no|scratch that|i mean|or rather|(?:but|though) (?:it['’]?s |my name['’]?s |i['’]?m )?(?:really|actually|officially|properly)",
    "bueno,? no|no,? espera|espera,? no|mejor dicho|mejor|digo|no,? perd[oó]n|perd[oó]n,? no|[auú]y,? no|en realidad",
    "enfin,? non|euh,? non|ah,? non|non,? attende[zs]|attende[zs],? non|non,? pardon|pardon,? non|je veux dire|plut[oô]t|en vrai",
    "ach,? ne[ei]n?|halt,? ne[ei]n?|moment,? ne[ei]n?|ne[ei]n?,? (?:moment|halt|warte|quatsch)|quatsch|lieber|besser|ich meine|vielmehr|eigentlich",
    "n[aã]o,? pera[ií]?|n[aã]o,? espera|pera[ií]?,? n[aã]o|ah,? n[aã]o|ops,? n[aã]o|ali[aá]s|quer dizer|ou melhor|melhor|na verdade|minto",
  ].join("|")})(?![\\p{L}])`,
  "giu",
);

/** The text with spaces for all that is before a place, and for what is said of a name that was taken back. */
export const withoutTakenBack = (text: string, from: number, name: string): string => {
  const words = new Set(foldText(name).split(" "));
  // "Theresa Roboredo", said again, is all capitals; "que Charo es como me llaman" isn't.
  const isOfIt = (clause: string): boolean => {
    const said = clause.match(/[\p{L}\p{M}'’-]+/gu) ?? [];
    return said.some((one) => words.has(foldText(one))) && !said.every((one) => /^\p{Lu}/u.test(one));
  };
  const kept = text
    .slice(from)
    .replace(/[^,;.!()]+/g, (clause) => (isOfIt(clause) ? " ".repeat(clause.length) : clause));
  return " ".repeat(from) + kept;
};

/** "Rute, dona do Bidu", "Ailsa, Bertie's mum": to whom somebody belongs isn't who it is. */
export const withoutBelonging = (text: string): string =>
  text.replace(belonging, (said, name: string) => name + " ".repeat(said.length - name.length));

const belonging =
  /^(\s*\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)?)[,(]? {0,9}(?:(?:sou |soy |je suis |ich bin |i['’]m )?(?:a |o |la |el |le |die |der |das |the )?(?:don[ao]|dueñ[ao]|tutora?|owner|frauchen|herrchen|besitzer(?:in)?|propri[eé]taire|ma[iî]tre(?:sse)?|m[ãa]e|pai|mam[ãá]|madre|padre|pap[áã]|maman|papa|m[èe]re|p[èe]re|mama|mami|mutter|mutti|vater|papi|mum|mam|mother|dad|father) (?:d[aoe]s?|del|de la|of|von|vom|du) ?[^,.;!?]*|(?<=[,(] {0,9})\p{Lu}\p{Ll}+['’]s (?:mum|mummy|mom|mam|dad|daddy|da|wife|husband|owner|sister|brother|nan|gran|human)(?![\p{L}])\)?)/iu;

/** Whether something beside a name is that name as it is written: "Mathilde, sans h! Matilde". */
export const isRespelled = (part: string, name: string): boolean => {
  const [one, other] = [part, name].map((said) => foldText(said.trim()));
  return (
    /^\s*\p{Lu}[\p{L}\p{M}'’-]{2,}\s*$/u.test(part) && one !== other && editDistance(one ?? "", other ?? "", 2) <= 2
  );
};

/** "Huber, Schorsch": the family name goes first in a message that is nothing else; null where that isn't sure. */
export const familyFirst = (tagged: readonly TaggedToken[]): string | null => {
  const comma = tagged.findIndex(({ isAfterBreak }, at) => at > 0 && isAfterBreak);
  const [family, given] = [tagged.slice(0, comma), tagged.slice(comma)];
  const isOne = comma > 0 && tagged[comma]?.sign === "," && !given.slice(1).some(({ isAfterBreak }) => isAfterBreak);
  if (!isOne || family.length > 2 || given.length > 2) return null;
  const isName = [...family, ...given].every(isNameLike);
  const isKnown =
    (given.every((one) => one.isGiven) && family.every((one) => !one.isGiven)) ||
    (family.every((one) => one.isFamily && !one.isGiven) && given.every((one) => !one.isFamily));
  const [first, last] = [given, family].map((part) => part.map(({ raw }) => raw).join(" "));
  return isName && isKnown && !isRespelled(first ?? "", last ?? "") ? `${first} ${last}` : null;
};

const isNameLike = ({ raw, kind, isCommon, isGiven, isFamily }: TaggedToken): boolean =>
  kind === null && (isGiven || isFamily || !isCommon) && /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(raw);
