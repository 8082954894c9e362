import type { Meaning } from "../meaning.ts";

/**
 * "Toutes les deux", "las dos", "both of us": two people, and neither a rhythm nor two o'clock. Reads the message without it; where it
 * may as well be an hour, only beside two who are named.
 */
export const withBoth = (text: string, read: (said: string) => Meaning): Meaning => {
  if (!mayBeBoth.test(text)) return read(text);
  const plain = text.replace(surely, " ");
  if (plain !== text) return asTwo(read(plain));
  const likely = text.replace(perhaps, " ");
  if (likely === text) return read(text);
  const apart = read(likely);
  if (apart.company?.isBoth) return apart;
  return withSelf.test(text) ? asTwo(apart) : read(text);
};

/** Somebody and the client. */
const withSelf = /(?<!\p{L})(?:y|e) (?:(?:para|pra|pro) )?(?:mim|m[ií]|yo|eu|meu|minha)(?!\p{L})/iu;

const asTwo = (read: Meaning): Meaning => {
  const isElse = read.several !== null || read.acts.some(({ kind }) => changes.has(kind));
  if (read.company?.isBoth || isElse || !read.hasContent) return read;
  return { ...read, company: { isBoth: true, isSelfFirst: true, isSelf: false } };
};

const changes: ReadonlySet<string> = new Set(["move", "cancel", "late", "coming", "here", "price"]);

/** What each of them has, so that most messages are passed over at once. */
const mayBeBoth = /(?<!\p{L})(?:deux|2|beiden?|zwei|both|pair|two|dos|amb[oa]s|dois|duas)(?!\p{L})/iu;

/** "Tous les deux samedis", "alle zwei Wochen" come again. */
const units =
  "semaines?|sem|jours?|mois|ans?|heures?|lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches|week-?ends?|ou|à|et";

const formulas = [
  `(?:pour (?:nous )?)?(?:tous|toutes|touts|ttes|tts|ts) les (?:deux|2)(?! (?:${units})(?!\\p{L}))`,
  "(?:we both(?= (?:need|want|would|are|have|like))|(?:for )?(?:the )?(?:both|two|pair) of us|(?:for )?us (?:two|both))",
  "(?:für )?alle beiden?|(?:für )?uns zwei|(?:wir|kommen|sind) alle (?:beide|zwei)(?=\\s*(?:[.,!?]|$))",
  "para amb[oa]s|queremos cort[aá]rnos el pelo l[oa]s dos",
  "(?:n[oó]s|queremos cortar o cabelo|vamos|pr[oa]|para) os dois",
];

const surely = new RegExp(`(?<![\\p{L}\\p{N}])(?:${formulas.join("|")})(?![\\p{L}\\p{N}])`, "giu");

/** Without what stands before an hour: "a las dos", "às duas". */
const perhaps =
  /(?:(?<=,\s*|^)(?:as duas|os dois)|(?<=,\s*|^)(?:para )?l[oa]s dos|(?<!(?<!\p{L})(?:a|de|desde|hasta|sobre|hacia|tod[oa]s)\s)(?<!\p{L})para las dos)(?!\p{L})(?!\s+(?:y|menos|de la|en punto|horas|e meia|da tarde|semanas))/giu;
