import type { Language } from "../../../languages.ts";
import { tokensOf } from "../../words/tokens.ts";
import type { WordKind } from "../../words/word-kind.ts";
import type { NameContext } from "../name-labels.ts";
import type { NameSpan } from "../name-spans.ts";
import { type TaggedToken, tagNames } from "../tag-names.ts";

type Circumstances = { context: NameContext; language: Language; kindOf: (word: string) => WordKind | null };

/** How somebody wants to be called, and where the words begin and end that say so. */
export type CalledName = { name: NameSpan; from: number; to: number };

/**
 * "You can call me Dez", "llámame Dez", "ihr könnt mich Dez nennen": a name, though the same words ask for a call where none
 * follows. A day behind them is when to call, unless the words can only name somebody.
 */
export const calledName = (text: string, circumstances: Circumstances): CalledName | null => {
  if (!callings.test(text) || /[?¿]/.test(text)) return null;
  const tagged = tagNames(tokensOf(text), circumstances);
  for (const at of tagged.keys()) {
    const end = endOfName(tagged, at);
    const cue = end > at && !tagged[at]?.isAfterBreak ? cueOf(tagged, at, end) : null;
    if (cue && isCallable(tagged[at], cue.isPlain)) {
      const tokens = tagged.slice(at, end);
      const [start, stop] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
      const name = { text: text.slice(start, stop), start, end: stop, count: tokens.length, tokens };
      return { name, from: tagged[cue.from]?.start ?? 0, to: tagged[cue.to - 1]?.end ?? stop };
    }
  }
  return null;
};

/** A quick look before anything is split. */
const callings = /call|ll[aá]m|dicen|appel|nenn|\bsag|cham/i;

/** A word in small letters is one only where it is known as one, or nothing else can be meant. */
const isCallable = (token: TaggedToken | undefined, isPlain: boolean): boolean => {
  if (!token || token.isRelation || token.kind === "service") return false;
  if (token.isGiven) return true;
  if (!/^\p{Lu}\p{Ll}/u.test(token.raw)) return isPlain && token.kind === null && !token.isCommon;
  return isPlain || token.kind !== "date";
};

const endOfName = (tagged: readonly TaggedToken[], at: number): number => {
  let end = at + 1;
  while (end - at < 4 && !tagged[end]?.isAfterBreak && /^\p{Lu}\p{Ll}/u.test(tagged[end]?.raw ?? "")) end += 1;
  return end;
};

type Cue = { from: number; to: number; isPlain: boolean };

const cueOf = (tagged: readonly TaggedToken[], at: number, end: number): Cue | null => {
  const behind = wordsIn(tagged, end, end + 2);
  for (let from = Math.max(0, at - 5); from < at; from++) {
    const before = wordsIn(tagged, from, at);
    if (tagged.slice(from + 1, at).some(({ isAfterBreak }) => isAfterBreak)) continue;
    if (plainBefore.test(before)) return { from, to: end, isPlain: true };
    if (before.endsWith("mich") && /^nennen\b/.test(behind)) return { from, to: end + 1, isPlain: true };
    if (/^sag(?:t|en sie)?(?: \w+)?$/.test(before) && behind === "zu mir") return { from, to: end + 2, isPlain: true };
    if (callBefore.test(before)) return { from, to: end, isPlain: false };
  }
  return null;
};

/** Words that also ask for a call. */
const callBefore =
  /^(?:(?:you|u|ye) (?:can|may) )?(?:call|calls) me(?: just| simply)?$|^(?:(?:puedes|podeis|podes|pueden|puede) )?(?:llamame|llamadme|llamenme|llameme|llamarme|me (?:puede[sn]?|podeis|podes) llamar|me llaman|me dicen)(?: solo| simplemente)?$|^(?:(?:vous|tu|on) (?:pouvez|peux|peut) )?(?:appele[sz]? moi|appelle moi|m appeler|m appellent)(?: juste| simplement)?$|^(?:podem? )?(?:chama|chame|chamem|chamar) me$/;

/** Words that only say a name. */
const plainBefore =
  /^(?:nenn|nennt|nenne|nennen sie|nennen) mich(?: \w+)?$|^(?:podem? )?me (?:chama|chame|chamem|chamar|chamam|tratem?|trata)(?: so)? (?:de|por)$|^(?:podem? )?(?:chama|chame|chamem|chamar|trata|trate|tratem|tratar) me (?:de|por)$/;

const wordsIn = (tagged: readonly TaggedToken[], from: number, to: number): string =>
  tagged
    .slice(from, to)
    .map(({ word }) => word.replace(/['’-]/g, " "))
    .join(" ");
