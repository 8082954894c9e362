import { isCommonWord } from "../../conversation/words/common-words.ts";
import { sameTime } from "../../conversation/words/same-time.ts";
import { minutesOf } from "../../scheduling/clock/clock-time.ts";
import { type Days, isNamed, type OwnerCommand, type Span, type Which } from "../owner-command.ts";
import { onlyAsks } from "./asking/only-asks.ts";
import type { CommandWords } from "./command-words.ts";
import { lunchWords } from "./facts/lunch-words.ts";
import { putSpan } from "./put-span.ts";
import { readAfter, readWhenOf } from "./read-after.ts";
import { firstDayIn, joinedDaysIn, type ReadDays, readDays } from "./read-days.ts";
import { bareNumber, readLength } from "./read-length.ts";
import { readMove } from "./read-move.ts";
import type { ReadContext } from "./read-owner-command.ts";
import { around, type Candidate, lossOf, namesIn, peopleIn, type Reader, whichIn, wordsIn } from "./read-which.ts";
import { severalWhich } from "./several/several-which.ts";
import { comeWithoutWhen } from "./told/come-early.ts";
import { illSpan, withoutDenial, wokeUp } from "./told/ill-span.ts";
import { saysUndo } from "./undo/is-undo.ts";
import { readErrand } from "./views/read-errand.ts";
import { endAsked, readWorkEnd } from "./views/read-order.ts";
import { readWhose } from "./views/read-whose.ts";

/** Reads a message by the words of one language. The order is the policy: what could be two things is the first of them. */
export const readInLanguage = (said: string, words: CommandWords, context: ReadContext): Candidate | null => {
  const whole = words.putTogether(said);
  // Whoever is moved to another day keeps the hour anyway.
  const isSameTime = sameTimePattern.test(whole) && namesClient(whole, context);
  const text = isSameTime ? whole.replace(sameTimePattern, " ").replace(/\s+/g, " ").trim() : whole;
  const reader = { text, words, context };
  if (saysUndo(text, words, context)) return { command: { kind: "undo" }, loss: 0 };
  const command = (["beCustomer", "beOwner", "help"] as const).find((name) => words.is(name, text));
  if (command !== undefined) return { command: { kind: command }, loss: 0 };
  const errand = readErrand(reader);
  if (errand || context.isCustomers) return errand;
  const shown = readAfter(reader) ?? readWhenOf(reader) ?? readWorkEnd(reader) ?? readShown(reader);
  if (shown) return shown;
  const moved = isSameTime && !question.test(text) ? keptHour(readMove(reader)) : null;
  return moved ?? readOrder(reader);
};

