import { withWeekdays } from "../../../conversation/dates/words/lexicon-values.ts";
import { patternInText } from "../../../conversation/words/pattern-in-text.ts";
import type { Language } from "../../../languages.ts";
import type { OwnerCommand } from "../../owner-command.ts";
import { commandClauses } from "../clauses.ts";
import type { CommandWords } from "../command-words.ts";
import { questionStart } from "../commands/kinds-of-sentence.ts";
import { putSpan } from "../put-span.ts";
import { readDays } from "../read-days.ts";
import type { ReadContext } from "../read-owner-command.ts";
import { peopleIn, wordsIn } from "../read-which.ts";
import { withoutCourtesy } from "../without-courtesy.ts";

/** Blocked time is to be open again: "take the block off Friday", "mach Freitag wieder auf". */
export const readReopen = (folded: string, words: CommandWords, context: ReadContext): OwnerCommand | null => {
  const clauses = commandClauses(folded).map(withoutCourtesy);
  const clause = clauses.find((one) => again[words.language].test(one) && !questionStart.test(one));
  if (clause === undefined) return null;
  const rest = putSpan(clause.replace(again[words.language], " ").replace(onceMore, " "), words.language);
  const read = readDays(rest, words, context);
  const whole = read.dates === null && read.span === null ? readDays(clauses.join(" "), words, context) : read;
  const who = peopleIn(wordsIn(rest), context).filter((word) => context.agentNames.has(word));
  return { kind: "reopen", dates: whole.dates, span: whole.span, who };
};

const onceMore = /(?<!\p{L})(?:again|back up|wieder|otra vez|de nuevo|de novo|outra vez|a nouveau|up)(?!\p{L})/gu;

const again: Record<Language, RegExp> = {
  en: pattern(
    "en",
    "un-?block|re-?open|unlock|free up(?= (?:the|my|{weekday}|tomorrow|today) .*again)|open (?:\\p{L}+ ){0,6}(?:again|back up)|open back up|(?:take|get|lift|remove|delete|cancel|undo|drop|scrap|clear) (?:\\p{L}+ ){0,2}(?:block|blocking|time off|day off|closure)(?: off| out)?(?: (?:of|on|for|from))?|(?:i'?m|i am|i'?ll be) (?:\\p{L}+ ){0,2}(?:working|in|back|there) (?:\\p{L}+ ){0,3}after all",
  ),
  es: pattern(
    "es",
    "desbloquea(?:r|me|la|lo)?|reabre(?:me)?|reabrir|(?:vuelve|volver) a abrir(?:lo|la|me|melo)?|abre(?:me|la|lo)? (?:\\p{L}+ ){0,5}(?:otra vez|de nuevo)|abre(?:me)? otra vez|abre de nuevo|(?:quita|quitar|elimina|levanta|borra|cancela|anula|saca)(?:me)? (?:el |la |los |mi |ese )?(?:bloqueo|cierre|bloqueos|dia libre|descanso)|libera(?:r|me)?(?= (?:el|la|mi|manana|hoy|{weekday}))",
  ),
  fr: pattern(
    "fr",
    "debloque[rz]?(?:-moi)?|rouvre[rz]?(?:-moi)?|rouvrir|reouvre[rz]?|ouvre (?:\\p{L}+ ){0,4}a nouveau|(?:enleve|retire|supprime|annule|leve|vire)[rz]?(?:-moi)? (?:le |la |mon |ce |les )?(?:blocage|fermeture|conge|absence|blocages)|libere[rz]?(?= (?:ma|mon|la|le|demain|{weekday}))",
  ),
  de: pattern(
    "de",
    "entsperr\\p{L}*|freigeben|freischalten|gib (?:[\\p{L}\\p{N}.:]+ ){0,6}(?:wieder )?frei(?= |$)|(?:mach|mache|tu) (?:[\\p{L}\\p{N}.:]+ ){0,6}wieder (?:auf|frei)|wieder (?:(?:auf|frei|offen)(?:machen|geben|nehmen)?|offnen|oeffnen|aufsperren)|(?:offne|oeffne) (?:[\\p{L}\\p{N}.:]+ ){0,5}wieder|(?:sperre|sperrung|blockade|blockierung|block|blocker|abwesenheit|urlaub) (?:[\\p{L}\\p{N}.:]+ ){0,5}(?:aufheben|loschen|entfernen|rausnehmen|wegmachen|raus|weg)|(?:heb|nimm|losch|loesch|entfern|mach)(?:e)? (?:die |den |meine |das )?(?:sperre|sperrung|blockade|blockierung|block|blocker|abwesenheit)(?: (?:[\\p{L}\\p{N}.:]+ ){0,5}(?:auf|raus|weg))?",
  ),
  pt: pattern(
    "pt",
    "desbloque(?:ia|ie|ar|io|iar)|reabr(?:e|a|ir)|(?:abre|abra|abrir) (?:\\p{L}+ ){0,5}(?:de novo|outra vez|novamente)|volta(?:r)? a abrir|(?:tira|tirar|remove|retira|apaga|cancela|desfaz|exclui)(?:r)? (?:o |a |os |esse |meu |minha )?(?:bloqueio|bloqueios|folga|fecho)|libera(?:r)?(?= (?:a|o|minha|meu|amanha|hoje|{weekday}))",
  ),
};

function pattern(language: Language, source: string): RegExp {
  return patternInText(withWeekdays(source, language));
}
