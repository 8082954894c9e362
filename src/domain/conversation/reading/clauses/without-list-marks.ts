/**
 * Two requests may come as a list: its numbers aren't hours, and nor is their number ("2 things. 1) … 2) …"). One
 * number at the beginning may be an answer.
 */
export const withoutListMarks = (text: string): string => {
  if ((text.match(mark)?.length ?? 0) > 1) return text.replace(heading, "").replace(mark, "$1");
  return isInline(text) ? text.replace(inlineMark, "\n").replace(heading, "").trim() : text;
};

const mark = /(^|\n)[^\S\n]*(?:\d{1,2}[.)]|[-*•])\s+(?=\S)/g;

/** In one line: "1) how much is a cut 2) book me in", "a) … b) …", each number once and in order. */
const isInline = (text: string): boolean => {
  const said = [...text.matchAll(inlineMark)].map(([, one, two, three]) => (one ?? two ?? three ?? "").toLowerCase());
  return said.length > 1 && said.every((one, at) => one === `${at + 1}` || one === "abcde"[at]);
};

/** A full stop may belong to a date: it marks an item only where a sentence begins. */
const inlineMark =
  /(?:(?<![\p{L}\p{N}:.,]|[\p{L}\p{N}] ?\()(?:[,;]\s*|(?<!\s)\s+)?(?:\b(?:and|y|et|und|e)\s+)?\(?([1-5a-e])\)|(?<=^|[:.!?;]\s)([1-3])\.(?=\s)|([1-5])\u{fe0f}?\u{20e3})\s*(?=[\p{L}¿¡])/giu;

/** What announces a list. */
const heading =
  /(?<=^|[\s,.!])(?:\d|a couple of|couple of|two|three|dos|tres|deux|trois|zwei|drei|duas|dois|três|un par de|ein paar)\s+(?:quick |little |small |petites? |kleine |rápidas? )?(?:things?|questions?|q'?s|cos(?:it)?as|dud(?:it)?as|pregunt(?:it)?as|choses|trucs|questions|points|sachen|dinge|fragen|punkte|cois(?:inh)?as|pergunt(?:inh)?as|pontos)\s*(?:[:.,!–-]+\s*)?(?=\n|$|\p{L}|¿)/iu;
