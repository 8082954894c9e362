/** A link that begins a chat, as far as the chat is concerned. */
export type KnownStartLink = { id: string; code: string; agentId: string | null; typeId: string | null };

export type ReadStart = {
  /** The business's own link whose code was sent; null when there is none. */
  link: KnownStartLink | null;
  /** The message without it. */
  rest: string;
};

/**
 * Finds the code of a link in a first message, wherever the client left it: in its brackets, after its word or alone, in any
 * case. Only the business's own codes count. What is marked as a code and isn't one of them says nothing and is left out.
 */
export const readStart = (text: string, links: readonly KnownStartLink[]): ReadStart => {
  const byCode = new Map(links.map((link) => [link.code, link]));
  const found: KnownStartLink[] = [];
  const note = (code: string): boolean => {
    const link = byCode.get(code.replace(/[\s.\-–—]/g, "").toUpperCase());
    if (link) found.push(link);
    return link !== undefined;
  };
  const unmarked = text.replace(marked, (_, inBrackets?: string, afterWord?: string) => {
    note(inBrackets ?? afterWord ?? "");
    return " ";
  });
  const rest =
    links.length === 0 ? unmarked : unmarked.replace(bare, (all, typed: string) => (note(typed) ? " " : all));
  return { link: found[0] ?? null, rest: rest === text ? text : tidied(rest) };
};

const word = "(?:start(?:[ -]?code)?|code|inicio|início|código|codigo|début|debut|code de début|startcode|kode|começo)";
const code = "\\p{L}[\\s.–—-]?[2-9][\\s.–—-]?\\p{L}";

/** "(start: K7P)" as it was written for the client, in any of the languages, or what is left of it. */
const marked = new RegExp(
  `[([{]\\s*${word}\\s*[:=#]?\\s*(${code})?\\s*[)\\]}]?(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])${word}\\s*[:=#]\\s*(${code})(?![\\p{L}\\p{N}])`,
  "giu",
);

const bare = new RegExp(`(?<![\\p{L}\\p{N}])(?:${word}\\s+)?([a-z][2-9][a-z])(?![\\p{L}\\p{N}])`, "giu");

/** Brackets with nothing in them, spaces before signs and signs alone are what a code leaves behind. */
const tidied = (text: string): string => {
  const left = text
    .replace(/[([{]\s*[)\]}]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/(?<!\s)\s+([.,;!?])/g, "$1")
    .trim();
  return /[\p{L}\p{N}]/u.test(left) ? left : "";
};
