import type { Language } from "../../../languages.ts";
import type { Entry } from "../terms/term.ts";

/**
 * What days are counted by beside weeks and months: working days, the hour it is now ("this time tomorrow"), and what joins
 * an event to its day ("three days before my exam, which is on the 4th").
 */
export const countWords: Record<Language, readonly Entry[]> = {
  en: [
    ["workday", null, "(working|business|work|week) day|workday|weekday"],
    ["workdayUnits", null, "(working|business|work) days|workdays"],
    ["nowTime", null, "this time|at this time|(around|about) this time|this hour|at this hour"],
    ["nowTime", "sure", "(|at )(|the )(same|exact) (time|hour) as (|right )now"],
    ["thatIs", null, "which is|which s|that is|that s|it is|it s|is|s|falls|falling|being|who s|which falls"],
    ["dayName", 3, "day after (|the )day after tomorrow|day after overmorrow"],
    ["of", null, "o|o the"],
    ["later", null, "after it|after then"],
    ["earlier", null, "before it|before then"],
    ["until", "until", "nae later than|nae later nor|naw later than"],
    ["from", "from", "nae earlier than|nae afore|nae sooner than|no afore"],
  ],
  es: [
    ["workday", null, "dia (habil|laborable|laboral|de trabajo)"],
    ["workdayUnits", null, "dias (habiles|laborables|laborales|de trabajo)"],
    ["nowTime", null, "(a|por) esta(|s) (|misma |mismas )hora(|s)|a la hora de ahora"],
    ["nowTime", "sure", "(|a )(|la )misma hora (que|de) (ahora|ahorita|ahora mismo)"],
    ["thatIs", null, "que es|que cae|es|cae|seria|que sera|que toca"],
    ["dayName", 3, "pasado pasado manana|al dia siguiente de pasado manana|traspasado manana"],
    ["countdown", null, "a|a solo|a tan solo|faltando|cuando falten"],
    ["plusMinutes", 15, "y 1/4"],
    ["plusMinutes", 30, "y 1/2"],
    ["upTo", null, "de aqui al|de aqui a|de hoy al|de hoy a"],
  ],
  fr: [
    ["workday", null, "jour (ouvre|ouvrable|travaille|de travail)"],
    ["workdayUnits", null, "jours (ouvres|ouvrables|travailles|de travail)"],
    ["nowTime", null, "a cette heure(| ci)"],
    ["nowTime", "sure", "(|a )(|la )meme heure qu(e maintenant| en ce moment| actuellement)"],
    ["thatIs", null, "qui est|qui tombe|est|tombe|c est|ce sera|qui a lieu|a lieu|sera"],
    ["dayName", 3, "apres apres demain|le jour d apres apres demain"],
    ["countdown", null, "a|a seulement|a peine"],
    ["units", "hour", "(petites|bonnes|grosses) heures"],
    ["unit", "hour", "(petite|bonne|grosse) heure"],
  ],
  de: [
    ["workday", null, "werktag(|s|es)|arbeitstag(|es)"],
    ["workdayUnits", null, "werktage(|n)|arbeitstage(|n)"],
    ["nowTime", null, "(um|zu) diese(|r) (zeit|uhrzeit|stunde)"],
    [
      "nowTime",
      "sure",
      "(|um |zu |zur )(|die |der )(gleiche|selbe|gleichen|selben|dieselbe|derselben) (zeit|uhrzeit|stunde) wie (jetzt|grad|gerade|eben)",
    ],
    [
      "thatIs",
      null,
      "der ist|die ist|das ist|ist|der fallt|die fallt|fallt|der war|ware|das war|welcher|welche|und zwar|die findet|der findet",
    ],
    ["dayName", 3, "uberubermorgen|uber ubermorgen|uberubermorgn"],
    ["overSpan", null, "uber"],
    ["period", "next:week", "nachste(|r) wo"],
    ["period", "this:week", "diese(|r) wo"],
    ["period", "afterNext:week", "ubernachste(|r) wo"],
  ],
  pt: [
    ["workday", null, "dia (util|de trabalho)"],
    ["workdayUnits", null, "dias (uteis|de trabalho)"],
    ["nowTime", null, "(a|por) esta (|mesma )hora|nesta (|mesma )hora|a estas horas"],
    ["nowTime", "sure", "(|a |na |as )mesma(|s) hora(|s) (que|de) agora"],
    ["thatIs", null, "que e|que e o|que e no|que cai|cai|sera|que calha|calha|que vai ser"],
    ["dayName", 3, "depois de depois de amanha"],
    ["countdown", null, "a|a apenas|a so|faltando"],
    ["gluedWeekday", 0, "2 af|2 a f"],
    ["gluedWeekday", 1, "3 af|3 a f"],
    ["gluedWeekday", 2, "4 af|4 a f"],
    ["gluedWeekday", 3, "5 af|5 a f"],
    ["gluedWeekday", 4, "6 af|6 a f"],
    ["plusMinutes", 30, "e 1/2"],
  ],
};
