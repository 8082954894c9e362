import type { NamedAt } from "../../words/agents-of-parts.ts";
import { foldText } from "../../words/fold-text.ts";

/**
 * Those of several people who are named only because they aren't wanted: "with Devon, not Hannah", "con Bruno, que con Elena me da
 * la risa", "it has to be Teresa, Paulo makes me nervous". Empty when nothing says whom it is to be.
 */
export const unwantedAgents = (text: string, people: readonly NamedAt[]): ReadonlySet<string> => {
  const said = people.toSorted((a, b) => a.at - b.at);
  const clauses = clausesOf(text);
  const clauseAt = (at: number) => clauses.find(({ start, end }) => at >= start && at < end);
  const around = (at: number): Record<"before" | "behind", string> => {
    const { words, start } = clauseAt(at) ?? { words: [], start: at };
    return { before: words.slice(0, at - start).join(" "), behind: words.slice(at - start + 1).join(" ") };
  };
  const before = said.filter(({ at }) => {
    const { before: ahead, behind } = around(at);
    const isReason = at > (said[0]?.at ?? at) && reasons.test(ahead);
    return isReason || (refusals.test(ahead) && !wantedBehind.test(behind));
  });
  const refused = before.length > 0 ? before : said.filter(({ at }) => refusedBehind.test(around(at).behind));
  if (refused.length > 0) return idsUnlessAll(refused, said);
  const only = clauses.find(({ words }) => exclusive.test(words.join(" ")));
  // The person named there, or else right before.
  const wanted = only && (said.find(({ at }) => clauseAt(at) === only) ?? said.findLast(({ at }) => at < only.start));
  return wanted
    ? idsUnlessAll(
        said.filter(({ id }) => id !== wanted.id),
        said,
      )
    : new Set();
};

const idsUnlessAll = (refused: readonly NamedAt[], all: readonly NamedAt[]): ReadonlySet<string> =>
  new Set(refused.length < all.length ? refused.map(({ id }) => id) : []);

type Clause = { start: number; end: number; words: string[] };

/** The words between signs, with their positions among all words. */
const clausesOf = (text: string): Clause[] => {
  let at = 0;
  return foldText(text)
    .replace(titles, "$1 ")
    .split(/[,.;:!?()\n]+|\s[-–]\s/u)
    .map((part) => {
      const words = part.match(/[\p{L}\p{N}]+/gu) ?? [];
      const start = at;
      at += words.length;
      return { start, end: at, words };
    });
};

/** The full stop of a title ends nothing. */
const titles = /\b(dra?|sra?|mrs?|ms|prof|hr|fr|mme|mlle)\.\s*/gu;

const withName =
  "(?: (?:with|w|con|com|avec|chez|bei|beim|mit|by|zu|zum|zur|von))?(?: (?:the|el|la|le|o|a|der|die|dem|den|herrn?|frau|dr|dra|mr|mrs|ms|senora?|sr|sra))*$";

const refusals = new RegExp(
  `(?:^| )(?:not|nicht|pas|nao|no|ni|nem|instead of|rather than|anyone but|anybody but|statt|anstatt|ausser|bloss nicht|en vez de|en lugar de|antes que|plutot que|plutot qu|au lieu de|au lieu d|em vez de|em vez da|em vez do|do que)${withName}`,
);

const refusedBehind =
  /^(?:(?:is|geht|va|va bien|komm ich|kann ich|will ich|mag ich|quero|quiero|queria|quisiera|vou|voy|je|j ai|ich|yo|eu) )*(?:no|nao|nicht|pas|not|isn t|lieber nicht)(?= |$)(?! (?:problem|problema|matter|later|pasa|importa))/;

/** "Con Elena no con Bruno sí". */
const wantedBehind = /^(?:si|yes|oui|ja|schon|sim)(?= |$)/;

/** A clause that tells why, about the person named before. */
const reasons = new RegExp(
  `(?:^(?:as|since|que|pues)|(?:^| )(?:because|cos|coz|cause|porque|pq|es que|weil|denn|car|parce que|pcq|pois|ja que))${withName}`,
);

const exclusive =
  /(?:^| )(?:only|nur|solo|so com|so (?:o|a)(?= )|apenas|somente|seulement|uniquement|nobody else|no one else|noone else|nadie mas|otra persona|outra pessoa|mais ninguem|personne d autre|niemand(?:en)? (?:anders?|sonst)|sonst (?:keine[nr]?|niemand(?:en)?)|has to be|must be|needs to be|tiene que ser|ha de ser|tem (?:que|de) ser|doit etre|ce doit|muss (?:es )?\w* ?sein|c est (?:lui|elle) ou rien)(?= |$)/;
