import type { WhenReading } from "../../dates/when-reading.ts";
import { foldText } from "../../words/fold-text.ts";

/** The day and the time that were just read back. */
type Table = { bookingDate?: string | undefined; bookingTime?: string | undefined };

type ReadPart = (part: string, expect?: "time") => WhenReading;

/**
 * Under a read-back, of two days or two hours the one that isn't on the table is meant: "it's 4, not 3", "3? I said 4", "I wrote
 * Friday but meant Tuesday". Null unless the table's own is said, exactly one other is, and something contrasts them.
 */
export const otherThanTable = (
  text: string,
  { bookingDate, bookingTime }: Table,
  { isCorrection, read }: { isCorrection: boolean; read: ReadPart },
): Pick<WhenReading, "date" | "time"> | null => {
  if (!isCorrection && !contrasts.test(foldText(text))) return null;
  const parts = text
    .split(joints)
    .map((part) => part.replace(sayings, " ").trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  if (parts.length < 2) return null;
  const all = parts.map((part) => read(part));
  const date = otherOf(
    bookingDate,
    all.map(({ date: day }) => (day?.kind === "day" ? [day.date] : [])),
  );
  const time = otherOf(
    bookingTime,
    all.map((when, at) =>
      hoursOf(when.time ?? (isShort(parts[at] ?? "") ? read(parts[at] ?? "", "time").time : undefined)),
    ),
  );
  if (date === null && time === null) return null;
  const [first, second] = time ?? [];
  return {
    ...(date && { date: { kind: "day", date: date[0] as string } }),
    ...(first !== undefined && {
      time: second === undefined ? { kind: "exact", time: first } : { kind: "halfDay", times: [first, second] },
    }),
  };
};

/** The only one of those said beside the one on the table; null where that one wasn't said, or several others were. */
const otherOf = (table: string | undefined, said: readonly (readonly string[])[]): readonly string[] | null => {
  if (table === undefined || !said.some((values) => values.includes(table))) return null;
  const others = said.filter((values) => values.length > 0 && !values.includes(table));
  const [only, ...more] = new Map(others.map((values) => [values.join(), values])).values();
  return only !== undefined && more.length === 0 ? only : null;
};

const hoursOf = (time: WhenReading["time"]): readonly string[] =>
  time?.kind === "exact" ? [time.time] : time?.kind === "halfDay" ? time.times : [];

/** A few words, in which a bare number can be nothing but the hour. */
const isShort = (part: string): boolean => (part.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= 4;

/** Signs and words between what is wanted and what isn't, but not inside a clock time: "4:30", "las 4 y media". */
const joints =
  /[,;!?¿…()]+|:(?!\d)|(?<!\d)\.+|\.+(?=\s+\p{Lu})|\s[–-]\s|(?<![\p{L}])(?:not|but|and(?! a?\s?(?:half|quarter))|rather than|instead of|no|sino|pero|y(?! (?:media|cuarto|pico|\d|cinco|diez|veint|quince))|en vez de|en lugar de|pas|mais|et(?! (?:demie?|quart))|au lieu de|plutôt que|alors que|nicht|net|ned|sondern|aber|und|statt|anstatt|não|nao|mas|e(?! (?:meia|quinze|um quarto|pouco|\d))|em vez d[eoa]s?)(?![\p{L}])/giu;

/** Whoever says what was said or meant tells no story. */
const sayings =
  /(?<![\p{L}])(?:i|it'?s|it|was|is|said|say|wrote|write|written|typed?|meant|mean|put|wanted|to|asked for|make|should (?:be|read|say)|in my head|he|dije|dicho|dec[ií]r?|puse|puesto|poner|escrib[ií]r?|escrito|quer[ií]a|quise|ped[ií]r?|pedido|donde pone|era|es|son|sean|que|en mi cabeza|je|j'(?:ai|avais)|dit|écrit|écrire|mis|mettre|taper|tapé|demandé|voulais|dire|pensais|c'(?:est|était)|dans ma tête|ich|hab|habe|hatte|gesagt|sagen|geschrieben|schreiben|getippt|tippen|gemeint|meinte|wollte|war|mach|machs?|draus|daraus|im kopf|eu|falei|disse|escrevi|escrever|dizer|pus|pôr|coloquei|colocar|digitei|digitar|queria|quis|botei|botar|pensei|é|são|na minha cabeça)(?![\p{L}'])/giu;

const contrasts =
  /\b(?:not|but|said|wrote|typed|put|meant|asked for|no|sino|pero|dije|dicho|puse|puesto|escribi|escrito|pedi|queria|quise|pas|mais|dit|ecrit|mis|tape|voulais|pensais|demande|nicht|net|ned|sondern|aber|gesagt|geschrieben|getippt|gemeint|meinte|wollte|statt|nao|mas|disse|falei|escrevi|pus|coloquei|digitei|botei|quis|pensei|em vez)\b/;
