import type { Language } from "../../languages.ts";
import { toNormalForm } from "../../text/normal-form.ts";
import { withoutHidden } from "../../text/visible-text.ts";
import { wordsOf } from "../reading/lexicon/all-lexicons.ts";
import { tokensOf } from "../words/tokens.ts";
import type { WordKind } from "../words/word-kind.ts";
import { otherMentions, withDayNames } from "./day-names.ts";
import {
  introducedTokens,
  loneNames,
  namedAtEnd,
  namedBehindTokens,
  withDaySurname,
  withNamesake,
} from "./introduced-tokens.ts";
import type { NameContext, NameLabel } from "./name-labels.ts";
import { completeNameTags, type NameSpan, nameSpansOf } from "./name-spans.ts";
import { withFirstNameFirst, withPartsNamed } from "./named-parts.ts";
import { saysLetters } from "./respell-name.ts";
import { isAboutOther, isForName } from "./rules/about-other.ts";
import { isAdrift, isRole } from "./rules/adrift-names.ts";
import { calledName } from "./rules/called-name.ts";
import { familyFirst, isRespelled, takenBackAt, withoutBelonging, withoutTakenBack } from "./rules/corrected-names.ts";
import { withoutExclamations } from "./rules/exclamations.ts";
import { fullerName, withLineBegun } from "./rules/fuller-names.ts";
import { clockWords, introduces, ofParts, papers, shortForms, thingEndings, writesDown } from "./rules/name-cues.ts";
import { withoutPlaces } from "./rules/places.ts";
import { relationIn } from "./rules/relation-in.ts";
import { withSignOff } from "./rules/sign-off.ts";
import { asSpelled, saidAfter, spelledName, withLettersJoined } from "./rules/spelled-name.ts";
import { withOwners, withSignature } from "./rules/whose-names.ts";
import { type TaggedToken, tagNames } from "./tag-names.ts";

/** The names of a message by whose they are. */
export type NamesFound = {
  /** The client's own, and everything that may be it. */
  own: NameSpan | null;
  owns: readonly NameSpan[];
  /** A family name said as such: "my surname is Nieto". */
  family: NameSpan | null;
  /** The person the booking is for. */
  other: NameSpan | null;
  /** Of somebody who is to do the work. */
  staff: NameSpan | null;
  /** The booking is for someone who is mentioned but not named: "my daughter". */
  isForRelation: boolean;
  /** How many words aren't part of a name. */
  otherWords: number;
  /** It was said what to write down: "put Barty". */
  isTold: boolean;
  /** The client's own stands in a clause of its own: "Jule Wendt. Do you close at noon?" */
  isApart: boolean;
  /** Where the words begin and end that say how the client wants to be called: "you can call me Dez". */
  called: { from: number; to: number } | null;
  /** The text without the names of clients, in which days and services are read: "Summer May" isn't a month. */
  rest: string;
};

type Circumstances = { context: NameContext; language: Language; kindOf: (word: string) => WordKind | null };

export const findNames = (typed: string, circumstances: Circumstances): NamesFound => {
  const seen = isAscii.test(typed) ? typed : withoutHidden(toNormalForm(typed));
  // "K-O-W-A-L-C-Z-Y-K, first name Stéphane": which part is spelled is said of the word, too.
  const text = circumstances.context === "asked" && ofParts.test(seen) ? withLettersJoined(seen) : seen;
  const plain = withoutExclamations(text);
  const found = findAnyhow(plain, circumstances);
  const whole = plain === text ? found : { ...found, rest: restored(text, plain, found.rest) };
  const named = circumstances.context === "asked" ? withSpelled(text, whole) : whole;
  return withCalled(text, named, circumstances);
};

/** Said so, it is the name, unless a fuller one is said; nobody's call is asked for. */
const withCalled = (text: string, found: NamesFound, circumstances: Circumstances): NamesFound => {
  const called = calledName(text, circumstances);
  if (called === null) return found;
  const { name, from, to } = called;
  const own = found.own ?? name;
  const rest = `${found.rest.slice(0, from)}${" ".repeat(to - from)}${found.rest.slice(to)}`;
  const owns = found.own ? found.owns : [own];
  return { ...found, own, owns, called: { from, to }, isTold: true, rest };
};

/** What is left beside the names, with what was exclaimed back in its place. */
const restored = (text: string, plain: string, rest: string): string =>
  rest.length !== text.length
    ? rest
    : [...rest.split("").keys()].map((at) => (plain[at] === text[at] ? rest[at] : text[at])).join("");

