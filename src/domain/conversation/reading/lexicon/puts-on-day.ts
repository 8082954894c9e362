import { patternInWords } from "../../words/pattern-in-text.ts";

/**
 * "Shunt it to Monday", "échamela al lunes", "könnt ihr den auf Montag schubsen": whatever the verb, what is booked is put on a day.
 * For folded words, and only where something is booked.
 */
export const putsOnDay = (words: string): boolean => put.test(words);

const dayEn =
  "(?:the |this |that |next |coming )*(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|week|\\d{1,2}(?:st|nd|rd|th)?)";
const dayEs =
  "(?:proximo |siguiente |mismo )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|dia \\d{1,2}|\\d{1,2} de|otro dia)";
const dayFr = "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|apres demain|la semaine prochaine)";
const dayDe =
  "(?:den |die |nachsten? |kommenden? |ubernachsten? )*(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|mo|di|mi|do|fr|sa|morgen|ubermorgen|woche|\\d{1,2})";
const dayPt =
  "(?:a |o |proxima |proximo )*(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|depois de amanha|dia \\d{1,2}|semana que vem|semana)";

/** What is done with a thing that isn't moved by it: one makes it to a day, takes it to the garage, wants it for a day. */
const notEn =
  "(?!(?:mak|get|gott|leav|keep|do|tak|call|send|lik|need|want|book|see|com|go|say|know|prefer|chang)\\w* )";

const verbDe = "[a-z]{3,}(?:en|ern|eln)";

const put = patternInWords(
  `${notEn}[a-z]{3,} (?:it|mine|that one|this one|my (?:slot|appointment|booking)) (?:over |across |along |back |out |on |up )?(?:to|until|till|onto) ${dayEn}(?! s )`,
  `${notEn}[a-z]{3,} (?:it|mine|\\w+ s \\w+|my \\w+) (?:back|forward|forwards|along|out) (?:(?:a|an|one|two|\\d) (?:couple of |few )?(?:days?|weeks?|hours?)|(?:to|until|till|by) ${dayEn})`,
  `(?:me |nos )?l[oa] (?!(?:quier|quer|necesit|prefer|pid|reserv|ten|tuv|dej|cambi))\\w+(?: \\w+)? al ${dayEs}`,
  `[a-z]{3,}(?:me|nos)l[oa] (?:al|a la|para el|pa el|pal) ${dayEs}`,
  `(?:on|vous|tu|je|nous|peux|peut|pouvez|pourrait|pourriez)(?: \\w+){0,2} (?:le|la|l) (?:faire )?(?!(?:voi|v[eo]ir|revoi|veu|voud|gard|laiss|prefer)\\w* )\\w{3,} (?:plutot )?(?:a|au) ${dayFr}`,
  `(?:ihn|den|das|es|meinen|(?:den|meinen) termin)(?: \\w+){0,2} auf ${dayDe}(?: \\w+){0,2} ${verbDe}`,
  `[a-z]{3,}t? (?:ihn|den|(?:den|meinen) termin)(?: \\w+){0,2} auf ${dayDe}`,
  // "Ich freu mich auf Montag" puts nobody there.
  `(?:setz|leg|pack|schieb|nehm|nimm|zieh|schreib|buch|plan|trag|steck|verleg|verschieb)\\w* (?:mich|uns)(?: \\w+){0,2} auf ${dayDe}`,
  `(?:mich|uns)(?: \\w+){0,2} auf ${dayDe} (?:um)?(?:setz|leg|pack|schieb|nehm|zieh|schreib|buch|plan|trag|steck)\\w*`,
  `[a-z]{3,} (?:(?:me|nos) )?(?:isso|isto|ele|l[oa]) (?:para|pra|pro|p) ${dayPt}`,
  `(?:empurr|atir|jog|chut|desliz|arrast|bot)\\w* (?:para|pra|pro|p) ${dayPt}`,
);