const readOrder = (reader: Reader): Candidate | null => {
  const { text, words, context } = reader;
  const isQuestion = question.test(text);
  const asks = (name: "arrived" | "done" | "noShow" | "late" | "block" | "free"): boolean =>
    context.asked !== undefined && words.has(name, context.asked);
  const all = words.has("everything", text);
  const isAsked = (name: "cancel" | "sick" | "block" | "move"): boolean => onlyAsks(name, text, words, context);
  if (isAsked("cancel") || isAsked("sick")) return null;
  if (words.begins("cancel", text) && !(words.has("sick", text) && all)) return readWhich(reader, "cancel");
  if (words.begins("confirm", text)) return readWhich(reader, "confirm");
  const isMoving = words.begins("move", text) || readLength(text, words) !== null;
  if (all && isMoving && words.has("move", text) && !isQuestion && !/→/.test(text)) {
    const late = readLate(reader, words.without("everything", words.without("move", text)));
    if (late) return late;
  }
  const come = isQuestion || asks("arrived") ? null : readCome(reader);
  if (come) return come;
  if ((words.begins("move", text) && !isQuestion) || text.includes("→")) {
    const moved = readMove(reader);
    if (moved) return moved;
  }
  const withoutOthers = words.without("othersIll", text);
  if (words.has("sick", withoutOthers) && (all || !words.has("cancel", text)))
    return readSick({ ...reader, text: withoutOthers });
  if (words.begins("block", text)) return readBlock(reader);
  const isOwn = firstPerson.test(text);
  if (
    words.has("noShow", text) &&
    !nobody.test(text) &&
    !(isOwn && words.has("block", text)) &&
    !isQuestion &&
    !asks("noShow")
  )
    return readMark(reader, "noShow", "no-show");
  if (words.has("move", text) && !isQuestion) {
    const moved = readMove(reader);
    const move = moved?.command.kind === "move" ? moved.command : null;
    // "Push the three o'clock to half past, I'm running over": both hours are said.
    const isPlaced = move !== null && move.which.times.length > 0 && (move.to?.times.length ?? 0) > 0;
    const isWhole = move !== null && move.to !== null && (namesClient(text, context) || isPlaced);
    if (moved && moved.loss < 3 && isWhole) return moved;
  }
  if (words.has("late", text) && !isQuestion && !asks("late")) {
    const late = readLate(reader, words.without("late", text));
    if (late) return late;
  }
  if (words.has("cancel", text) && !isQuestion) return readWhich(reader, "cancel");
  if (words.has("move", text) && !isQuestion) {
    const moved = readMove(reader);
    if (moved && moved.loss < 3) return moved;
  }
  if (words.has("block", text) && !isQuestion && !asks("block") && !asks("free")) {
    const blocked = readBlock(reader);
    if (blocked) return blocked;
  }
  if (words.has("free", text)) {
    const isOff = !isQuestion && !asks("free") && (words.has("ownFree", text) || (isOwn && !room.test(text)));
    return isOff ? readBlock(reader, "free") : readDay(reader, "free");
  }
  for (const [name, outcome] of [
    ["arrived", "arrived"],
    ["done", "done"],
  ] as const) {
    if (words.has(name, text) && !isQuestion && !asks(name) && !negated.test(text)) {
      const marked = readMark(reader, name, outcome);
      if (marked && marked.loss === 0) return marked;
    }
  }
  if (words.has("confirm", text)) return readWhich(reader, "confirm");
  return readNext(reader) ?? readDay(reader, "day");
};

/** Free times by their name are asked for, whoever's they are: "free slots today for me and Luis". */
const room =
  /(?<!\p{L})(?:slots|gaps|openings|spaces|holes|huecos|ratos|creneaux|trous|lucken|luecken|locher|buracos|vagas|janelas|brechas)(?!\p{L})/u;

/** Somebody has come, early or late. */
const readCome = (reader: Reader): Candidate | null => {
  const { text, words, context } = reader;
  if (firstPerson.test(text) || negated.test(text)) return null;
  const come = comeWithoutWhen(text, words, context);
  if (come === null || !namesClient(come, context)) return null;
  return readMark({ ...reader, text: come }, "arrived", "arrived");
};

export const question =
  /^(?:any|anything|anyone|anybody|is there|are there|got any|got anything|got anyone|where|hay|donde|onde|ou|y'a|ya du|ya des|il y a|il (?:me )?reste|tem|kommt|gibt'?s|who|what|which|when|how|whats|what's|who's|whos|que|quien|quienes|cuando|cuantos|cuantas|como|cual|qui|quoi|quand|quels?|quelles?|combien|comment|was|wer|wann|wie|welche|wieviel|wieviele|wo|quem|quando|quais|qual|quantos|quantas|o que|qu'?est|est-ce|c'?est qui|c'?est quoi|tengo (?:a )?(?:alguien|algo)|tenho (?:alguem|algo)|do i|am i|have i|hab ich|habe ich|bin ich|j'?ai quoi)(?![\p{L}\p{N}])/u;

const negated =
  /(?<![\p{L}\p{N}])(?:not|no|never|n'?t|(?:did|do|does|has|have|is|was|are|were|wo|ca|could|would|should)n'?t|nich|nicht|net|ned|nie|kein\p{L}*|pas|jamais|nao|nunca|sin|sem|ohne)(?![\p{L}\p{N}])/u;

