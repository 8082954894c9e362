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
export const askedIn = (folded: string): string =>
  (folded.match(/(?<![^.,;!?…\n])[^.,;!?…\n]+(?=\?)/gu) ?? []).join(" ");

/**
 * A command that is said not to be carried out: "don't cancel Maria", "annule rien". It is none, and what else the message wants
 * isn't guessed.
 */
export const isForbidden = (folded: string, words: CommandWords): boolean =>
  denied.test(folded) ||
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

/** What isn't so, and what isn't to be blocked. Much of what is blocked or ill is said with a "not" itself, so these are whole. */
const denied = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:not|no longer|never|isn'?t|ain'?t|aren'?t|wasn'?t) (?:really |actually |even |running |going to be |gonna be )?(?:sick|ill|late|behind)(?! with| on| by)",
    "(?:don'?t|do not|dont|never|no need to) block",
    "no (?:estoy|esta|estamos|voy|vamos|llego|llegamos) (?:ya |mas )?(?:enferm[oa]s?|mal[oa]s?|tarde|retrasad[oa]s?|con retraso)",
    "no (?:me |lo |la )?bloque(?:es|e|ar|en)",
    "(?:suis|est|sommes|sont) (?:pas|plus) (?:malades?(?! qu)|en retard)",
    "(?:ne |n')?bloque[rz]?(?:[- ](?:moi|le|la))? (?:pas|rien)|pas bloquer",
    "(?:nicht|net|ned|nimmer)(?: mehr)? (?:krank|zu spat|spat dran|verspatet|blockieren|blocken|sperren)",
    "(?:blockier\\p{L}*|block|blocke|sperre?)(?: (?:mir|heute|morgen|\\p{L}+tag)){0,2} (?:nicht|net|ned)(?! (?:nur|mehr buchbar))",
    "nao (?:estou|esta|estamos|to|ta|vou) (?:mais )?(?:doentes?|atrasad[oa]s?|atrasar)",
    "nao (?:me )?bloque\\p{L}+",
  ].join("|")})(?!\\p{L})`,
  "u",
);

const sparing =
  /^\p{L}+(?:[- '](?:moi|le|la|les|lo|me|a|o|mir))*(?: (?!and|und|et|y|e )\p{L}+)? (?:pas|rien|nichts|nix|nicht|net|ned|nothing|(?:nobody|no one)(?= yet| today| tomorrow| for|$)|nada|nadie|ninguem|niemand\p{L}*|keine?n?)(?!\p{L})|^\p{L}+(?: +(?!(?:ab|sie|er|ich|es|wir|die|kann|konnte|kommt|kam|will|mag|geht|ist|hat|wird|schafft)(?!\p{L}))[\p{L}\p{N}:.]+){0,6} (?:nicht|net|ned)(?: ab)?$/u;
