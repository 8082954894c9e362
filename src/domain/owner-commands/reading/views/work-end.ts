import { isCalendarWord } from "../../../conversation/dates/is-calendar-word.ts";
import { readDays } from "../read-days.ts";
import type { Candidate, Reader } from "../read-which.ts";
import { orderIn } from "../read-which.ts";

/** Which end of a day is asked for: "who's my last one today". "Last Friday" is a day. */
export const endAsked = ({ text, words }: Reader): "first" | "last" | undefined => {
  const order = orderIn(text);
  if (order === undefined) return undefined;
  const behind =
    /(?:first|primer[oa]?|primeir[oa]|premiere?|erste[nrsm]?|last|ultim[oa]|derniere?|letzte[nrsm]?) (?:de |of |von )?(\p{L}+)/u.exec(
      text,
    )?.[1];
  const isDay = behind !== undefined && isCalendarWord(behind, words.language) && !near.has(behind);
  return isDay || span.test(behind ?? "") ? undefined : order;
};

const near = new Set(
  "one uno una un une um uma eins ein eine today tomorrow hoy manana aujourd demain heute morgen hoje amanha hj".split(
    " ",
  ),
);
const span = /^(?:week|month|year|days?|weeks|semanas?|mes|dias?|semaines?|mois|jours?|woche|monat|tage?)$/u;

/** When one's work begins or ends: what is first or last that day. "Bis wann hab ich heute?" */
export const readWorkEnd = ({ text, words, context }: Reader): Candidate | null => {
  if (!asksTime.test(text)) return null;
  const order = untilWhen.test(text) || finish.test(text) ? "last" : start.test(text) ? "first" : undefined;
  if (order === undefined) return null;
  const { dates } = readDays(text.replace(finish, " ").replace(asksTime, " "), words, context);
  return {
    command: { kind: "day", dates: dates ?? today(context.today), who: [], order, whose: { isOwn: true } },
    loss: 0,
  };
};

const today = (date: string) => ({ from: date, to: date });

const asksTime =
  /^(?:(?:at|a|um|ate|bis|until|till|hasta|y|and|und|et|e) )*(?:what time|when|how late|how long|wann|wie ?viel uhr|wie spat|wie lang(?:e)?|cuando|que hora|quand|quelle heure|jusqu'?a (?:quand|quelle heure)|quando|que horas)(?:'?s)?(?!\p{L})/u;

const untilWhen =
  /^(?:until when|till when|how late|how long|bis wann|wie lang(?:e)?|hasta (?:que hora|cuando)|jusqu'?a (?:quand|quelle heure)|ate (?:que horas|quando))(?!\p{L})/u;

const start =
  /(?<!\p{L})(?:(?:i|we) (?:start|begin|open)|empiezo|empezamos|comienzo|(?:je |on )?(?:commence|attaque|demarre)|(?:fang|fange|beginn|beginne) ich|geht'?s (?:bei mir )?los|eu comeco|comeco|entro|pego)(?!\p{L})/u;

const finish =
  /(?<!\p{L})(?:(?:i|we)(?:'?m)? (?:finish|done|stop|close|get off|knock off|clock off|go home)|am i (?:done|finished|off|out|free to go)|acabo|acabamos|termino|terminamos|salgo|(?:je |on )?(?:finis|finit|termine|debauche)|(?:bin|hab|habe|mach|mache) ich (?:\p{L}+ ){0,2}(?:fertig|feierabend|schluss)|(?:eu )?(?:acabo|termino|saio|fico livre))(?!\p{L})/u;
