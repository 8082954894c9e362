import { addDays, epochDayOf } from "../../scheduling/clock/calendar-date.ts";
import { weekdayOf } from "../../scheduling/clock/weekday.ts";
import type { WhenReading } from "../dates/when-reading.ts";
import { patternInWords } from "../words/pattern-in-text.ts";
import { contrastedDay } from "./contrast/contrasted-day.ts";

type Table = {
  /** The day that is being booked. */
  bookingDate: string | undefined;
  bookingTime?: string | undefined;
  /** The message says how far to move it. */
  isShift: boolean;
};

/**
 * A bare weekday that is the one of the day on the table means that day: "it stays Wednesday", "that Thursday is impossible, a
 * week later". A day that is named by its number, or as this or the next one, is what it says.
 */
export const onDayOfBooking = (said: WhenReading, words: string, table: Table): WhenReading => {
  const { bookingDate, bookingTime, isShift } = table;
  const when = contrastedDay(said, words, { bookingDate, bookingTime });
  const { date, except = [] } = when;
  if (bookingDate === undefined || when.isDated) return when;
  const isSameWeekday = (day: string): boolean => /^\d/.test(day) && weekdayOf(day) === weekdayOf(bookingDate);
  // "Ese jueves no, una semana más tarde": counted from the day on the table, which goes.
  if (isShift && except.length > 0 && except.every(isSameWeekday)) {
    const { date: _, except: __, ...rest } = when;
    return rest;
  }
  const isInPlace = except.some((day) => day === weekdayOf(bookingDate) || isSameWeekday(day));
  // "Not the Monday, the day after": counted from the Monday that was read back, not from the coming one.
  if (isInPlace && date?.kind === "day" && besideDay.test(words)) {
    const apart = (((epochDayOf(date.date) - epochDayOf(bookingDate)) % 7) + 7) % 7;
    return { ...onBookingDate(when, addDays(bookingDate, apart > 3 ? apart - 7 : apart)), except: [bookingDate] };
  }
  if (isShift || date === undefined || namesWeek.test(words)) return when;
  if (date.kind === "ambiguous" && date.dates.includes(bookingDate) && date.dates.every(isSameWeekday))
    return onBookingDate(when, bookingDate);
  if (date.kind === "day" && date.date === bookingDate) return when;
  if (date.kind === "day" && isSameWeekday(date.date)) return onBookingDate(when, bookingDate);
  // "Not the Tuesday, the Wednesday": the one beside the day that goes.
  const near = asOnTable(when, words, bookingDate);
  if (near === when || (!isInPlace && !isFarBefore(daysOf(date), bookingDate)) || sooner.test(words)) return when;
  const others = except.filter((day) => day !== weekdayOf(bookingDate) && !isSameWeekday(day));
  return isInPlace ? { ...near, except: [...others, bookingDate] } : near;
};

/** "Make it the Friday", of a day weeks from now, is that of its week: the coming one is nowhere near. */
const isFarBefore = (days: readonly string[], day: string): boolean =>
  days.every((read) => epochDayOf(day) - epochDayOf(read) >= 7);

/**
 * Weekdays alone, said of what stands weeks from now, are those of its week: "pass it to the Friday". What is on its own weekday stays
 * as read; what is put off never comes sooner, and what is brought forward never later.
 */
export const inWeekOfStanding = (
  when: WhenReading,
  standing: string,
  direction: "sooner" | "later" | null,
): WhenReading => {
  const { date, isWeekday, isAsap, alternatives = [] } = when;
  const read = date?.kind === "days" ? date.dates : daysOf(date);
  const isOpen = alternatives.length > 0 && date?.kind === "day";
  if (!date || !isWeekday || isAsap || isOpen || read.length === 0 || !isFarBefore(read, standing)) return when;
  const near = [...new Set(read.map((day) => addDays(standing, dayOfWeek(day) - dayOfWeek(standing))))].sort();
  const [first, second, ...more] = near as [string, ...string[]];
  if (date.kind === "range") {
    const days = epochDayOf(date.to) - epochDayOf(date.from);
    return { ...when, date: { kind: "range", from: addDays(first, -days), to: first } };
  }
  if (second === undefined) {
    if (direction === "later" && first <= standing) return onBookingDate(when, addDays(first, 7));
    return first === standing || (direction === "sooner" && first > standing) ? when : onBookingDate(when, first);
  }
  const { alternatives: _, ...rest } = when;
  const dates = [first, second] as [string, string];
  return { ...rest, date: more.length > 0 ? { kind: "days", dates: near } : { kind: "ambiguous", dates } };
};

/** The same weekday in the week of another day; null where that is no later than the one that was read. */
const inWeekOf = (day: string, read: string): string | null => {
  const near = addDays(day, dayOfWeek(read) - dayOfWeek(day));
  return near > read ? near : null;
};

/** One day before or after another. */
const besideDay = patternInWords(
  "(?:the|a) day (?:after|before|later|earlier)|(?:the )?(?:next|following|previous) day|day after that",
  "(?:el|al|un) dia (?:despues|siguiente|de despues|antes|anterior|de antes|mas tarde)",
  "(?:le )?lendemain|(?:la )?veille|(?:le|un) jour (?:d apres|d avant|suivant|plus tard|plus tot|apres|avant)",
  "(?:am |den |der |einen )?tag (?:danach|davor|drauf|darauf|spater|fruher|vorher|nachher)|tags (?:drauf|darauf|zuvor)|folgetag|vortag",
  "(?:n?o|um) dia (?:seguinte|a seguir|depois|antes|anterior|mais tarde|mais cedo)|(?:n?a )?vespera",
);

