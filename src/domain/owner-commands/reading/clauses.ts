import type { CommandWords } from "./command-words.ts";

/** Between sentences; a dot after a figure may belong to it. */
const boundary = /[,;!?…\n]+(?!\d)|(?<!\d)\.+|(?<!\d)\s[-–—]\s(?!\d)/u;

/** What is said around a command at its end: "would you", "ja?", "vale". */
const closing =
  / (?:would you|could you|will you|can you|if you (?:can|could|would)|when you can|for now|cheers|ta|mate|ok|okay|right|already|instead|ja|gell|ne|oder|kannst du|magst du|danke|vale|si|no|anda|puedes|eh|hein|d'accord|quoi|ta|viu|ne|beleza|faz favor|por favor)$/u;

/** A folded message in its sentences and their parts, each without what is said out of courtesy at its end. */
export const commandClauses = (folded: string): string[] =>
  folded
    .split(boundary)
    .map((clause) => clause.trim().replace(closing, ""))
    .filter((clause) => clause !== "");

/** What is asked with a question mark. */
export const askedIn = (folded: string): string => (folded.match(/[^.,;!?…\n]+(?=\?)/gu) ?? []).join(" ");

/**
 * A command that is said not to be carried out: "don't cancel Maria", "annule rien". It is none, and what else the message wants
 * isn't guessed.
 */
export const isForbidden = (folded: string, words: CommandWords): boolean =>
  commandClauses(folded).some((clause) => {
    const said = words.putTogether(clause);
    return changes.some((name) =>
      words
        .starts(name, said)
        .some((start) => forbidding.test(said.slice(0, start)) || sparing.test(said.slice(start))),
    );
  });

const changes = ["cancel", "move"] as const;

const forbidding =
  /(?<!\p{L})(?:don'?t|do not|dont|never|no need to|not|no|nao|n'|ne|nicht|ni) ?(?:me |te |le |la |lo |se |bitte |go |just |por favor )?$/u;

const sparing =
  /^\p{L}+(?:[- '](?:moi|le|la|les|lo|me|a|o|mir))*(?: (?!and|und|et|y|e )\p{L}+)? (?:pas|rien|nichts|nix|nicht|net|ned|nothing|(?:nobody|no one)(?= yet| today| tomorrow| for|$)|nada|nadie|ninguem|niemand\p{L}*|keine?n?)(?!\p{L})/u;