/** "It's S-I-O-B-H-A-N": what is spelled is the name, or a part of it put right. */
const withSpelled = (text: string, found: NamesFound): NamesFound => {
  const spelled = spelledName(text);
  if (!spelled) return found;
  const isLetters = found.own !== null && found.own.start < spelled.end && spelled.start < found.own.end;
  const said = isLetters ? null : (found.own ?? found.other);
  const again = saidAfter(text, spelled);
  const own = again ?? (said !== null && found.own ? asSpelled(found.own, spelled) : said ? null : spelled);
  return { ...found, own, owns: own ? [own] : found.owns, otherWords: said ? found.otherWords : 0 };
};

const findAnyhow = (text: string, circumstances: Circumstances): NamesFound => {
  const isAsked = circumstances.context === "asked";
  const told = isAsked ? (findTakenBack(text, circumstances) ?? findShortForm(text, circumstances)) : null;
  if (told) return told;
  const found = findIn(text, circumstances, tokensOf(withoutAsides(text, circumstances.context)));
  const isFound = found.own !== null || found.family !== null || found.other !== null || found.isForRelation;
  if (!isAsked || isFound) return found;
  return findInSentences(text, circumstances) ?? findLone(text, circumstances) ?? found;
};

/** "Sean. No wait, it's Shaun": what is said last, if a name comes before it, too. */
const findTakenBack = (text: string, circumstances: Circumstances): NamesFound | null => {
  const cue = takenBackAt(text);
  if (!cue || /[?¿]/.test(text)) return null;
  const before = findAnyhow(text.slice(0, cue.start), circumstances).own?.text;
  const name = before ?? /(?<=\S\s+)\p{Lu}\p{Ll}+/u.exec(text.slice(0, cue.start))?.[0];
  if (name === undefined) return null;
  const found = findAnyhow(withoutTakenBack(text, cue.end, name), circumstances);
  return found.own === null || found.isForRelation ? null : { ...found, isTold: true };
};

/** "How rude of me: Albrecht von Thun ist mein Name", "My apologies. Cornelius Webb, at your service". */
const findLone = (text: string, circumstances: Circumstances): NamesFound | null => {
  const tagged = tagNames(tokensOf(text), circumstances);
  const lone = /[?¿]/.test(text) ? null : (loneNames(tagged) ?? namedAtEnd(tagged));
  const named = namedBehindTokens(tagged) ?? lone;
  return named === null ? null : foundIn(text, named, circumstances);
};

const isSpelled = (text: string): boolean =>
  saysLetters(text) || /(?<![\p{L}])(?:\p{L}-){2,}\p{L}(?![\p{L}])/u.test(text);

/** "April May (my parents were hippies)": to the question for a name, what is in brackets is about it. */
const withoutAsides = (text: string, context: NameContext): string => {
  if (context !== "asked") return text;
  const spelled = /^\s*\p{Lu}[\p{L}' -]{1,40}(?=[,:;]|\.(?=.*\p{L}-\p{L}-\p{L}))/u.exec(text)?.[0];
  // "Thaynara, com agá e ípsilon": what follows is about its letters.
  if (spelled !== undefined && isSpelled(text.slice(spelled.length)))
    return `${spelled}${text.slice(spelled.length).replace(/[^,;.!]+/g, (part) => (ofParts.test(part) || isRespelled(part, spelled) ? part : " ".repeat(part.length)))}`;
  const own = withoutBelonging(text);
  if (!own.includes("(")) return own;
  const plain = own.replace(/\([^()]*\)/g, (aside) => " ".repeat(aside.length));
  return /\p{L}/u.test(plain) ? plain : text;
};

/** "Ottilie von Hagen, but just write Otti Hagen": the form of a long name to write down. */
const findShortForm = (text: string, circumstances: Circumstances): NamesFound | null => {
  const cue = shortForms.exec(text);
  if (!cue || /[?¿]/.test(text)) return null;
  const [head, tail] = [text.slice(0, cue.index), text.slice(cue.index + cue[0].length)];
  const [long, short] = [head, tail].map((part) => findIn(part, circumstances, tokensOf(part)));
  // "Write Maxl, I don't answer to Maximilian": the one that follows at once.
  const lead = leadingName.exec(tail)?.[0];
  const owns = [...(short?.owns ?? []), ...(lead ? findIn(lead, circumstances, tokensOf(lead)).owns : [])];
  const told = owns.find(({ tokens: parts, start }) => start <= 1 && parts.some(isPerson));
  if ((!long?.own && !writesDown.test(cue[0])) || !long || !short || !told) return null;
  // "Nom de famille Le Goff, et devant vous mettez Annick".
  const own = long.family && told.count === 1 ? { ...told, text: `${told.text} ${long.family.text}` } : told;
  // What the papers say is about the name.
  return {
    ...short,
    own,
    owns: [own],
    isTold: true,
    rest: papers.test(head) ? "" : `${long.rest} ${short.rest}`,
  };
};

const leadingName =
  /^\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)*(?=[,.;!]| (?:ein|rein|auf|an|down|in|que|porque|because|which|car|parce|weil|denn|pois|comme|wie)\b)/u;

