import type { Language } from "../../../languages.ts";
import type { Entry } from "../terms/term.ts";

/**
 * Ends that are said as a sentence ("before the month is out"), what has lasted since a day, and what says that a length of
 * time is meant to the day. `lasting` is what somebody has, or suffers from, where "since" may also mean "from … on".
 */
export const limitWords: Record<Language, readonly Entry[]> = {
  en: [
    ...untilEnd({
      month: "(by|before|until|till) (|the )month (|s )end|before (the|this) month (is|s) (out|over|up|done)",
      week: "(by|before|until|till) (|the )week s end|before (the|this) week (is|s) (out|over|up|done)",
      year: "(by|before|until|till) (|the )year (|s )end|before (the|this) year (is|s) (out|over|up|done)",
    }),
    ["since", null, "since|ever since"],
    ["exactly", null, "exactly|precisely|to the day|bang on|on the dot|almost to the day|to the very day"],
    ["afterFeast", null, "past|once past|well past"],
  ],
  es: [
    ...untilEnd({
      month:
        "antes (|de )que (|se )(acabe|termine|finalice|cierre) (el|este) mes|antes de (acabar|terminar)(|se) (el|este) mes",
      week: "antes (|de )que (|se )(acabe|termine|finalice) (la|esta) semana|antes de (acabar|terminar)(|se) (la|esta) semana",
      year: "antes (|de )que (|se )(acabe|termine|finalice) (el|este) ano|antes de (acabar|terminar)(|se) (el|este) ano|(antes de|antes del|hasta) (fin|final|finales) de(|l) ano",
    }),
    ["since", "weak", "desde|ya desde"],
    [
      "lasting",
      null,
      "llev(o|a|amos|an|as)|estoy|esta|estamos|duele|duelen|dolor|tengo|tiene|tenemos|duermo|duerme|sangra|sangro|hace|suena|gotea|sin|mal|malo|mala|fiebre|tos|vomit(o|a)|cojea|roto|rota|molesta|molestan|pica|noto|siento|sufro|viene|sigo|sigue|ando|anda|funciona|aguanto|aguanta|arrastro|parece|come|respira|arranca|pierde|no (va|puedo mas|paro|para)",
    ],
    ["exactly", null, "exact(a|as|o|os)|exactamente|justo|just(a|as|os)|clavad(a|as|o|os)|dia por dia|pelad(a|as|os)"],
    ["afterFeast", null, "pasad(o|a|os|as)(| el| la| los| las| ya| ya el| ya la| el dia de)"],
    ["passedHour", null, "pasada la|pasadas las|pasadas ya las"],
    ["before", "before", "de antes|de antes de|de antes del|del antes de"],
    ["after", "after", "de despues de|de despues del"],
  ],
  fr: [
    ...untilEnd({
      month:
        "avant que (le|ce) mois (|ne )(se termine|finisse|s acheve|soit fini|soit termine)|avant (la fin|fin) (du|de) mois|au plus tard (la |)fin (du|de) mois",
      week: "avant que (la|cette) semaine (|ne )(se termine|finisse|s acheve|soit finie|soit terminee)|avant (la |)fin (de |)(la |)semaine",
      year: "avant que (l|cette) annee (|ne )(se termine|finisse|s acheve|soit finie|soit terminee)|avant (la |)fin (de |d )(l |)annee",
    }),
    ["since", "loose", "depuis"],
    ["exactly", null, "jour pour jour|exactement|pile|pile poil|tout pile|tout juste|precisement"],
    [
      "afterFeast",
      null,
      "pass(e|ee|es|ees)(| le| la| l| les| le jour de)|une fois pass(e|ee|es|ees)(| le| la| l| les)",
    ],
    ["passedHour", null, "passe"],
    ["weekdayNextWord", null, "d apres"],
  ],
  de: [
    ...untilEnd({
      month:
        "bevor (der|dieser|s) monat (um|rum|vorbei|zu ende|aus|herum) (ist|is)|vor (dem |)monatsende|vor (dem |)ende des monats",
      week: "bevor (die|diese) woche (um|rum|vorbei|zu ende|aus|herum) (ist|is)|vor (dem |)ende der woche",
      year: "bevor (das|dieses|s) jahr (um|rum|vorbei|zu ende|aus|herum) (ist|is)|vor (dem |)jahresende|vor (dem |)ende des jahres",
    }),
    ["since", null, "seit|schon seit|seit dem|schon seit dem"],
    ["exactly", null, "genau|exakt|auf den tag genau|auf den tag|taggenau|prazise|punktgenau"],
    ["sundayShort", 6, "so"],
  ],
  pt: [
    ...untilEnd({
      month:
        "antes (|de )que (o|este) mes (acabe|termine|feche)|antes de (|o |este )mes (acabar|terminar|fechar)|antes do mes (acabar|terminar|fechar)|antes de (acabar|terminar) o mes",
      week: "antes (|de )que (a|esta) semana (acabe|termine)|antes da semana (acabar|terminar)|antes de (acabar|terminar) a semana",
      year: "antes (|de )que (o|este) ano (acabe|termine)|antes do ano (acabar|terminar)|antes de (acabar|terminar) o ano",
    }),
    ["since", "weak", "desde|ja desde"],
    [
      "lasting",
      null,
      "estou|esta|estamos|tou|to|ta|doi|doem|dor|dores|tenho|tem|temos|durmo|dorme|faz|fazendo|a fazer|vem|sangra|febre|tosse|tosso|sem|incha|inchado|inchada|mal|sinto|ando|anda|partido|partida|quebrado|quebrada|incomoda|pinga|perde|funciona|sofro|aguento|come|respira|continuo|continua|nao (para|pega|vai)",
    ],
    [
      "exactly",
      null,
      "exatamente|exactamente|exat(a|as|o|os)|cert(a|as|inha|inhas|inho|inhos|o|os)|just(a|as|inho|inhos)|redond(a|as)|cravad(a|as)|dia por dia",
    ],
    ["afterFeast", null, "passad(o|a|os|as)(| o| a| os| as| o dia de| o dia da)"],
  ],
};

/** Words by which a week, a month or a year is up. */
function untilEnd(ends: Readonly<Record<"month" | "week" | "year", string>>): Entry[] {
  return Object.entries(ends).map(([unit, forms]) => ["untilEnd", unit, forms]);
}