export const firstPerson =
  /(?<![\p{L}\p{N}])(?:i|i'?m|im|i'll|me|ich|bin|je|j'|j'ai|suis|serai|estoy|estare|voy|yo|estou|to|tou|eu|vou|tengo|hab|habe|nehme|nehm|tenho|mine|my|mir|mich|moi|conmigo|comigo|mi|minha|meu|minhas|meus|mes|mon|ma)(?![\p{L}\p{N}])/u;

const isOnesOwn = (text: string): boolean => firstPerson.test(text) || own.test(text);

const own = /(?<!\p{L})(?:mein(?:e[nrsm]?)?|mi[oa]s?|nuestr[oa]s?|mienn?e?s?)(?!\p{L})/u;

/** Somebody who isn't an agent: what is told of clients is no absence and no delay of one's own. */
const namesClient = (text: string, { names, agentNames }: ReadContext): boolean =>
  wordsIn(text).some((word) => names.has(word) && !agentNames.has(word));

const sameTimePattern = new RegExp(
  `(?<!\\p{L})(?:(?:at|a|um|zur|zu|na|no|en|in|am) )?(?:(?:the|la|el|a|o|der|die|das|zur|le|l') ?)?(?:${Object.values(sameTime).join("|")})(?!\\p{L})`,
  "u",
);

/** "Put Clara on Friday, same time": the day is where she goes. */
const keptHour = (moved: Candidate | null): Candidate | null => {
  if (moved?.command.kind !== "move") return null;
  const { which, to } = moved.command;
  if (to !== null) return moved;
  if (which.dates === null || which.words.length === 0) return null;
  const place = { dates: which.dates, times: [], words: [] };
  return { command: { kind: "move", which: { ...which, dates: null }, to: place }, loss: 0 };
};

/** "Pass me today's schedule" moves nobody. */
const readShown = (reader: Reader): Candidate | null => {
  if (!planAlone.test(reader.text) || namesClient(reader.text, reader.context)) return null;
  const text = reader.text.replace(showing, "");
  return text === reader.text ? null : readDay({ ...reader, text }, "day");
};

const showing =
  /^(?:me |nos |mal )?(?:passa|passe|pasa|manda|mande|envia|envie|da|de|dame|pasame|mandame|enviame|mostra|mostre|muestra|ensena|envoie|file|montre|donne|schick|schicke|gib|zeig|zeige|send|give|pass|show|get|fetch|hand|run|walk|talk|take|shoot|fais|faites|mach|faz|haz)(?:[- ]?(?:me|moi|mir|nos|uns|us|mal))*(?: through| over| lo| a| o)?(?= )/u;

const readWhich = (reader: Reader, kind: "cancel" | "confirm"): Candidate => {
  const text = reader.words.without(kind, reader.text);
  const each = severalWhich(reader, text);
  if (each) return { command: { kind: "several", commands: each.map((which) => ({ kind, which })) }, loss: 0 };
  const said = whichIn(reader, text);
  const missed = kind === "cancel" ? withDayMissed(reader, said) : said;
  const which = isOfAll(missed, reader) ? { ...missed, words: [], isAll: true as const } : missed;
  return { command: { kind, which }, loss: lossOf(which.words, reader.context) + (isNamed(which) ? 0 : 3) };
};

/** A day's, and nobody's by name. */
const isOfAll = ({ dates, times, words, order }: Which, reader: Reader): boolean =>
  dates !== null &&
  times.length === 0 &&
  order === undefined &&
  !words.some((word) => reader.context.names.has(word)) &&
  reader.words.has("everything", reader.text);

/** "She can't make it tomorrow, take her off": the day that doesn't suit is that of the appointment. */
const withDayMissed = ({ text, words, context }: Reader, which: Which): Which => {
  if (which.dates !== null || which.times.length > 0 || which.words.length === 0) return which;
  const dates = firstDayIn(text, words, context);
  return dates !== null && dates.from >= context.today ? { ...which, dates } : which;
};