/** "Jo. Just Jo": short sentences may hide each other's name. */
const findInSentences = (text: string, circumstances: Circumstances): NamesFound | null => {
  const sentences = text.split(/(?<=[.!])\s+/);
  if (sentences.length < 2 || sentences.length > 3 || /[?¿]/.test(text)) return null;
  const found = sentences.map((sentence) => findIn(sentence, circumstances, tokensOf(sentence)));
  const named = found.filter(({ own }) => own !== null);
  const [first] = named;
  const isOne = new Set(named.map(({ own }) => own?.text.toLowerCase())).size === 1;
  // Next to an everyday word used as a name, hardly anything else may be said.
  return first && isOne && found.every(({ otherWords }) => otherWords <= 2) ? first : null;
};

const findIn = (text: string, circumstances: Circumstances, tokens: Parameters<typeof tagNames>[0]): NamesFound => {
  const isAsked = circumstances.context === "asked";
  const isOpen = circumstances.context === "open";
  const plain = tagNames(tokens, circumstances);
  const labelled = withNamesake(completeNameTags(isAsked ? withPartsNamed(plain) : plain));
  const read = isOpen ? withLineBegun(withSignature(withoutPlaces(withOwners(labelled))), text) : labelled;
  const isOwnOpen = !read.some(({ label }) => label === "own" || label === "relation");
  const tagged = isAsked
    ? withDayNames(withDaySurname(read), circumstances.language)
    : isOwnOpen && isOpen
      ? introducedTokens(withSignOff(read))
      : read;
  const found = foundIn(text, tagged, circumstances);
  const turned = isAsked ? familyFirst(plain) : null;
  return turned === null || !found.own ? found : { ...found, own: { ...found.own, text: turned }, family: null };
};

/** The names of a message whose words are labelled. */
const foundIn = (text: string, tagged: readonly TaggedToken[], circumstances: Circumstances): NamesFound => {
  const isAsked = circumstances.context === "asked";
  const relation = relationIn(tagged);
  const named = (label: NameLabel): NameSpan[] =>
    withoutAddresses(nameSpansOf(text, tagged, label)).filter(
      (span) =>
        mayBeName(span, circumstances.context, text) &&
        !isAdrift(span, tagged, { ...circumstances, text }) &&
        !isRole(tagged, span),
    );
  const isAbout = (span: NameSpan): boolean => relation !== undefined || isAboutOther(tagged, span);
  const isStaff = ({ tokens: parts }: NameSpan): boolean => parts.every(({ kind }) => kind === "agent");
  // "My brother Felix, also with Emre": who does the work isn't who it is for.
  const isBeside = (span: NameSpan, shortest: number): boolean => {
    const before = tagged[tagged.findIndex(({ start }) => start === span.start) - 1]?.word ?? "";
    return before.length >= shortest && withWords.has(before);
  };
  // "Ponme con Luis", to the question for a name, gives none; "c Loana" does.
  const isWith = (span: NameSpan): boolean =>
    isStaff(span) ? isBeside(span, 1) : isAsked && span.count === 1 && isBeside(span, 2);
  // "Can Steffi cut my hair? Only her": a member of the team isn't a client, unless the message says whom it is for.
  const isTeam = (span: NameSpan): boolean =>
    isWith(span) || (isStaff(span) && relation === undefined && !isForName(tagged, span));
  // "It's Louise I want, not Ben", under a read-back: both do the work.
  const isOneOfTeam = (span: NameSpan): boolean =>
    circumstances.context === "shown" &&
    isStaff(span) &&
    tagged.some(({ kind, word }) => kind === "agent" && span.tokens.every((part) => part.word !== word));
  const [families, others] = [
    named("family"),
    named("other").filter((span) => isAbout(span) && !isTeam(span) && !isThing(span, circumstances)),
  ];
  const said = [
    ...named("own").filter((span) => !isWith(span) && !isOneOfTeam(span)),
    ...named("other").filter((span) => !isAbout(span) && !isStaff(span) && !isNoun(span, circumstances)),
  ];
  // "… 9.30 / grace / Hetty Lunn": beside the client's, the name of one of the team is theirs.
  const clients = said.filter((span) => !isStaff(span));
  const isSaidAgain = (span: NameSpan): boolean =>
    clients.some(({ tokens: words }) => words.some(({ word }) => word === span.tokens[0]?.word));
  const owned = clients.length > 0 ? said.filter((span) => !isStaff(span) || isSaidAgain(span)) : said;
  const isNobody = said.length + families.length + others.length === 0;
  const owns = isNobody && isAsked ? strangeNames(text, tagged).filter((span) => !isWith(span)) : owned;
  let rest = text;
  for (const { start, end } of [...owns, ...families, ...others, ...(isAsked ? otherMentions(tagged) : [])])
    rest = `${rest.slice(0, start)}${" ".repeat(end - start)}${rest.slice(end)}`;
  const [own, other] = [withFirstNameFirst(tagged, owns) ?? fullestName(owns), fullestName(others)];
  // "It's for my mum. Rosa Lang": after the one it is for, a name is hers.
  const isTheirs = own !== null && other === null && relation !== undefined && own.start > relation.start;
  const found = own && withSigns(text, fullerName(text, tagged, own));
  return {
    owns,
    own: isTheirs ? null : found,
    family: fullestName(families),
    other: isTheirs ? found : other,
    staff: fullestName([...nameSpansOf(text, tagged, "staff"), ...named("own").filter(isWith)].filter(isSomebody)),
    isForRelation: relation !== undefined,
    otherWords: tagged.filter(({ label }) => label === "none").length,
    isTold: false,
    called: null,
    isApart: found !== null && !isTheirs && isApart(text, tagged, found),
    rest,
  };
};

