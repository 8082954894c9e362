import { epochDayOf } from "../../scheduling/clock/calendar-date.ts";
import type { WhenReading } from "../dates/when-reading.ts";
import { patternInWords } from "../words/pattern-in-text.ts";

/** How far something should move from where it is; negative means earlier. */
export type Shift = { days?: number; minutes?: number; isWeekAfter?: true };

/**
 * How far something should move, when the message says only that: "push it back a week", "um einen Tag vorziehen",
 * "media horita antes". Null when no such span is named. Only for messages that change something: elsewhere a week is
 * just a week.
 */
export const readShift = (words: string): Shift | null => {
  const beside = besideExpression.exec(words);
  if (beside) return { days: beside[1] === undefined ? -1 : 1 };
  if (weekAfter.test(words) && !amountedWeek.test(words)) return { days: 7, isWeekAfter: true };
  const isBack = backwards.test(words);
  const isOn = !isBack && forwards.test(words);
  const sign = isBack ? -1 : 1;
  const minutes = isBack || isOn ? minutesIn(words) : null;
  if (minutes !== null) return { minutes: sign * minutes };
  const weeks = fortnight.test(words) ? 2 : eightDays.test(words) ? 1 : amountIn(weekExpression, words);
  if (weeks !== null) return { days: sign * 7 * weeks };
  const days = isBack || isOn ? amountIn(dayExpression, words) : amountIn(byDayExpression, words);
  return days === null ? null : { days: sign * days };
};

/** Words that say nothing but in which direction something moves: "later" may be of the same day. */
export const readDirection = (words: string): "sooner" | "later" | null =>
  putsOff.test(words) ? "later" : bringsForward.test(words) ? "sooner" : null;

const putsOff = patternInWords(
  "push(?:ed|ing)?|postpon\\w*|delay\\w*|(?:put|kick|move|shift) (?:it |that |this |him |her |us |me )?(?:off|back|along)",
  "posp[ou]\\w*|aplaz\\w*|atras(?:ar|e|a|o|amos|emos)\\w*|retras(?:ar|e|a|o|amos|emos)\\w*",
  "repouss\\w*|recul\\w*|reporte[rz]?",
  "nach hinten|hinaus(?:ge)?schieb\\w*|hinauszuschieben|aufschieben|aufgeschoben|rausschieben",
  "adi(?:ar|a|e|em|emos|amos|assem|asse)|empurr\\w*|(?:pra|para a) frente",
);

const bringsForward = patternInWords(
  "forward|prepon\\w*|pre pon\\w*|adelant\\w*|avanc\\w*|antecip\\w*|adiant\\w*",
  "vorzieh\\w*|vorzuzieh\\w*|vorverleg\\w*|vorzuverlegen|vorgezogen|nach vorne?",
);

/** A stretch to move by is where it goes, unless a day was read; what was read of it as a time wasn't a time. */
export const withShift = (when: WhenReading, shift: Shift | null): WhenReading => {
  if (shift === null) return when;
  const { time, date, ...rest } = when;
  if (shift.days !== undefined) {
    // "Acht Tage später" is a week, "quinze jours après" are two.
    const isOneMore = date?.kind === "relative" && Math.abs(date.days ?? 0) === Math.abs(shift.days) + 1;
    const isWeeks = isOneMore && shift.days % 7 === 0;
    const isZero = date?.kind === "relative" && !date.days && !date.weeks && !date.months;
    const isItsWeek = shift.isWeekAfter === true && (date?.kind === "range" || date?.kind === "relative");
    const isOpen = !date || isWeeks || isZero || isItsWeek || isWithin(date, shift.days);
    if (!isOpen) return when;
    // "A las dos semanas" isn't an hour.
    const counts = [Math.abs(shift.days), Math.abs(shift.days) / 7];
    const hours = time?.kind === "exact" ? [time.time] : time?.kind === "halfDay" ? time.times : [];
    const isCount = hours.some((hour) => counts.includes(Number(hour.slice(0, 2))));
    const keepsTime = time && time.kind !== "window" && !isCount;
    return { ...rest, date: { kind: "relative", days: shift.days }, ...(keepsTime && { time }) };
  }
  const isOpen = !time || time.kind === "window" || (time.kind === "relative" && time.minutes === 0);
  return isOpen && shift.minutes !== undefined
    ? { ...rest, ...(date && { date }), time: { kind: "relative", minutes: shift.minutes } }
    : when;
};

/** "Três semanas depois" beside what stands isn't within three weeks from now. */
const isWithin = (date: WhenReading["date"], days: number): boolean =>
  date?.kind === "range" && !date.isOpen && epochDayOf(date.to) - epochDayOf(date.from) === days;

const amountIn = (expression: RegExp, words: string): number | null => {
  const amount = expression.exec(words)?.[1];
  return amount === undefined ? null : (numbers[amount] ?? Number(amount));
};

const minutesIn = (words: string): number | null => {
  if (hourAndHalf.test(words)) return 90;
  if (halfHour.test(words)) return 30;
  if (quarterHour.test(words)) return 15;
  const hours = amountIn(hourExpression, words) ?? amountIn(shortHours, words);
  if (hours !== null) return hours * 60;
  return amountIn(minuteExpression, words);
};

const numbersOf = (list: string, value: number) => Object.fromEntries(list.split(" ").map((word) => [word, value]));