const readMark = (
  reader: Reader,
  name: "noShow" | "arrived" | "done",
  outcome: "no-show" | "arrived" | "done",
): Candidate | null => {
  // "An hour early" is no time of an appointment.
  const said = reader.words.without(name, reader.text);
  const rest = readLength(said, reader.words)?.rest;
  const each = severalWhich(reader, said.replace(both, " "));
  if (each)
    return { command: { kind: "several", commands: each.map((which) => ({ kind: "mark", which, outcome })) }, loss: 0 };
  const which = whichIn(reader, rest !== undefined && hourly.test(said) && !hourly.test(rest) ? rest : said);
  const isOfAgent = which.words.length > 0 && which.words.every((word) => reader.context.agentNames.has(word));
  if (isOfAgent && name !== "noShow" && which.times.length === 0) return null;
  const known = which.words.length === 0 || which.words.some((word) => reader.context.names.has(word));
  if (name !== "noShow" && !(which.times.length > 0 || (which.words.length > 0 && known))) return null;
  const loss = lossOf(which.words, reader.context) + (isNamed(which) ? 0 : 2);
  return { command: { kind: "mark", which, outcome }, loss: name === "noShow" ? loss : known ? 0 : loss };
};

const both =
  /(?<!\p{L})(?:both|beide|las dos|los dos|ambos|ambas|tous les deux|toutes les deux|os dois|as duas)(?!\p{L})/gu;

/** That nobody came at all is told of no one. */
const nobody = /(?<!\p{L})(?:nobody|no one|niemand|keiner|nadie|personne|ninguem)(?!\p{L})/u;

const hourly = /(?<!\p{L})(?:hour|hr|hora|heure|stunde|min)/u;

const readSick = (reader: Reader): Candidate | null => {
  const { words, context } = reader;
  const text = reader.text.replace(temperature, " ").replace(wokeUp, " ");
  const read = readDays(text, words, context);
  const rest = readDays(words.without("sick", text), words, context);
  const who = namesIn(reader, rest.rest);
  if (lossOf(who, reader.context) > 3) return null;
  const dates = daysIll(read.dates, text, reader);
  const people = peopleIn(who, context);
  // A client who is ill doesn't come.
  if (people.length > 0 && !people.some((word) => context.agentNames.has(word)) && !firstPerson.test(text))
    return { command: { kind: "cancel", which: { dates, times: [], words: people } }, loss: 0 };
  const span = illSpan(reader.text, readDays(withoutDenial(words.without("sick", text)), words, context), words);
  return {
    command: { kind: "sick", dates, who: people, ...(span && { span }) },
    loss: lossOf(who, reader.context),
  };
};

/** Of several days that are joined, all: as the reader of dates takes no days of a story, they are found by their names, too. */
const daysIll = (read: Days | null, text: string, { words, context }: Reader): Days | null => {
  const named = joinedDaysIn(text, words, context);
  if (named === null) return read ?? firstDayIn(text, words, context);
  const isEach = (read?.either?.length ?? 0) >= (named.either?.length ?? 0);
  // "Next week" moves them all.
  return read && isEach && !read.either?.includes(named.from) ? { ...read, isAll: true } : named;
};

/** Of a body, which is neither a day nor an hour. */
const temperature =
  /(?<![\p{N}:.,])(?:3[5-9]|4[0-2])(?:[.,]\d)?(?: ?(?:°c?|grad|degrees?|grados|graus|degres))?(?![\p{N}:.,h])/gu;

/** "Running 20 late" names no unit. */
const readLate = (reader: Reader, text: string): Candidate | null => {
  const { words, context } = reader;
  const [start] = words.starts("tell", reader.text);
  const [said, tail] =
    start === undefined ? [reader.text, ""] : [reader.text.slice(0, start), reader.text.slice(start)];
  const told = wordsIn(tail).filter((word) => context.names.has(word) && !context.agentNames.has(word));
  const main = told.length > 0 && said !== "" ? said : reader.text;
  const length = readLength(main, words) ?? bareNumber(main);
  const hasClock = /\d{1,2}[:.]\d{2}|\d ?(?:am|pm|uhr)\b/.test(length?.rest ?? (told.length > 0 ? main : text));
  if (hasClock) return null;
  const isOwn = firstPerson.test(reader.text) || /(?<!\p{L})(?:running|voy|llego|komme|retard)/u.test(reader.text);
  if (length === null && !isOwn) return null;
  const who = namesIn(reader, readDays(text, words, context).rest).filter((word) => !told.includes(word));
  const loss = lossOf(who, context);
  if (loss > 3) return null;
  return {
    command: {
      ...{ kind: "late", minutes: length?.minutes ?? null, who: peopleIn(who, context) },
      ...(told.length > 0 && { told }),
    },
    loss: loss + (length ? 0 : 1),
  };
};