const sooner = patternInWords("sooner|earlier|asap|plus tot|fruher|eher|schon|mais cedo|cuanto antes|already|ya|deja");

/** A weekday that stands for itself, read as the one of the day on the table or of its week. */
export const asOnTable = (when: WhenReading, words: string, bookingDate: string | undefined): WhenReading => {
  const days = when.date?.kind === "range" ? [] : daysOf(when.date);
  const [day] = days;
  if (bookingDate === undefined || when.isDated || day === undefined) return when;
  if (days.some((other) => weekdayOf(other) !== weekdayOf(day))) return when;
  if (namesWeek.test(words) || !bareWeekday.test(words)) return when;
  const near = inWeekOf(bookingDate, day);
  return near === null ? when : onBookingDate(when, near);
};

const onBookingDate = ({ alternatives: _, ...when }: WhenReading, date: string): WhenReading => ({
  ...when,
  date: { kind: "day", date },
  isCertain: true,
});

const namesWeek = patternInWords(
  "this|next|coming|today|tomorrow|week|other|following|after|before|last|first",
  "est[ea]|proxim[oa]|que viene|hoy|manana|semana|otr[oa]|siguiente|despues|antes|ultim[oa]|primer[oa]?",
  "ce|cette|prochaine?|qui vient|aujourd hui|demain|semaine|autre|suivante?|apres|avant|derniere?|premiere?",
  "diese[nrms]?|nachste[nrms]?|kommende[nrms]?|heute|morgen|woche|andere[nrs]?|darauf|drauf|danach|nach|vor|letzte[nrs]?|erste[nrs]?",
  "est[ea]|proxim[oa]|que vem|hoje|amanha|semana|outr[oa]|seguinte|depois|antes|ultim[oa]|primeir[oa]",
);

/**
 * A weekday counted from a day that is already chosen: "the Thursday after", "am Montag drauf" is the first such weekday after
 * it, "el jueves de esa misma semana" the one of its week.
 */
export const weekdayFromStanding = (
  when: WhenReading,
  words: string,
  standing: string | undefined,
  isMove = false,
): WhenReading => {
  const { date, alternatives: _, ...rest } = when;
  if (standing === undefined || when.isDated) return when;
  // "I need the car on Tuesday, kick it along to Thursday": the day it is on now is named as well.
  const named = daysOf(date);
  const isStandingNamed = isMove && named.length > 1 && named.includes(standing);
  const [first, ...others] = isStandingNamed ? named.filter((day) => day !== standing) : named;
  if (first === undefined || others.some((day) => weekdayOf(day) !== weekdayOf(first))) return when;
  const isLater = isMove && first < standing && dayOfWeek(first) > dayOfWeek(standing);
  const isSameWeek = sameWeek.test(words) || (isLater && (isStandingNamed || theWeekday.test(words)));
  if (!(isSameWeek || following.test(words))) return when;
  const after = (((epochDayOf(first) - epochDayOf(standing)) % 7) + 7) % 7 || 7;
  const days = isSameWeek ? dayOfWeek(first) - dayOfWeek(standing) : after;
  return { ...rest, date: { kind: "relative", days }, isCertain: when.unused.length === 0 || when.isCertain };
};

/** From Monday on: 1970 began on a Thursday. */
const dayOfWeek = (date: string): number => (epochDayOf(date) + 3) % 7;

/** "Repousser au lundi d'après" goes until there, and to nowhere before. */
const daysOf = (date: WhenReading["date"]): readonly string[] => {
  if (date?.kind === "ambiguous") return date.dates;
  if (date?.kind === "range") return date.isOpen ? [] : [date.to];
  return date?.kind === "day" ? [date.date] : [];
};

const weekdayWords =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|(?:segunda|terca|quarta|quinta|sexta)(?: feira)?";

const bareWeekday = patternInWords(
  weekdayWords,
  "mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|lun|mar|mie|jue|vie|sab|dom|mer|jeu|ven|sam|dim|mo|di|mi|do|fr|sa|so|seg|ter|qua|qui|sex",
);

const following = patternInWords(
  `(?:${weekdayWords}) (?:after(?! (?:next|lunch|work|school|\\d))|siguiente|posterior|de despues|d apres|suivant|drauf|danach|darauf|seguinte|depois d(?:ess|est)[ae]|depois(?= *$))`,
  `(?:the following|(?:el|al) siguiente|darauf ?folgende[nr]?|(?:n?a|[ao]) seguinte) (?:${weekdayWords})`,
);

/** The English article points at the week that is spoken of. */
const theWeekday = patternInWords(
  "(?:to|till|until|for|on|make it|do|by) the (?:mon|tues|wednes|thurs|fri|satur|sun)day(?! (?:after|before|next|of))",
);

/** The week of what is spoken of, never the one that runs. */
const sameWeek = patternInWords(
  "(?:that|the) same week|(?:of|in) that week|that week s",
  "(?:esa|aquella|la) misma semana|(?:de|en) (?:esa|aquella) semana",
  "(?:cette|la) meme semaine|(?:de )?cette semaine la",
  "(?:in )?derselben woche|(?:in )?(?:der|die) (?:gleichen?|selben?) woche|(?:gleiche|selbe) woche|in jener woche",
  "(?:d|n)?(?:a|ess[ae]|aquela) mesma semana|(?:d|n)aquela semana",
);