const numbers: Readonly<Record<string, number>> = {
  ...numbersOf("a an one una un une eine einer ein einen ne nen ana uma um", 1),
  ...numbersOf("two dos deux zwei duas dois couple", 2),
  ...numbersOf("three tres trois drei", 3),
  ...numbersOf("four cuatro quatre vier quatro", 4),
  ...numbersOf("five cinco cinq funf", 5),
  ...numbersOf("six seis sechs", 6),
  ...numbersOf("seven siete sept sieben sete", 7),
  ...numbersOf("ten diez dix zehn dez", 10),
  ...numbersOf("fifteen quince quinze funfzehn", 15),
  ...numbersOf("twenty veinte vingt zwanzig vinte", 20),
  ...numbersOf("thirty treinta trente dreissig dreißig trinta", 30),
  ...numbersOf("forty cuarenta quarante vierzig quarenta", 40),
};

const amount = `${Object.keys(numbers).join("|")}`;
const start = "(?:^| )(?:d )?";
const end = "(?= |$)";

const weekExpression = new RegExp(
  `${start}(${amount}|[1-8]) (?:of )?(?:weeks?|semanas?|semanitas?|semaines?|wochen?|wocherl)${end}`,
);
const fortnight =
  /(?:^| )(?:fortnight|14 (?:days|tage|dias|jours)|vierzehn tage|quince dias|quinze (?:jours|dias))(?= |$)/;

/** The day it is counts, too: "acht Tage", "huit jours". */
const eightDays = /(?:^| )(?:acht|8) tage(?= |$)|(?:^| )(?:huit|8) jours(?= |$)|(?:^| )(?:ocho|oito|8) dias(?= |$)/;

/** "Un día" may be any day: a day counts where a word says by how much, or in which direction. */
const byDayExpression = new RegExp(
  `(?:^| )(?:by|um|d|de|en|em) (${amount}|[1-9]) (?:days?|dias?|jours?|tage?n?)${end}`,
);
const dayExpression = new RegExp(`${start}(${amount}|[1-9]) (?:of )?(?:days?|dias?|jours?|tage?n?|tagerl)${end}`);

const hourAndHalf = /(?:hour and a half|hora y media|heure et demie|(?:andert|einein)halb stunden|hora e meia)(?= |$)/;
const halfHour =
  /(?:half (?:an )?hour|media hor(?:a|ita)|demi heure|demie heure|halbe?s? st(?:unde|undchen|underl)|meia hor(?:a|inha))(?= |$)/;
const quarterHour = /(?:quarter of an hour|cuarto de hora|quart d heure|viertelst(?:unde|underl))(?= |$)/;
const hourExpression = new RegExp(
  `${start}(${amount}|[1-9]) (?:hours?|hrs?|horas?|horitas?|horinhas?|heures?|stunden?|stund|stundchen|std|stunderl|stiindli|stundli)${end}`,
);
/** "1h plus tôt": further on it is the hour itself, "1h" alone too. */
const shortHours =
  /(?:^| )([1-4]) ?(?:h|hrs?|std)(?= (?:earlier|later|sooner|plus t(?:ot|ard)|antes|despues|depois|mas (?:tarde|temprano|pronto)|mais (?:cedo|tarde)|fruher|eher|spater)(?: |$))/;

const minuteExpression = new RegExp(
  `${start}(${amount}|[1-9]\\d?) ?(?:min|mins|minutes?|minutos?|minutitos?|minutinhos?|minuten)${end}`,
);

/** The day beside the one that is booked: after it in the first group, else before it. */
const besideExpression =
  /(?:^| )(?:(the (?:day after(?! tomorrow)|next day|following day)|dia siguiente|lendemain|tags? (?:danach|darauf|drauf)|tag nach meine[mnr]|dia (?:despues|de despues) de(?:l| mi| la)|folgetag|anderntags|dia seguinte|dia (?:a seguir|depois) (?:[ad][ao]|ao|a) (?:meu|minha))|the day before(?! yesterday)|dia anterior|(?:la )?vispera(?! de (?:navidad|ano|reyes|nochebuena))|vespera(?! d[eo] (?:natal|ano|reveillon|feriado))|la veille|(?:am |den )?vortag|tags? (?:davor|vorher|zuvor)|tag vor meine[mnr])(?= |$)/;

/** The week after that of what stands. */
const weekAfter = patternInWords(
  "(?:the )?week after(?! next| that)|(?:the )?following week",
  "(?:die|de|d|der) woche? (?:drauf|darauf|danach|nachher)|(?:die|der) (?:darauf)?folgende woche",
  "(?:la )?semana (?:de despues|posterior)",
  "(?:la )?semaine (?:d apres|apres)",
  "(?:n?a |pra |para a )?semana (?:a seguir|depois)|(?:n?a|pra|para a|pr a) outra semana",
);

/** "A week after", "two weeks after": those are counted. */
const amountedWeek = new RegExp(`${start}(?:${amount}|[1-8]) (?:weeks?|semanas?|semaines?|wochen?)${end}`);

const backwards =
  /(?:^| )(?:earlier|forward|sooner|ahead|before|prepon\w*|(?<!mas )adelant\w*|antes|mas temprano|mas pronto|avanc\w*|plus tot|avant|vorzieh\w*|vorzu\w*|zieh\w*|vorverleg\w*|vorgezogen|nach vorne?|fruher|eher|antecip\w*|adiant\w*|mais cedo)(?= |$)/;

const forwards =
  /(?:^| )(?:later|after|back|(?:week|day|hour|fortnight) on|along|push\w*|postpon\w*|delay\w*|mas tarde|despues|mas adelante|atras\w*|retras\w*|posp\w+|aplaz\w*|recorr\w*|corre\w*|corr[ae]n?|pat[ee]\w*|siguiente|plus tard|apres|decal\w*|recul\w*|repouss\w*|report\w*|spater|nach hinten|drauf|dran|weiter|raus|hinaus\w*|verschieb\w*|schieb\w*|mais tarde|depois|adi[ae]\w*|empurr\w*|pra frente|para a frente)(?= |$)/;
