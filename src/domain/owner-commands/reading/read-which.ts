import { isCommonWord } from "../../conversation/words/common-words.ts";
import { isWordOfName } from "../deciding/find-appointments.ts";
import type { OwnerCommand, WhichAppointment, Words } from "../owner-command.ts";
import type { CommandWords } from "./command-words.ts";
import { readDays } from "./read-days.ts";
import type { ReadContext } from "./read-owner-command.ts";

/** A reading, and how much of the message it leaves over. */
export type Candidate = { command: OwnerCommand; loss: number };

export type Reader = { text: string; words: CommandWords; context: ReadContext };

export const wordsIn = (text: string): string[] => text.replace(/'s\b/g, "").match(/\p{L}{2,}/gu) ?? [];

/** The words that can be names: neither around a command nor of everyday sentences, unless somebody is called like that. */
export const namesIn = ({ words, context }: Reader, rest: string): Words =>
  wordsIn(words.without("plan", rest)).filter(
    (word) => context.names.has(word) || (!isCommonWord(word) && !wordsAroundCommands.has(word)),
  );

/** The remaining words of a message that name a known person, an agent even with a slip. */
export const peopleIn = (words: Words, { names, agentNames }: ReadContext): Words =>
  words.filter((word) => names.has(word) || [...agentNames].some((name) => isWordOfName(name, word)));

export const wordsAroundCommands = new Set(
  "landline phone mobile festnetz handy telefon fijo telefono movil celular fixe portable telefone fixo telemovel mark clock oclock messaged phoned rang texted emailed called wrote pinged avisado avisou aviso escribio escrito llamado llamo mando mandou ligou ligado mensagem mensaje escreveu ecrit appele telephone prevenu angerufen geschrieben gemeldet getextet geschickt salon salao laden shop feeling selbe selben gleiche gleichen zeit uhrzeit same time misma mismo mesma mesmo meme instead statt stattdessen mejor lieber plutot rather al aos nachmittag termin termine cita citas rdv rendez vous appointment appointments appt booking client cliente clienta clients kunde kundin horario agendamento consulta reserva turno uhr hora horas heure heures hs von vom van der die das den dem celui celle con mit with avec com chez bei la las los le les el lo of the from de del du des da do dos das para pra pro por pour fur auf an um at on in en em no na and und et y".split(
    " ",
  ),
);

export const lossOf = (names: Words, context: ReadContext): number =>
  names.filter((word) => !context.names.has(word)).length;

/** Which appointment a piece of text means. */
export const whichIn = (reader: Reader, text: string): WhichAppointment => {
  const read = readDays(text, reader.words, reader.context, true);
  const isNext = read.dates === null && read.times.length === 0 && reader.words.has("next", text);
  const order = read.times.length > 0 ? undefined : orderIn(read.rest);
  const rest = (isNext ? reader.words.without("next", read.rest) : read.rest).replace(
    order ? orders[order] : /^$/u,
    " ",
  );
  return {
    dates: read.dates,
    times: read.times,
    words: namesIn(reader, rest),
    ...(isNext && { isNext: true as const }),
    ...(order && { order }),
  };
};

export const orderIn = (text: string): "first" | "last" | undefined =>
  (["first", "last"] as const).find((order) => orders[order].test(text));

/** Of a day's appointments, in whichever language. */
const orders = {
  first:
    /(?<!\p{L})(?:first|primer[oa]?|primeir[oa]|premiere?|erste[nrsm]?)(?: (?:one|client|customer|appointment|thing))?(?!\p{L})/u,
  last: /(?<!\p{L})(?:last|ultim[oa]|derniere?|letzte[nrsm]?)(?: (?:one|client|customer|appointment))?(?!\p{L})/u,
};

export const placeIn = (reader: Reader, text: string) => {
  const read = readDays(text, reader.words, reader.context, true);
  const leftover = wordsIn(read.rest).filter(
    (word) => !wordsAroundCommands.has(word) && !reader.context.names.has(word),
  );
  return { ...read, words: namesIn(reader, read.rest), leftover };
};
