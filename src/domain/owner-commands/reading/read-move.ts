import { isCommonWord } from "../../conversation/words/common-words.ts";
import { isNamed, type MoveTarget, type WhichAppointment } from "../owner-command.ts";
import type { CommandWords } from "./command-words.ts";
import { readLength } from "./read-length.ts";
import { type Candidate, placeIn, type Reader, whichIn } from "./read-which.ts";

/**
 * What is moved, and where to. The message is cut at each word that can separate the two; the first cut counts that
 * leaves something to be moved before it, and after it a day or a time and nothing else.
 */
export const readMove = (reader: Reader): Candidate | null => {
  const { words, context } = reader;
  const text = words.without("move", reader.text).replaceAll("→", " → ");
  let unnamed: MoveTarget | null = null;
  const places = [...cutsAtVerb(reader), ...cutsOf(text, words)].map((cut) => ({
    cut,
    place: placeIn(reader, cut.after),
  }));
  const exact = places.filter(({ place }) => place.leftover.length === 0);
  // Everyday words after a place are a remark on it, where nothing else fits.
  const likely = exact.length > 0 ? exact : places.filter(({ place }) => place.leftover.every(isCommonWord));
  for (const { cut, place } of likely) {
    const hasPlace = place.dates !== null || place.times.length > 0;
    if (!hasPlace) continue;
    const which = whichIn(reader, cut.before);
    const isSaid = isNamed(which);
    // "Put Maria tomorrow at five" names one place, "move Maria's of tomorrow to five" another time.
    const isPlaced =
      place.dates === null && which.words.length > 0 && placing.test(reader.text) && !ofDay.test(cut.before);
    const to: MoveTarget = { dates: isPlaced ? which.dates : place.dates, times: place.times, words: place.words };
    if (!isSaid) {
      if (place.words.length === 0) unnamed = to;
      continue;
    }
    return {
      command: { kind: "move", which: isPlaced ? { ...which, dates: null } : which, to },
      loss: which.words.filter((word) => !context.names.has(word)).length,
    };
  }
  // "Move it to four": which one is asked.
  const nobody: Candidate | null = unnamed && {
    command: { kind: "move", which: { dates: null, times: [], words: [] }, to: unnamed },
    loss: 2,
  };
  return readShift(reader, text) ?? nobody ?? unsaid(reader, text);
};

const placing =
  /^(?:put|stick|pop|slot|fit|squeeze|pon|met[ea]|coloca|encaja|cuadra|bota|poe|coloque|encaixa|met(?:s|tre|tez)?|cale|case|place|setz|pack|leg)/u;

const ofDay = /'s(?!\p{L})|(?<!\p{L})(?:of|from|de|del|d[aou]|von|vom)(?!\p{L})/u;

const cutsOf = (text: string, { to }: CommandWords): { before: string; after: string }[] =>
  [...text.matchAll(to)].map(({ index, 0: { length } }) => ({
    before: text.slice(0, index).trim(),
    after: text.slice(index + length).trim(),
  }));

/** "Clara's of Friday, put it on Monday at ten": the verb comes between two days. */
const cutsAtVerb = (reader: Reader): { before: string; after: string }[] => {
  const { words, text } = reader;
  return words.starts("move", text).flatMap((start) => {
    const before = text.slice(0, start).replace(/(?<![\s,])[\s,]+$/u, "");
    const after = words.without("move", text.slice(start)).replace(pronoun, "").trim();
    const hasDays = whichIn(reader, before).dates !== null && placeIn(reader, after).dates !== null;
    return hasDays ? [{ before, after }] : [];
  });
};

const pronoun = /^[-\s]*(?:l[oae]s?|it|him|her|ihn|sie|es|[oa])(?!\p{L})/u;

/** "Push 15:00 by half an hour", "Ana 30 minutes earlier". */
const readShift = (reader: Reader, text: string): Candidate | null => {
  const { words, context } = reader;
  const length = readLength(text, words);
  // "To five" is a place, five minutes have their unit.
  if (!length || (!unit.test(text) && cutsOf(text, words).some(({ after }) => readLength(after, words) !== null)))
    return null;
  const isEarlier = words.has("earlier", reader.text);
  const rest = words.without("earlier", length.rest).replace(laterWords, " ");
  const which = whichIn(reader, rest);
  if (!isNamed(which)) return null;
  const byMinutes = isEarlier ? -length.minutes : length.minutes;
  const to: MoveTarget = { dates: null, times: [], words: [], byMinutes };
  return { command: { kind: "move", which, to }, loss: which.words.filter((word) => !context.names.has(word)).length };
};

const unit = /\d ?(?:m|'|h)|min|hour|hr|quarter|stunde|std|viertel|hora|cuarto|quarto|heure|quart/u;

const laterWords =
  /(?<!\p{L})(?:by|later|back|forward|mas tarde|despues|plus tard|de|spater|spaeter|nach hinten|nach vorn|um|mais tarde|depois|em|por)(?!\p{L})/gu;

/** "Put Clara with Luis": another agent takes her, and her time stays. */
const givenTo = (which: WhichAppointment, text: string, { context }: Reader): Candidate | null => {
  const agent = withAgent.exec(text)?.[1] ?? "";
  const clients = which.words.filter((word) => context.names.has(word) && !context.agentNames.has(word));
  if (!context.agentNames.has(agent) || clients.length === 0) return null;
  const to: MoveTarget = { dates: null, times: [], words: [agent] };
  return { command: { kind: "move", which: { ...which, words: clients }, to }, loss: 0 };
};

const withAgent =
  /(?<!\p{L})(?:with|over to|to|con|avec|chez|mit|bei|beim|zu|zum|com|pro|pra|para)(?: (?:der|dem|den|el|la|o|a|le))? (\p{L}+)/u;

/** Somebody is to be moved, and it isn't said where to: asked. A place alone is of the next one to be asked about. */
const unsaid = (reader: Reader, text: string): Candidate | null => {
  const which = whichIn(reader, text);
  const given = givenTo(which, text, reader);
  if (given) return given;
  const isSaid =
    which.times.length > 0 ||
    which.words.some((word) => reader.context.names.has(word)) ||
    which.isNext ||
    which.order !== undefined;
  return isSaid ? { command: { kind: "move", which, to: null }, loss: 3 } : null;
};
