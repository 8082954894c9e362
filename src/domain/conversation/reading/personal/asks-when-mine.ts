import { patternInWords } from "../../words/pattern-in-text.ts";
import { namesWeekday } from "../several/day-tokens.ts";
import { cancelWords, moveWords, sameHourWords } from "../several/several-words.ts";

/** What is booked, called one's own. */
const mine = patternInWords(
  "(?:my|our) (?:\\w+ )?(?:appointment|appt|booking|slot|haircut|cut|colour|color|visit|session|trim|lesson|class|check up|checkup|cleaning|massage|treatment|service)",
  "mei(?:n|ne|nem|nen|ner|s)? (?:\\w+ )?(?:termin|termins|termn|haarschnitt|schnitt|farbe|buchung|kontrolle|massage|behandlung|stunde|sitzung|inspektion)|termindaten|der termin",
  "mi (?:cita|turno|corte|color|hora|reserva|sesion|clase|masaje|revision|consulta|limpieza)",
  "m(?:on|a) (?:rdv|rendez vous|coupe|couleur|creneau|seance|cours|lecon|soin|manucure|massage|controle)",
  "(?:meu|minha) (?:horario|corte|marcacao|consulta|coloracao|agendamento|sessao|aula|limpeza|massagem|avaliacao|revisao)",
);

/** What it was written down on has gone. */
const slipLost = patternInWords(
  "(?:lost|binned|mislaid|misplaced|chucked|threw|thrown|can t find|cannot find) (?:\\w+ ){0,4}(?:card|slip|note|paper|sticky)",
  "(?:zettel\\w*|kartchen|terminkarte|karte|kartle) (?:\\w+ ){0,4}(?:weg|verloren|verlegt|verschwunden|futsch)|(?:verloren|verlegt|find\\w*) (?:\\w+ ){0,3}(?:zettel\\w*|kartchen|terminkarte|karte)",
  "(?:perdi|perdido|tirado|tire|extravie|extraviado|no encuentro) (?:\\w+ ){0,3}(?:papel\\w*|tarjet\\w+|nota|papelit\\w+)",
  "(?:perdu|jete|egare|retrouve plus|trouve plus) (?:\\w+ ){0,4}(?:carton|carte|papier|mot|bout de papier|post it)",
  "(?:perdi|joguei|deitei|extraviei|nao acho|nao encontro|sumiu) (?:\\w+ ){0,3}(?:papel\\w*|cartao\\w*|bilhete\\w*|nota)",
);

/** What one may want to know about it. */
const asked = patternInWords(
  "date|day|time|hour|when|details",
  "datum|tag|uhrzeit|uhr|wann|wan|termindaten|zeit",
  "fecha|dia|hora|cuando|datos",
  "date|jour|heure|quand|infos",
  "data|dia|hora|horas|hrs|quando|qdo|qnd|dados",
);

const tellMe = patternInWords(
  "tell|give|send|remind|confirm again|once more|again",
  "schick\\w*|sag\\w*|nenn\\w*|durchgeb\\w*|nochmal|noch mal|wie war",
  "dime|dig\\w*|dice|pasa\\w*|pase\\w*|manda\\w*|recuerd\\w*|otra vez",
  "redonn\\w*|renvo\\w*|rappel\\w*|dites|donnez|redire",
  "diz\\w*|diga|passa|pass[ea]\\w*|manda|lembra|mesmo",
);

/** A question by its first words, without a mark. */
const asksFirst =
  /^(?:\w+ ){0,2}(?:what|which|when|wann|welche\w*|um wieviel|cual|cuando|q(?:ue)? (?:dia|hora|hrs)|wan|quel\w*|quand|qual|quando|que horas) /;

/** Another one is wanted, and not to know. */
const other = patternInWords(
  "(?:an)?other|different|after|before|half|later|earlier|earliest|instead|any|free|new",
  "ander\\w*|davor|danach|spater|fruher|frei\\w*|neu\\w*|statt",
  "otr[oa](?! vez)|mas tarde|mas temprano|antes|despues|media|libres?|nuev[oa]|en vez",
  "autres?|plus tard|plus tot|avant|apres|demi\\w*|libres?|nouve\\w+|lieu",
  "outr[oa]|mais tarde|mais cedo|antes|depois|meia|livres?|nov[oa]|vez d\\w+",
);

/** Whether folded words ask for the day or the hour of what is booked, and change nothing. */
export const asksWhenMine = (words: string, isQuestion: boolean): boolean => {
  if (!(mine.test(words) || (isQuestion && slipLost.test(words))) || !asked.test(words) || other.test(words))
    return false;
  // A day or the same hour is where it is to go.
  if (sameHourWords.test(words) || namesWeekday(words)) return false;
  const isAsking = isQuestion || tellMe.test(words) || asksFirst.test(words);
  // "Pásame los datos" hands over; "pasarla a las cinco" moves.
  const isChange = (moveWords.test(words) || cancelWords.test(words)) && (/\d/.test(words) || !tellMe.test(words));
  return isAsking && !isChange;
};
