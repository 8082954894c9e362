import { patternInWords } from "../../words/pattern-in-text.ts";

// Words of all languages at once, matched against folded words with one space between.

/** Somebody else's working, or being there: "does she work", "elle est là", "ist er da", "atiende". */
const works = patternInWords(
  "does (?:\\w+ ){1,2}(?:work|come in|do (?:mon|tues|wednes|thurs|fri|satur|sun)days?)|(?:is|s) (?!(?:this|that|it|there|anyone|anybody) )(?:\\w+ ){1,2}(?:in|there|around|working|on shift|on duty|at work|in the (?:shop|salon))|(?:he|she) (?:works|is in)|(?:which|what) days (?:is|does) \\w+",
  "(?<!(?:der|meiner|zur|die|von) )(?:arbeitet|schafft|hackelt) (?!ihr )(?:\\w+ ){0,3}\\w+|(?:ist|is|hat) (?:\\w+ ){1,4}(?:da|dienst|im (?:salon|laden|haus)|vor ort|anwesend)",
  "(?:trabaja|labora|curra|atiende)|(?:esta|viene|va) (?:(?:ella|el|\\w+) )?(?:ahi |alli |aqui )?(?:los|el|al)(?: \\w+){1,2}",
  "(?:travaille|bosse|taffe)|(?:est|sera) (?:(?:il|elle|t|\\w+) ){0,2}(?:la|present\\w*|au salon|de service)",
  "(?:trabalha|atende)|(?:ta|esta|fica|vem|vai) (?:(?:ai|la|ali|ele|ela|\\w+) )?(?:aos?|as?|n[oa]s?|de|em) (?:\\w+ ?){1,2}",
);

/** Whether there is a gap is a request, and so is whether something would suit. */
const wantsGap = patternInWords(
  "free|available|availability|slots?|gaps?|spaces?|openings?|fit|squeeze|book|see me|do me|time|possible|ok|okay|fine|works? for",
  "frei\\w*|platz|plats|lucke|termin\\w*|zeit|verfugbar|moglich|passt|passen|geht|dran\\w*|buch\\w*|okay",
  "libre\\w*|disponible\\w*|hueco\\w*|hora|horas|cita\\w*|turno\\w*|lugar|espacio|bien|posible|atenderme|me atiend\\w*|te viene|le viene|os viene",
  "libre\\w*|dispo\\w*|creneau\\w*|place|rdv|rendez vous|possible|va|convient|bon",
  "livre\\w*|dispon\\w*|vaga\\w*|horario\\w*|hora|encaix\\w*|lugar|bom|boa|bem|possivel|me atend\\w*|pode",
);

/** "Hat er donnerstags frei?": of every week. */
const isOffWeekly = patternInWords("hat \\w+ (?:immer )?(?:\\w+tags|mittwochs) frei");

/** A question by its sign, or by its first word. */
const isAsked = (text: string, words: string): boolean =>
  /[?¿]/.test(text) || /^(?:(?:and|but|und|aber|et|y|e) )?(?:does|is|arbeitet|ist|est ce) /.test(words);

/** Whether somebody works on some day is asked, and no appointment then. */
export const asksForAgentDays = (text: string, words: string): boolean =>
  isAsked(text, words) && ((works.test(words) && !wantsGap.test(words)) || isOffWeekly.test(words));
