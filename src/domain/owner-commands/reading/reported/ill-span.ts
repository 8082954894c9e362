import { minutesOf } from "../../../scheduling/clock/clock-time.ts";
import type { MinuteSpan } from "../../owner-command.ts";
import type { CommandWords } from "../command-words.ts";
import type { ReadDays } from "../read-days.ts";

/**
 * The part of a day somebody is ill for: "only this afternoon", "from two on". Someone who can work only in the morning is ill in the
 * afternoon. Null for the whole day.
 */
export const illSpan = (
  text: string,
  { span, times }: ReadDays,
  { language }: Pick<CommandWords, "language">,
): MinuteSpan | null => {
  const time = times.find((one) => one >= earliest) ?? null;
  if (span === null)
    return time !== null && leaving.test(text) ? { fromMinute: minutesOf(time), toMinute: 1440 } : null;
  if (wholeDay.test(text) || wokeUp.test(text)) return null;
  // "Mañana" alone is a day.
  if (language === "es" && span.toMinute === 720 && !morning.test(text)) return null;
  return canOnly.test(text) ? otherPart(span) : span;
};

/** "From two on I can't": without "I can't", the hours would be read as those a client is free. */
export const withoutDenial = (text: string): string => text.replace(denial, " ").replace(/\s+/g, " ").trim();

const denial =
  /(?<!\p{L})(?:(?:can'?t|cannot|won'?t|not|no|nao|ne|n') ?(?:be |estoy |estare |puedo |podre |trabajo |trabajare |voy |vengo |atiendo |trabalho |posso |consigo |atendo |vou |estou |to |working|available|in|work)?|(?:je |ich |i )?(?:suis|serai|peux|pourrai|travaille|bosse) pas|pas|nicht|net|ned|nix|(?:bin|ich bin|bin ich) (?:weg|raus|aus)|weg|raus)(?!\p{L})/gu;

const morning = /(?<!\p{L})(?:la|las|esta|media) mananas?(?!\p{L})/u;

/** Nobody stops work at four in the night. */
const earliest = "07:00";

const otherPart = ({ fromMinute, toMinute }: MinuteSpan): MinuteSpan | null => {
  if (fromMinute === 0 && toMinute < 1440) return { fromMinute: toMinute, toMinute: 1440 };
  return fromMinute > 0 && toMinute === 1440 ? { fromMinute: 0, toMinute: fromMinute } : null;
};

/** "I can only do the morning": said of work, and not that one can't. */
export const canOnly =
  /(?<!\p{L})(?:(?:can|could|will|'?ll) (?:only|just) (?:do|work|manage|be in|make|come)|only (?:do|working|able to do|manage|in for|here for)|(?:kann|schaff(?:e)?|arbeite|komme?|mach(?:e)?)(?: ich)?(?: e?s)?(?: heute| morgen)? (?:nur|bloss|hochstens)|(?:nur|bloss) (?:\p{L}+ ){0,2}(?:kommen|arbeiten|da)|(?:solo|solamente|nada mas) (?:puedo|trabajo|voy|atiendo|hago)|(?:puedo|trabajo|voy|atiendo) (?:\p{L}+ ){0,2}(?:solo|solamente)|(?:peux|pourrai|travaille|viens|viendrai|bosse|assure) (?:\p{L}+ ){0,2}(?:que|seulement|juste|uniquement)|(?:so|apenas|somente) (?:consigo|posso|trabalho|atendo|vou|da)|(?:consigo|posso|trabalho|atendo) (?:\p{L}+ ){0,2}(?:so|apenas|somente))(?!\p{L})/u;

/** One stops at an hour: "j'arrête à 14h". */
const leaving =
  /(?<!\p{L})(?:leave|leaving|stop|stopping|go(?:ing)? home|heading home|finish(?:ing)?|off at|salgo|me voy|paro|acabo|lo dejo|termino|arrete|pars|rentre|finis|m'arrete|gehe?|hore? (?:\p{L}+ )?auf|mach(?:e)? (?:\p{L}+ )?schluss|bin (?:\p{L}+ )?weg|fahre?|saio|paro|vou embora|largo|encerro)(?!\p{L})/u;

const wholeDay =
  /(?<!\p{L})(?:all day|whole day|entire day|completely|todo el dia|entero|toute la journee|den ganzen tag|ganztags|komplett|o dia (?:todo|inteiro)|dia inteiro)(?!\p{L})/u;

/** "Woke up this morning with a fever" says since when. */
export const wokeUp =
  /(?<!\p{L})(?:woke up|woken up|since (?:this|the)|all night|desperte|levante|amaneci|me he (?:levantado|despertado)|desde (?:esta|la|anoche)|reveille\p{L}*|depuis|leve[e]? (?:ce|avec)|aufgewacht|seit (?:heute|gestern|der)|in der nacht|acordei|desde (?:hoje|ontem|a)|(?:toute )?la nuit|cette nuit|toda la noche|anoche|(?:die|der) (?:ganze )?nacht|(?:a )?noite (?:toda|inteira)|toda a noite|last night)(?!\p{L})/u;
