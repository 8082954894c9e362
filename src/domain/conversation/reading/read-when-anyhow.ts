import { type Language, languages } from "../../languages.ts";
import { readWhen } from "../dates/read-when.ts";
import type { WhenContext, WhenReading } from "../dates/when-reading.ts";
import { foldText } from "../words/fold-text.ts";

/**
 * What a text says about a day and a time in the conversation's language, or else in another one that it is clearly
 * written in: a tourist's "morgen um drei" is understood wherever it is said.
 */
export const readWhenAnyhow = (text: string, language: Language, context: WhenContext): WhenReading => {
  const own = readOwn(text, language, context);
  if (own.isAsap || own.isRefused || (own.date && own.isCertain)) return own;
  const folded = foldText(text);
  // What is half understood is read again only where nothing says that it is in the conversation's language after all.
  if (own.date && tellingWords[language].test(folded)) return own;
  const others = languages
    .filter((other) => other !== language && tellingWords[other].test(folded))
    .map((other) => readWhen(text, other, context))
    .filter(
      ({ date, time, isAsap, isCertain }) => (own.date ? isCertain : true) && (date || (time && !own.time) || isAsap),
    );
  const [first, ...rest] = others;
  return first && rest.every((other) => isSame(first, other)) ? first : own;
};

/** "2.30" is an hour wherever it appears, if no rule used it and its figures can't be a day and a month. */
const readOwn = (text: string, language: Language, context: WhenContext): WhenReading => {
  const own = readWhen(language === "en" ? text.replace(pronouns, "$1 it") : text, language, context);
  const isLeft = own.unused.some((piece) => dottedHour.test(piece.text));
  return isLeft ? readWhen(text.replace(pronouns, "$1 it").replace(dottedHours, "$1:$2"), language, context) : own;
};

/** In "my Tuesday one to 10" the one isn't an hour. */
const pronouns =
  /\b((?:my|the|that|this|other)(?: \w+)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:['’]s)?) one(?= (?:to|until|till|for|at|on)\b)/gi;

const dottedHour = /^(?:[01]?\d|2[0-3])\.(?:00|1[3-9]|[2-5]\d)$/;
const dottedHours =
  /(?<![\d.,:/€$£])([01]?\d|2[0-3])\.(00|1[3-9]|[2-5]\d)(?![\d.,:%/]\d|\s?(?:[€$£%]|euros?\b|eur\b|quid|pounds?|dollars?|km\b|kg\b|cm\b))/gi;

const isSame = (one: WhenReading, other: WhenReading): boolean =>
  JSON.stringify([one.date, one.time, one.isAsap]) === JSON.stringify([other.date, other.time, other.isAsap]);

/** Words of days and times that are nothing in the other languages, and nobody's name. */
const tellingWords: Record<Language, RegExp> = {
  en: /\b(?:tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|o'?clock|next week|weekend|afternoon|as soon as possible)\b/,
  es: /\b(?:de (?:enero|febrero|marzo|abril|mayo|junio|julio|septiembre|setiembre|octubre|noviembre|diciembre)|dia \d{1,2}|(?:de|para) las \d{1,2}|manana|hoy|lunes|martes|miercoles|jueves|viernes|sabado|a las \d{1,2}|de la (?:manana|tarde)|proxima? semana|lo antes posible|cuanto antes)\b/,
  fr: /\b(?:janvier|fevrier|juillet|septembre|octobre|novembre|decembre|le \d{1,2}|demain|aujourd'?hui|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|prochaine?|ce soir|apres[- ]midi|le plus tot possible|des que possible)\b/,
  de: /\b(?:januar|februar|oktober|dezember|(?:der|den|dem|zum|vom) \d{1,2}(?=\.)|morgen|heute|ubermorgen|uebermorgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|uhr|halb \w+|nachste woche|nachmittags?|vormittags?|so schnell wie moglich)\b/,
  pt: /\b(?:de (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|dia \d{1,2}|as \d{1,2} ?h(?:oras?|s)?|da (?:manha|tarde|noite)|amanha|hoje|terca|(?:segunda|quarta|quinta|sexta)[- ]feira|sabado|semana que vem|a tarde|de manha|o mais rapido possivel|o quanto antes)\b/,
};