const readBlock = (reader: Reader, name: "block" | "free" = "block"): Candidate | null => {
  const { words, context } = reader;
  const rested = reader.text.replace(restOfDay, " ");
  const isRest = rested !== reader.text;
  const isEarly = early.test(rested) || closesAt.test(rested);
  const kept = name === "free" ? words.without("ownFree", rested) : rested;
  const bare = words.without("block", words.without(name, kept.replace(early, " ")));
  // Where hours are said, lunch is what they are for.
  const verbless = putSpan(/\d/.test(bare) ? bare.replace(lunchWords, " ") : bare, words.language);
  const length = readLength(verbless, words);
  const read: ReadDays = readOpenEnd(length?.rest ?? verbless, reader);
  const who = namesIn(reader, read.rest);
  const said = read.dates ?? firstDayIn(bare, words, context);
  const dates = isRest ? { from: context.today, to: context.today } : said;
  const hours = spanOf(read, length?.minutes ?? null) ?? lunchIn(reader.text);
  const until = isEarly && hours !== null ? { ...hours, toMinute: 1440 } : hours;
  const span = isRest ? { fromMinute: minutesOf(context.nowTime), toMinute: 1440 } : until;
  const loss = lossOf(who, context);
  if (loss > 3 || (dates === null && span === null && !words.begins("block", reader.text))) return null;
  return {
    command: { kind: "block", dates, span, who: peopleIn(who, context) },
    loss: loss + (dates === null && span === null ? 3 : 0),
  };
};

/** "À partir de 16h réunion": behind the hour stands the reason, which would turn it to "until". */
const readOpenEnd = (text: string, { words, context }: Reader): ReadDays => {
  const read = readDays(text, words, context);
  if (read.span === null || read.span.fromMinute > 0 || !fromOn.test(text)) return read;
  const hours = readDays(text.replace(/^(.*\d(?:h|:)?\d*(?: ?(?:uhr|h|am|pm)(?!\p{L}))?).*$/u, "$1"), words, context);
  return hours.span !== null && hours.span.fromMinute > 0 ? { ...read, span: hours.span, times: hours.times } : read;
};

const fromOn = /(?<!\p{L})(?:a partir d[aeo]s?|des|ab|from|desde|apartir|onwards|a contar)(?!\p{L})/u;

/** "Close early today, 4pm": from then on. */
const early =
  /(?<!\p{L})(?:early|earlier|antes(?! d)|mas (?:pronto|temprano)|plus tot|fruher|frueher|eher|mais cedo)(?!\p{L})/u;

/** "Friday I'm closing at two": from then on. */
const closesAt =
  /(?<!\p{L})(?:i'?m closing|we'?re closing|we close|i close|closing|shutting|cierro|cerramos|je ferme|on ferme|fermons|mach(?:e|en)? (?:ich|wir)(?: \p{L}+){0,2}? um|schliess\p{L}* (?:ich|wir)|fecho|fechamos) ?(?:at|a las?|a|as|um)?(?= ?\d)/u;

/** When people eat, where no hours are said. */
const lunchIn = (text: string): Span | null => (lunchWords.test(text) ? { fromMinute: 720, toMinute: 840 } : null);

const restOfDay =
  /(?:the )?rest of (?:the |my )?(?:day|today)|(?<=(?:close|block|shut|clear) )(?:the |my )?rest|(?<=(?:cierra|bloquea|cierrame|bloqueame) )(?:el resto|lo que queda)|(?<=(?:ferme|bloque|ferme-moi|bloque-moi) )(?:le reste|la suite)|(?<=(?:mach|sperr|block|sperren|blockier) )(?:mir )?(?:den |die )?rest|(?<=(?:fecha|bloqueia) )(?:o resto|o que (?:falta|sobra))|(?:el )?resto (?:del|de el|do|de) (?:dia|hoy|hoje)|(?:le )?reste de (?:la|ma) journee|(?:den )?rest(?:lichen)? (?:des )?tag(?:es)?/u;