/** Hardly anything else stands between the same two signs, and it isn't asked there: "Maeve, is there parking?" */
const isApart = (text: string, tagged: readonly TaggedToken[], { start, end, tokens }: NameSpan): boolean => {
  const first = tagged.findLastIndex((token) => token.start <= start && token.isAfterBreak);
  const next = tagged.findIndex((token) => token.start >= end && token.isAfterBreak);
  const clause = tagged.slice(Math.max(0, first), next < 0 ? tagged.length : next);
  const isAsked = next < 0 ? /[?¿]\s*$/.test(text) : /[?:]/.test(tagged[next]?.sign ?? "");
  const known = tokens.filter((one) => one.kind !== "agent" && (one.isGiven || one.isFamily));
  const isWhole = tokens.length > 1 && tokens.every(({ raw, isCommon }) => !isCommon && /^\p{Lu}\p{Ll}/u.test(raw));
  return (known.length > 0 || isWhole) && !isAsked && clause.filter(({ label }) => label === "none").length <= 3;
};

/** "Tuch, Schaum, …": German writes its nouns like names, so that an odd one needs more to be one. */
const isNoun = ({ tokens: [only], count }: NameSpan, { context, language }: Circumstances): boolean =>
  language === "de" && context === "open" && count === 1 && !only?.isGiven && !only?.isFamily;

/** "Für die Sonderfahrten", "für die Einschulung": what such words are for is nobody. */
const isThing = (span: NameSpan, circumstances: Circumstances): boolean =>
  isNoun(span, circumstances) && thingEndings.test(span.tokens[0]?.word ?? "");

const withWords = new Set("with w by con c avec chez bei beim mit com".split(" "));

const isAscii = /^[\x20-\x7e]*$/;

/**
 * A service isn't a name, nor is a day without a capital. Everyday words aren't names while a summary is shown, or in
 * lowercase next to other words. In a question a single lowercase word isn't one either: "ben, why?"
 */
const mayBeName = ({ tokens, count }: NameSpan, context: NameContext, text: string): boolean =>
  !isAddress(tokens, context) &&
  !isRelative(tokens, context) &&
  !isHour(tokens, text) &&
  !isMidSentence(tokens, context, text) &&
  !isJokeWord(tokens, context) &&
  tokens.some((token) => {
    const { raw, kind, isCommon, isGiven, isFamily } = token;
    const isCapital = raw !== raw.toLowerCase();
    if (kind === "service" && !isGiven) return false;
    if (kind === "date" && !isCapital) return false;
    if (context === "shown") return kind !== "agent" && (!isCommon || isGiven || isFamily);
    const hasMore = text.trim().length > raw.length + 1;
    // "Hope you're well": a small word of every day is a name only where one is introduced.
    if (context === "open" && !isCapital && isCommon && count === 1 && hasMore)
      return introduces.test(text.slice(0, token.start).toLowerCase());
    if (isCapital || context === "open" || !hasMore) return true;
    return (!isCommon || isGiven) && (count > 1 || !/[?¿]/.test(text));
  });

