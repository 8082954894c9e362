import type { Language } from "../../../languages.ts";
import type { NameContext } from "../name-labels.ts";
import type { NameSpan } from "../name-spans.ts";
import type { TaggedToken } from "../tag-names.ts";
import { isForName } from "./about-other.ts";
import { introduces } from "./name-cues.ts";

/**
 * What the trained reader takes for a name and nothing else speaks for, where nobody asked for one: a small word that the
 * sentence goes on behind ("se ha echado atrás"), a feast ("as luzes de Natal"), the word for one before a noun ("Una limpieza").
 */
export const isAdrift = (
  span: NameSpan,
  tagged: readonly TaggedToken[],
  { context, language, text }: { context: NameContext; language: Language; text: string },
): boolean => {
  const [only] = span.tokens;
  if (context !== "open" || span.count > 1 || !only || isIntroduced(span, text)) return false;
  const at = tagged.findIndex(({ start }) => start === span.start);
  const next = tagged[at + 1];
  const isFollowed = next !== undefined && !next.isAfterBreak;
  const [before, beforeThat] = [tagged[at - 1]?.word ?? "", tagged[at - 2]?.word ?? ""];
  const isOf = ofWords.has(before) && !nameNouns.has(beforeThat);
  if (only.kind === "date") return isOf || (isFollowed && (articles.has(only.word) || !only.isGiven));
  if (praise.has(only.raw)) return true;
  // German writes its nouns like names.
  const isPlain = only.raw === only.raw.toLowerCase() || (language === "de" && only.label === "other");
  const isSmall = isPlain && !only.isGiven && !only.isFamily;
  if (isSmall && copulas.has(before) && !nameNouns.has(beforeThat)) return true;
  return isSmall && isFollowed && !signing.has(next.word) && !isForName(tagged, span);
};

const isIntroduced = ({ start }: NameSpan, text: string): boolean =>
  introduces.test(text.slice(0, start).toLowerCase());

const articles = new Set("una uma un um une ein eine".split(" "));

const ofWords = new Set("de da do d of von vom zu del du".split(" "));

const nameNouns = new Set("name names namen nombre nom nome".split(" "));

/** "La vitrine est magnifique". */
const copulas = new Set("is are was es son está esta est sont ist sind war são sao e é foi".split(" "));

/** Also family names, with a capital. */
const praise = new Set("bravo pena top".split(" "));

/** "Zork here". */
const signing = new Set("here speaking aqui ici hier falando al am a is".split(" "));

/** "Die Lehrerin sagt": who somebody is by trade, behind an article. */
export const isRole = (tagged: readonly TaggedToken[], { tokens, count }: NameSpan): boolean => {
  const [only] = tokens;
  const at = tagged.findIndex(({ start }) => start === only?.start);
  return (
    count === 1 &&
    only !== undefined &&
    !only.isGiven &&
    roles.test(only.word) &&
    before.has(tagged[at - 1]?.word ?? "")
  );
};

const roles =
  /^(?:(?:haus|zahn|tier|augen|kinder)?(?:arzt|arztin)|.*lehrer(?:in)?|.*trainer(?:in)?|.*erzieher(?:in)?|nachbar(?:in)?|chef(?:in)?|kolleg(?:e|in)|schaffner(?:in)?|hebamme|verkaufer(?:in)?|doktor(?:in)?|.*meister(?:in)?|.*leiter(?:in)?|.*therapeut(?:in)?|.*berater(?:in)?)$/;

const before = new Set(
  "der die dem den das ein eine einer eines mein meine unser unsere ihr ihre sein seine".split(" "),
);
