import { isCommonWord } from "../../../conversation/words/common-words.ts";
import type { OwnerCommand } from "../../owner-command.ts";
import { readDays } from "../read-days.ts";
import { type Candidate, lossOf, namesIn, type Reader, wordsAroundCommands, wordsIn } from "../read-which.ts";
import { readWhose } from "../views/read-whose.ts";
import { endAsked } from "../views/work-end.ts";
import { isOnesOwn, namesClient, questionStart } from "./kinds-of-sentence.ts";
import { restOfDay } from "./rest-of-day.ts";

/** A day, or the free times of one. Whatever else the message says must be about that. */
export const readDay = (asked: Reader, kind: "day" | "free"): Candidate | null => {
  const { words, context } = asked;
  const rested = asked.text.replace(restOfDay, " ").replace(/\s+/g, " ").trim();
  const isRest = rested !== asked.text;
  const { text, whose } = readWhose(rested, context);
  const reader = { ...asked, text };
  const said = kind === "free" ? words.without("free", text.replace(article, "")) : text;
  const read = readDays(said, words, context);
  const rest = words.without("plan", read.rest);
  const left = wordsIn(rest).filter((word) => !wordsAroundCommands.has(word));
  const who = left.filter((word) => context.agentNames.has(word));
  const unknown = left.filter((word) => !context.agentNames.has(word));
  // In a question about free times, everyday words don't matter: it changes nothing.
  const strange = unknown.filter((word) => kind === "day" || !isCommonWord(word) || context.names.has(word)).length;
  if (strange > (kind === "free" ? 1 : 0)) return null;
  const isAsked = questionStart.test(text) || (context.asked ?? "") !== "";
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

/** After the word it belonged to, an article would make the rest a story: "a … this afternoon". */
const article =
  /(?<!\p{L})(?:an?|any|some) (?=(?:free |little |small |quick )*(?:gaps?|holes?|slots?|windows?|spaces?|openings?|room)(?!\p{L}))/gu;

const planAlone =
  /(?<!\p{L})(?:agenda|topo|rundown|overview|resumen|resumo|schedule|calendar|diary|appointments|bookings|citas|calendario|planning|programme|rdvs?|kalender|tagesplan|termine|plan|horarios|compromissos|agendamentos|what'?s on$|my day|mi dia|mein tag|ma journee|meu dia)(?!\p{L})/u;

/** "Pass me today's schedule" moves nobody. */
export const readShown = (reader: Reader): Candidate | null => {
  if (!planAlone.test(reader.text) || namesClient(reader.text, reader.context)) return null;
  const text = reader.text.replace(showing, "");
  return text === reader.text ? null : readDay({ ...reader, text }, "day");
};

const showing =
  /^(?:me |nos |mal )?(?:passa|passe|pasa|manda|mande|envia|envie|da|de|dame|pasame|mandame|enviame|mostra|mostre|muestra|ensena|envoie|file|montre|donne|schick|schicke|gib|zeig|zeige|send|give|pass|show|get|fetch|hand|run|walk|talk|take|shoot|fais|faites|mach|faz|haz)(?:[- ]?(?:me|moi|mir|nos|uns|us|mal))*(?: through| over| lo| a| o)?(?= )/u;

export const readNext = (reader: Reader): Candidate | null => {
  const { words, context, text } = reader;
  if (!words.has("next", text)) return null;
  const read = readDays(text, words, context);
  if (read.dates !== null || read.times.length > 0) return null;
  const rest = namesIn(reader, words.without("next", text));
  return rest.length > 1 ? null : { command: { kind: "next" }, loss: lossOf(rest, context) };
};
