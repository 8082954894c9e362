import { withWeekdays } from "../../../conversation/dates/words/lexicon-values.ts";
import { patternInText } from "../../../conversation/words/pattern-in-text.ts";
import { type Language, languages } from "../../../languages.ts";
import type { OwnerCommand } from "../../owner-command.ts";
import { commandClauses } from "../clauses.ts";
import type { CommandWords } from "../command-words.ts";
import { questionStart } from "../commands/kinds-of-sentence.ts";
import { eachSpan, putSpan } from "../put-span.ts";
import { readDays } from "../read-days.ts";
import type { ReadContext } from "../read-owner-command.ts";
import { peopleIn, wordsIn } from "../read-which.ts";
import { withoutCourtesy } from "../without-courtesy.ts";

/**
 * Blocked time is to be open again: "take the block off Friday", "mach Freitag wieder auf". From ten to twelve and from three to
 * five is twice.
 */
export const readReopen = (folded: string, words: CommandWords, context: ReadContext): OwnerCommand | null => {
  const hours = again[words.language].test(folded) ? eachSpan(folded, words.language) : null;
  if (hours === null) return readOne(folded, words, context);
  const commands = hours.flatMap((text) => readOne(text, words, context) ?? []);
  return commands.length === hours.length ? { kind: "several", commands } : null;
};

/** Anywhere in a message, in whichever language. */
export const saysReopen = (folded: string): boolean => languages.some((language) => again[language].test(folded));

const readOne = (folded: string, words: CommandWords, context: ReadContext): OwnerCommand | null => {
  const clauses = commandClauses(folded).map(withoutCourtesy);
  const clause = clauses.find((one) => again[words.language].test(one) && !questionStart.test(one));
  if (clause === undefined) return null;
  const rest = putSpan(clause.replace(again[words.language], " ").replace(onceMore, " "), words.language);
  const read = readDays(rest, words, context);
  // "Mach 10–12 wieder auf am Freitag": what stands between the words of the command counts, too.
  const between = readDays(putSpan(clause, words.language), words, context);
  const dates = read.dates ?? between.dates;
  const span = read.span ?? between.span;
  const whole = dates === null && span === null ? readDays(clauses.join(" "), words, context) : { dates, span };
  const who = peopleIn(wordsIn(rest), context).filter((word) => context.agentNames.has(word));
  return { kind: "reopen", dates: whole.dates, span: whole.span, who };
};

const onceMore = /(?<!\p{L})(?:again|back up|wieder|otra vez|de nuevo|de novo|outra vez|a nouveau|up)(?!\p{L})/gu;

const again: Record<Language, RegExp> = {
  en: pattern(
    "en",
    "un-?block|re-?open|unlock|free up(?= (?:the|my|{weekday}|tomorrow|today) .*again)|open (?:{said} ){0,10}(?:again|back up)|open back up|(?:take|get|lift|remove|delete|cancel|undo|drop|scrap|clear) (?:\\p{L}+ ){0,2}(?:block|blocking|time off|day off|closure)(?: off| out)?(?: (?:of|on|for|from))?|(?:i'?m|i am|i'?ll be) (?:\\p{L}+ ){0,2}(?:working|in|back|there) (?:\\p{L}+ ){0,3}after all",
  ),
  es: pattern(
    "es",
    "desbloquea(?:r|me|la|lo)?|reabre(?:me)?|reabrir|(?:vuelve|volver) a abrir(?:lo|la|me|melo)?|abre(?:me|la|lo)? (?:{said} ){0,10}(?:otra vez|de nuevo)|abre(?:me)? otra vez|abre de nuevo|(?:quita|quitar|elimina|levanta|borra|cancela|anula|saca)(?:me)? (?:el |la |los |mi |ese )?(?:bloqueo|cierre|bloqueos|dia libre|descanso)|libera(?:r|me)?(?= (?:el|la|mi|manana|hoy|{weekday}))",
  ),
  fr: pattern(
    "fr",
    "debloque[rz]?(?:-moi)?|rouvre[rz]?(?:-moi)?|rouvrir|reouvre[rz]?|ouvre (?:{said} ){0,10}a nouveau|(?:enleve|retire|supprime|annule|leve|vire)[rz]?(?:-moi)? (?:le |la |mon |ce |les )?(?:blocage|fermeture|conge|absence|blocages)|libere[rz]?(?= (?:ma|mon|la|le|demain|{weekday}))",
  ),
  de: pattern(
    "de",
    "entsperr\\p{L}*|freigeben|freischalten|gib (?:{said} ){0,6}(?:wieder )?frei(?= |$)|(?:mach|mache|tu) (?:{said} ){0,6}wieder (?:auf|frei)|wieder (?:(?:auf|frei|offen)(?:machen|geben|nehmen)?|offnen|oeffnen|aufsperren)|(?:offne|oeffne) (?:{said} ){0,5}wieder|(?:sperre|sperrung|blockade|blockierung|block|blocker|abwesenheit|urlaub) (?:{said} ){0,5}(?:aufheben|loschen|entfernen|rausnehmen|wegmachen|raus|weg)|(?:heb|nimm|losch|loesch|entfern|mach)(?:e)? (?:die |den |meine |das )?(?:sperre|sperrung|blockade|blockierung|block|blocker|abwesenheit)(?: (?:{said} ){0,5}(?:auf|raus|weg))?",
  ),
  pt: pattern(
    "pt",
    "desbloque(?:ia|ie|ar|io|iar)|reabr(?:e|a|ir)|(?:abre|abra|abrir) (?:{said} ){0,10}(?:de novo|outra vez|novamente)|volta(?:r)? a abrir|(?:tira|tirar|remove|retira|apaga|cancela|desfaz|exclui)(?:r)? (?:o |a |os |esse |meu |minha )?(?:bloqueio|bloqueios|folga|fecho)|libera(?:r)?(?= (?:a|o|minha|meu|amanha|hoje|{weekday}))",
  ),
};

/** `{said}` is a word, or a day or an hour in digits. */
function pattern(language: Language, source: string): RegExp {
  return patternInText(withWeekdays(source, language).replaceAll("{said}", "[\\p{L}\\p{N}.:–-]+"));
}
