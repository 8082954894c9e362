/**
 * "Before my sister's wedding on the 12th", "vor der Hochzeit am 12.": a wish that ends at an event is one that ends at its day, and no
 * wish for that day. The text with the day right after the word for "before".
 */
export const withEventsDay = (text: string): string =>
  mayEnd.test(text) ? endings.reduce((said, [pattern, before]) => said.replace(pattern, before), text) : text;

/** A word for "before": most messages have none. */
const mayEnd = /\b(?:before|prior|antes|avant|vor)\b/i;

/** What people get ready for; before work, lunch or the weekend is on the day that is named. */
const events =
  "weddings?|graduation|prom|christening|baptism|funeral|communion|confirmation|anniversary|engagement|hen (?:do|party)|stag do|party|birthday|bday|interview|exams?|trip|flight|holidays?|vacation|reunion|gala|ball|ceremony|photo ?shoot|school photos?|boda|graduaci[oó]n|bautizo|comuni[oó]n|entierro|aniversario|cumple\\p{L}*|fiesta|entrevista|examen|viaje|vuelo|reuni[oó]n|baile|ceremonia|quincea[nñ]era?|mariage|noces|dipl[oô]me|bapt[eê]me|enterrement|anniversaire|f[eê]te|entretien|examen|voyage|vol|c[eé]r[eé]monie|bal|soir[eé]e|\\p{L}*hochzeit|\\p{L}*taufe|kommunion|konfirmation|firmung|beerdigung|jubil[aä]um|\\p{L}*geburtstag|\\p{L}*feier|abiball|\\p{L}*party|\\p{L}*gespr[aä]ch|\\p{L}*pr[uü]fung|\\p{L}*reise|urlaub|flug|\\p{L}*fest|casamento|casório|formatura|batizado|comunh[aã]o|enterro|anivers[aá]rio|festa|exame|prova|viagem|voo|cerim[oô]nia";

const within = "(?:(?![\\d.,:;!?\\n]).){0,40}?";

const weekdays: readonly [string, string, string, string, string] = [
  "(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec",
  "(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)",
  "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)",
  "(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend",
  "(?:segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo)",
];

const ending = (before: string, on: string, days: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${before})\\s${within}(?<!\\p{L})(?:${events})(?!\\p{L})${within}(?:,\\s*)?(?<!\\p{L})(?:${on})\\s+(?=\\d|${days})`,
    "iu",
  );

const [en, es, fr, de, pt] = weekdays;

const endings: readonly (readonly [RegExp, string])[] = [
  [
    ending(
      "before|prior to",
      "(?:(?:it'?s|its|which is|that'?s|that is|is) )?on(?: the)?|(?:it'?s|its|which is|is) the|the",
      en,
    ),
    "before ",
  ],
  [ending("antes de(?:l| la)?", "(?:que )?es el(?: d[ií]a)?|el(?: d[ií]a)?", es), "antes del "],
  [ending("avant", "qui est le|c'est le|est le|le|du", fr), "avant le "],
  [ending("vor", "(?:(?:die|der|das|sie|er|es) )?(?:ist )?am|den", de), "vor dem "],
  [ending("antes d[aeo]s?", "(?:que )?[eé] (?:no )?dia|(?:n?o )?dia|n[oa]|em", pt), "antes do dia "],
];
