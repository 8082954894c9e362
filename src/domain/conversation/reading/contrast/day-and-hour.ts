/**
 * "Dia 11 e às dez e meia", "der 11. und halb elf": a day of the month and an hour, and no two hours. The text without the word that
 * joins them.
 */
export const withDayBesideHour = (text: string): string => text.replace(joined, "$1 ");

const joined =
  /(?<!\p{L})((?:dia|el(?: d[ií]a)?|le|am|der|den|the)\s+\d{1,2}(?:\.|th|st|nd|rd)?),?\s+(?:e|y|et|und|and)\s+(?=(?:às|as|a las|a la|à|um|at|gegen|ab|halb|viertel|dreiviertel|half|quarter)\s)/iu;