/** A time alone is an hour's. */
const spanOf = ({ span, times }: ReadDays, minutes: number | null) => {
  if (span && span.toMinute === 1440 && minutes !== null)
    return { ...span, toMinute: Math.min(1440, span.fromMinute + minutes) };
  if (span) return span;
  const [first, second] = times;
  if (first === undefined) return null;
  const fromMinute = minutesOf(second !== undefined && minutesOf(first) < 7 * 60 ? second : first);
  return { fromMinute, toMinute: Math.min(1440, fromMinute + (minutes ?? 60)) };
};

const readNext = (reader: Reader): Candidate | null => {
  const { words, context, text } = reader;
  if (!words.has("next", text)) return null;
  const read = readDays(text, words, context);
  if (read.dates !== null || read.times.length > 0) return null;
  const rest = namesIn(reader, words.without("next", text));
  return rest.length > 1 ? null : { command: { kind: "next" }, loss: lossOf(rest, context) };
};

/** A day, or the free times of one. Whatever else the message says must be about that. */
const readDay = (asked: Reader, kind: "day" | "free"): Candidate | null => {
  const { words, context } = asked;
  const rested = asked.text.replace(restOfDay, " ").replace(/\s+/g, " ").trim();
  const isRest = rested !== asked.text;
  const { text, whose } = readWhose(rested, context);
  const reader = { ...asked, text };
  const said = kind === "free" ? words.without("free", text.replace(article, "")) : text;
  const read = readDays(said, words, context);
  const rest = words.without("plan", read.rest);
  const left = wordsIn(rest).filter((word) => !around.has(word));
  const who = left.filter((word) => context.agentNames.has(word));
  const unknown = left.filter((word) => !context.agentNames.has(word));
  // Of a question about free times everyday words are no matter: it changes nothing.
  const strange = unknown.filter((word) => kind === "day" || !isCommonWord(word) || context.names.has(word)).length;
  if (strange > (kind === "free" ? 1 : 0)) return null;
  const isAsked = question.test(text) || (context.asked ?? "") !== "";
  const hasTime = read.times.length > 0 || read.span !== null;
  if (kind === "day" && read.dates === null && !isRest && !planAlone.test(text) && !(isAsked && hasTime)) return null;
  if (kind === "day" && ((read.times.length > 0 && !isAsked) || /\d/.test(read.rest))) return null;
  const dates = read.dates ?? { from: context.today, to: context.today };
  const order = kind === "day" ? endAsked(reader) : undefined;
  const isOwn = whose.isOwn ?? ((kind === "free" || order !== undefined) && who.length === 0 && isOnesOwn(text));
  const meant = isOwn ? { ...whose, isOwn: true as const } : whose;
  const of = Object.keys(meant).length > 0 ? { whose: meant } : {};
  const command: OwnerCommand =
    kind === "free"
      ? { kind, dates, who, ...of, ...(read.span && { span: read.span }) }
      : { kind, dates, who, ...of, ...(order && { order }) };
  return { command, loss: strange };
};

/** Behind the word it belonged to, an article would make the rest a story: "a … this afternoon". */
const article =
  /(?<!\p{L})(?:an?|any|some) (?=(?:free |little |small |quick )*(?:gaps?|holes?|slots?|windows?|spaces?|openings?|room)(?!\p{L}))/gu;

const planAlone =
  /(?<!\p{L})(?:agenda|topo|rundown|overview|resumen|resumo|schedule|calendar|diary|appointments|bookings|citas|calendario|planning|programme|rdvs?|kalender|tagesplan|termine|plan|horarios|compromissos|agendamentos|what'?s on$|my day|mi dia|mein tag|ma journee|meu dia)(?!\p{L})/u;
