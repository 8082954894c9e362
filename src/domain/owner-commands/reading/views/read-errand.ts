import { readDays } from "../read-days.ts";
import type { Candidate, Reader } from "../read-which.ts";

/** When there is time for something of one's own: "when could I nip to the bank". A client asks when to come. */
export const readErrand = ({ text, words, context }: Reader): Candidate | null => {
  if (!(couldI.test(text) || hasTime.test(text)) || clients.test(text)) return null;
  const read = readDays(text.replace(couldI, " ").replace(hasTime, " ").replace(lunch, " "), words, context);
  const dates = read.dates ?? { from: context.today, to: context.today };
  const isNoon = lunch.test(text) && read.span === null;
  const span = isNoon ? { fromMinute: 660, toMinute: 960 } : read.span;
  return { command: { kind: "free", dates, who: [], whose: { isOwn: true }, ...(span && { span }) }, loss: 0 };
};

const couldI =
  /(?<!\p{L})(?:when (?:could|can|might|do|would) (?:i|we)|wann (?:konnte?|kann|konnt|koennte|kame?|komme?|hatte|hab|habe) ich(?: \p{L}+){0,3}(?= (?:zur|zum|zu|weg|raus|essen|einkaufen|in|auf|mal|kurz|eine|ne|nen|einen))|cuando (?:podria|puedo|podre|me (?:da|daria) tiempo)|quand (?:est-ce que |est ce que )?(?:je (?:peux|pourrais|pourrai)|pourrais-je|puis-je|j'aurais|j'ai)|quando (?:e que )?(?:eu )?(?:podia|poderia|posso|consigo|da (?:pra|para)|tenho))(?!\p{L})/u;

const hasTime =
  /(?<!\p{L})(?:(?:have i got|do i have|got|is there|will i have|i have|any) (?:any |some |enough )?time (?:for|to)|(?:hab|habe|hatte|bleibt|gibt'?s) (?:ich |mir )?(?:\p{L}+ ){0,3}zeit|reicht (?:mir )?die zeit|(?:me da|tengo|me queda|me daria) (?:\p{L}+ )?tiempo|(?:j'?ai|j'?aurais|aurai-je|ai-je|y a) (?:le|du|assez de) temps|(?:tenho|da|tem|dara|vou ter) tempo)(?!\p{L})/u;

const clients =
  /(?<!\p{L})(?:come|coming|book|appointment|in for|see you|kommen|vorbeikommen|dran|termin|buchen|venir|reservar|cita|pedir|rdv|rendez|reserver|prendre|marcar|agendar|vir|horario|corte|haircut|haarschnitt|coupe)(?!\p{L})/u;

const lunch =
  /(?<!\p{L})(?:lunch|eat|mittag(?:essen|s|spause)?|essen|comer|almorzar|comida|almuerzo|dejeuner|manger|almocar|almoco)(?!\p{L})/u;
