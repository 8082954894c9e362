import { rememberOf } from "../../../text/remember-of.ts";
import { foldText } from "../../words/fold-text.ts";
import { patternInWords } from "../../words/pattern-in-text.ts";
import { anyInWords } from "../../words/patterns/any-in-words.ts";
import { readAnother } from "../another/read-another.ts";
import { wordsOf } from "../lexicon/all-lexicons.ts";
import type { OtherPerson } from "../meaning.ts";

/** Somebody besides the one a booking is for: the client and another, or one more beside what is being booked. */
export type Company = {
  /** Both at once: "for me and my son"; else one more, which only counts beside a booking. */
  isBoth: boolean;
  /** The client is named before the other one. */
  isSelfFirst: boolean;
  /** The one more is the client. */
  isSelf: boolean;
  /** Neither of both is the client: their names, as far as they are said. */
  others?: readonly (string | null)[];
};

/** Reads that more than one person is to come; null where nothing says so. */
export const readCompany = (text: string, forSomeone: OtherPerson | null): Company | null => {
  if (!mayBeTwo.test(text)) return null;
  // Without its accent "é" would be an "e", which joins.
  const typed = text.replace(/(?<!\p{L})[éÉ](?!\p{L})/gu, "is").replace(/[+&]/g, " and ");
  const words = (foldText(typed).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
  const isJoined = joined.test(words);
  const isWanted = isJoined && (forSomeone !== null || together.test(words));
  // Letters alone: it becomes a part of a pattern.
  const [name = ""] = foldText(forSomeone?.name ?? "").match(/[\p{L}\p{N}]+/u) ?? [];
  if (isWanted) {
    const { selfFirst, otherFirst } = name === "" ? relatives() : patternsWith(`${relations()}|${name}`);
    if (selfFirst.test(words)) return { isBoth: true, isSelfFirst: true, isSelf: false };
    if (otherFirst.test(words)) return { isBoth: true, isSelfFirst: false, isSelf: false };
  }
  if (isJoined && forSomeone !== null && eachSelfFirst.test(words))
    return { isBoth: true, isSelfFirst: true, isSelf: false };
  if (pairs.test(words)) return { isBoth: true, isSelfFirst: true, isSelf: false };
  const isSelf = forSomeone === null && forSelf.test(words);
  return (isSelf || forSomeone !== null) && isOneMore(words) ? { isBoth: false, isSelfFirst: false, isSelf } : null;
};

/** Something joins or counts, or one's own part is named: most messages have none of it. */
const mayBeTwo =
  /[+&2]|(?<!\p{L})(?:and|n|plus|y|e|et|und|sowie|mais|both|two|dos|deux|beide[n]?|zweit|zwei|dois|duas|also|aussi|auch|tambi[eé]n|tamb[eé]m|another|otr[ao]|autre|noch|outr[ao]|for|para|pra|pro|p|pour|f[uü]r|fuer)(?!\p{L})/iu;

const isOneMore = (words: string): boolean => {
  if (leading.test(words)) return true;
  const another = readAnother(words, () => false);
  return another !== null && !another.isOnlyNext && !another.isAgain;
};

let known: string | undefined;

const relations = (): string => {
  known ??= [...wordsOf("relations")].join("|");
  return known;
};

const and = "(?:and|n(?! (?:is|e|era|es) )|plus|y|e|et|und|sowie|mais)";
const joined = patternInWords(and);
const whose =
  "(?:my|our|a|an|mi|nuestr[oa]|un|una|mon|ma|notre|une|meine?[nrm]?|unsere?[nrm]?|eine?[nrm]?|(?:[oa] )?(?:meu|minha|nosso|nossa)|uma?|o|a)";
const given = "(?:for|para|pra|pro|p|pour|fur|with|con|com|avec|mit)";
const self = "(?:me|myself|moi|mich|mim|i|yo|ich|eu|para mi)";

/** "It isn't for me, e para a minha avó". */
const notTurnedDown = "(?<!(?:^| )(?:not|isn t|no|non|pas|nicht|nao)(?: \\S+){0,2} )";

/** "He's Evaristo and I'm Lia". */
const notTold = "(?! (?:am|m|ll|ve|will|d|soy|suis|bin|sou|me|m|heisse)(?= |$))";

/** The last word of what they are may be followed by their name. */
const patternsWith = rememberOf((others: string): { selfFirst: RegExp; otherFirst: RegExp } => {
  const other = `(?:${whose} (?:\\S+ )?)?(?:${others})s?(?: \\S+)?`;
  return {
    selfFirst: patternInWords(`${notTurnedDown}${self} ${and} (?:${given} )?${other}`),
    otherFirst: patternInWords(`${other} ${and} (?:(?:\\S+ ){0,2}${given} )?${self}${notTold}`),
  };
});

const relatives = (): ReturnType<typeof patternsWith> => patternsWith(relations());

/** "One for me and another for my son", "a cut for me and a colour for Beth". */
const eachSelfFirst = patternInWords(`(?:${given} (?:me|myself|moi|mich|mim)|para mi) ${and}(?: \\S+){1,4} ${given}`);

/** What people say of themselves and others. */
const together = anyInWords(
  "we|us|both|book|need|same time|together",
  "queremos|querriamos|quisieramos|necesitamos|vamos|venimos|podemos|nos|\\S+(?:rnos)|a la vez|juntos|juntas",
  "nous|voudrions|aimerions|on|ensemble|en meme temps",
  "wir|uns|beide|brauchen|wollen|mochten|kommen|zusammen|gleichzeitig",
  "a gente|queriamos|precisamos|podemos|juntos|juntas|mesmo (?:dia|horario)|ao mesmo tempo",
);

/** Two people without a word for who they are. */
const pairs = anyInWords(
  "both of us|us both|the two of us|(?:for )?(?:two|2) (?:people|persons|of us)",
  "nosotr[oa]s dos|para (?:dos|2) personas|somos dos",
  "nous deux|pour (?:deux|2) personnes|on est deux|on vient a deux|nous sommes deux|nous serons deux",
  "wir beide|uns beiden?|zu zweit|fur (?:zwei|2) (?:personen|leute)",
  "nos (?:dois|duas)|(?:para|pra) (?:dois|duas|2) pessoas|somos (?:dois|duas)",
);

/** "And one for Hugo". */
const leading = /^(?:(?:yes|si|oui|ja|sim) )?(?:and|also|plus|y|et|und|e|aussi|auch|tambien|tambem) /;

const forSelf =
  /(?:^| )(?:for|para|pra|p|pour|fur) (?:me|myself|mi|moi|mich|mim)(?: (?:too|also|as well|tambien|aussi|auch|tambem|please|por favor|bitte))*$/;