/** "I should be most obliged": small words that are known as no names, in the middle of a sentence. */
const isMidSentence = (tokens: readonly TaggedToken[], context: NameContext, text: string): boolean => {
  const [first] = tokens;
  if (context !== "open" || tokens.length < 2 || !first || first.isAfterBreak || first.start === 0) return false;
  const isSmall = tokens.every(({ raw, isGiven, isFamily }) => raw === raw.toLowerCase() && !isGiven && !isFamily);
  const before = text.slice(0, first.start).toLowerCase();
  return isSmall && !introduces.test(before) && !/(?<!\w)(?:(?!\d)\w)*\d\w*\s*$/.test(before);
};

/** "El bicho", "le monsieur": an article in small letters begins no name, and nothing that follows it there is one. */
const isJokeWord = ([first, ...others]: readonly TaggedToken[], context: NameContext): boolean =>
  context === "open" &&
  first !== undefined &&
  jokeArticles.has(first.raw) &&
  others.every(({ raw, isGiven, isFamily }) => raw === raw.toLowerCase() && !isGiven && !isFamily);

const jokeArticles = new Set("el la le o a der die das the".split(" "));

/** "My young lad" is somebody, but that isn't his name. */
const isRelative = (tokens: readonly TaggedToken[], context: NameContext): boolean =>
  context === "open" &&
  tokens.length > 1 &&
  tokens.every(({ raw }) => raw === raw.toLowerCase()) &&
  endsAsRelative(tokens);

const endsAsRelative = (tokens: readonly TaggedToken[]): boolean => tokens.at(-1)?.isRelation === true;

/** "12 Uhr, Bart": a word of the clock after a figure is nobody. */
const isHour = ([first, ...others]: readonly TaggedToken[], text: string): boolean =>
  first !== undefined && others.length === 0 && clockWords.has(first.word) && /\d\s*$/.test(text.slice(0, first.start));

/** How the one at the other end is called, "señorita", "chefe", "love", isn't a name; to the question for one "Flor" is. */
const isAddress = (tokens: readonly TaggedToken[], context: NameContext): boolean =>
  tokens.every(({ word, isGiven }) => vocatives().has(word) && !(context === "asked" && isGiven));

/** "Chelo, linda": next to a name it isn't part of one, whatever was asked. */
const withoutAddresses = (spans: readonly NameSpan[]): readonly NameSpan[] => {
  const others = spans.filter(({ tokens }) => !isAddress(tokens, "open"));
  return others.length > 0 ? others : spans;
};

let addresses: ReadonlySet<string> | undefined;

const vocatives = (): ReadonlySet<string> => {
  addresses ??= wordsOf("vocatives");
  return addresses;
};

/** "Poneme Tincho nomás": in a short answer the one word with a capital that nobody knows is the name. */
const strangeNames = (text: string, tagged: readonly TaggedToken[]): NameSpan[] => {
  if (tagged.length > 6 || /[?¿]/.test(text)) return [];
  const strange = tagged.map((token, at) => ({
    ...token,
    label: at > 0 && isStrange(token) ? ("own" as const) : ("none" as const),
  }));
  const spans = nameSpansOf(text, strange, "own");
  return spans.length === 1 ? spans : [];
};

const isStrange = ({ raw, kind, isCommon, isRelation, isAfterBreak }: TaggedToken): boolean =>
  kind === null && !isCommon && !isRelation && !isAfterBreak && /^\p{Lu}\p{Ll}/u.test(raw);

/** The fullest of several, and of those the last: "it's Bond. Jamie Bond", "Mia, no, Mila". */
export const fullestName = (spans: readonly NameSpan[] = []): NameSpan | null =>
  spans.reduce<NameSpan | null>((best, span) => (best === null || span.count >= best.count ? span : best), null);

/** Someone a client wants to come with is a person only if the word can be a name: "con keratina" isn't. */
const isSomebody = ({ tokens }: NameSpan): boolean => tokens.some(isPerson);

const isPerson = ({ raw, kind, isGiven }: TaggedToken): boolean =>
  kind === null && (isGiven || /^\p{Lu}\p{Ll}/u.test(raw));

/** What follows a name to the end and isn't a word belongs to it: "Ana 👩‍🦰". */
const withSigns = (text: string, span: NameSpan): NameSpan => {
  const signs = /^\s*(?:\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{M}\p{Cf}\p{Sk}\s]*)$/u.exec(
    text.slice(span.end),
  );
  return signs ? { ...span, text: `${span.text}${signs[0]}`.replace(/\s+/gu, " ").trim() } : span;
};
