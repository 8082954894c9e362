import type { Grammar } from "./grammar.ts";
import { numberWords } from "./number-words.ts";

const nextWeek = "(?:n?a )?(?:proxima semana|semana (?:que vem|que entra|proxima|seguinte)|outra semana)";
const weekend = "(?:fim de semana|final de semana|fds)";
// Weekdays are ordinal numbers too: "a segunda opção".
const notCounted = "(?! (?:vez|opcao|pessoa|parte|tentativa)\\b)";

export const grammarPt: Grammar = {
  rewrites: [
    [/\b(?:amnh|amanh|amnha|amanhan|amanhaa)\b/g, "amanha"],
    [/\bdps\b/g, "depois"],
    [/\bdepois (?:d )?amanha\b/g, "depois de amanha"],
    [/\bhj\b/g, "hoje"],
    [/\bmeiodia\b/g, "meio dia"],
    [/\bmeianoite\b/g, "meia noite"],
  ],
  courtesies: ["bom dia(?! \\d)", "boa (?:tarde|noite)"],
  numbers: numberWords(
    `um/uma dois/duas tres quatro cinco seis sete oito nove dez onze doze treze quatorze/catorze quinze dezesseis
     dezessete dezoito dezenove vinte vinte_e_um vinte_e_dois vinte_e_tres vinte_e_quatro vinte_e_cinco vinte_e_seis
     vinte_e_sete vinte_e_oito vinte_e_nove trinta trinta_e_um`,
    { "trinta e cinco": 35, quarenta: 40, "quarenta e cinco": 45, cinquenta: 50, "cinquenta e cinco": 55, primeiro: 1 },
  ),
  weekdays: [
    `(?:segunda|2a) feira|segunda${notCounted}`,
    `(?:terca|3a) feira|terca${notCounted}`,
    `(?:quarta|4a) feira|quarta${notCounted}`,
    `(?:quinta|5a) feira|quinta${notCounted}`,
    `(?:sexta|6a) feira|sexta${notCounted}`,
    "sabados?",
    "domingos?",
  ],
  shortWeekdays: ["seg", "ter", "qua", "qui", "sex", "sab", "dom"],
  beforeShortWeekday: null,
  months: [
    "janeiro|jan",
    "fevereiro|fev",
    "marco|mar",
    "abril|abr",
    "maio|mai",
    "junho|jun",
    "julho|jul",
    "agosto|ago",
    "setembro|set",
    "outubro|out",
    "novembro|nov",
    "dezembro|dez",
  ],

  asap: [
    "(?:o )?(?:mais (?:rapido|cedo|breve)|quanto antes)(?: (?:possivel|que (?:der|puder)))?",
    "(?:assim|logo) que (?:possivel|der|puder)",
    "(?:o )?(?:primeiro|proximo) (?:horario)(?: (?:disponivel|livre|vago))?",
    "(?:o )?(?:primeiro|proximo) (?:disponivel|livre)",
    "agora(?: mesmo)?|ja ja",
    "asap",
  ],
  relativeDays: [
    ["depois d[ea] amanha", 2],
    ["amanha", 1],
    ["hoje(?: mesmo)?", 0],
    ["ontem", -1],
    ["(?:em|daqui a|daqui|dentro de) {n} dias?", 1, "timesCount"],
    ["(?:em|daqui a|daqui|dentro de) {n} semanas?", 7, "timesCount"],
  ],
  weekdayOfNextWeek: [
    "(?:n?[ao] )?{weekday} d(?:a|essa) (?:proxima semana|semana que vem|outra semana)",
    `${nextWeek} (?:n?[ao] )?{weekday}`,
  ],
  nextWeekday: ["(?:n?[ao] )?proxim[ao] {weekday}", "(?:n?[ao] )?{weekday} proxim[ao]"],
  thisWeekday: ["n?es[ts][ae] {weekday}", "(?:n?[ao] )?{weekday} d(?:est|ess)a semana"],
  comingWeekday: ["(?:n?[ao] )?{weekday} (?:que vem|que entra)"],
  plainWeekday: ["(?:n?[ao] |para |pra |pro )?{weekday}"],
  ranges: [
    ["(?:ainda )?n?es[ts]a semana", "thisWeek"],
    [`(?:n?o )?(?:proximo ${weekend}|${weekend} que vem)`, "nextWeekend"],
    [`(?:n?o |n?es[ts]e )?${weekend}`, "weekend"],
    [nextWeek, "nextWeek"],
    ["(?:n?o )?(?:proximo mes|mes que vem)", "nextMonth"],
    ["em {month}", "inMonth"],
  ],
  monthDays: ["(?:n?o )?(?:dia )?{d}o?(?: de)? {month}\\.?(?: (?:de )?{y})?"],
  daysOfMonth: ["(?:n?o |para o |pro |pra )?dia {d}"],
  isMonthFirstUsed: false,

  spokenTimes: [
    ["(?:(?:as?|pelas) )?{h} e meia", 30],
    ["(?:(?:as?|pelas) )?{h} e (?:um )?quarto", 15],
    [
      "(?:(?:as?|pelas) )?{h} e (?<m>quinze|vinte e cinco|vinte|trinta e cinco|trinta|quarenta e cinco|quarenta)",
      0,
      "+m",
    ],
    ["(?:as?|pelas) {h} e {m}", 0, "+m"],
    ["{h} horas e {m}", 0, "+m"],
    ["(?:um )?quarto (?:para|pra) as? {h}", -15],
    ["{m} (?:para|pra) as? {h}", 0, "-m"],
  ],
  bareHours: [
    "(?:as|pelas|la pelas|umas|por volta das|tipo) {h}(?: em ponto)?",
    "a (?<h>uma|1)(?= (?:hora|da)\\b|$)(?: hora)?",
    "{h} em ponto",
    "{h}(?= da (?:manha|tarde|noite))",
  ],
  unitHours: ["(?:as )?(?<h>\\d{2}) ?(?:horas|hrs|hs)(?! de)", "as {h} (?:horas|hrs|hs)"],
  beforeTime: "as?|pelas",
  exactTimes: [
    ["(?:ao )?meio dia e meia", "12:30"],
    ["(?:ao )?meio dia", "12:00"],
    ["(?:a )?meia noite", "00:00"],
  ],
  hoursFromNow: [
    ["(?:em|daqui a|daqui|dentro de) {n} horas?", 60, "timesCount"],
    ["(?:em|daqui a|daqui|dentro de) meia hora", 30],
    ["(?:em|daqui a|daqui|dentro de) {n} min(?:uto)?s?", 1, "timesCount"],
  ],
  meridiem: "[ap]\\s?\\.?\\s?m\\.?",
  parts: [
    ["(?:hoje de|n?es[ts]a) manha", "morning", "today"],
    ["(?:hoje a|n?es[ts]a) tarde", "afternoon", "today"],
    ["(?:hoje a|n?es[ts]a) noite", "evening", "today"],
    ["(?:de|da|pela|na|a) manha|bem cedo", "morning"],
    ["(?:n?a )?hora do almoco|no almoco", "noon"],
    ["(?:a|de|da|pela|na) tarde", "afternoon"],
    ["(?:a|de|da|pela|na) noite", "evening"],
    ["manha|cedo", "morning", "weak"],
    ["(?<!mais |muito |e )tarde", "afternoon", "weak"],
    ["noite", "evening", "weak"],
  ],
  after: "depois d[aeo]s?|a partir d[aeo]s?|apos(?: as)?",
  before: "antes d[aeo]s?|ate(?: as?)?",
  between: ["entre(?: as)?|das?", "e(?: as)?|as|ate(?: as)?|-"],

  forgivable: [
    "amanha",
    "segunda",
    "sabado",
    "domingo",
    "janeiro",
    "fevereiro",
    "agosto",
    "setembro",
    "outubro",
    "novembro",
    "dezembro",
  ],
  notSlips: ["segundo", "domino", "aranha", "dominio", "amanda"],
};
