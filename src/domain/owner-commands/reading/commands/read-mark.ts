import { isNamed } from "../../owner-command.ts";
import { readLength } from "../read-length.ts";
import { type Candidate, lossOf, type Reader, whichIn } from "../read-which.ts";
import { comeWithoutWhen } from "../reported/come-early.ts";
import { severalWhich } from "../several/several-which.ts";
import { firstPerson, namesClient, negation } from "./kinds-of-sentence.ts";

export const readMark = (
  reader: Reader,
  name: "noShow" | "arrived" | "done",
  outcome: "no-show" | "arrived" | "done",
): Candidate | null => {
  // "An hour early" isn't a time of an appointment.
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

const hourly = /(?<!\p{L})(?:hour|hr|hora|heure|stunde|min)/u;

/** Somebody has come, early or late. */
export const readCome = (reader: Reader): Candidate | null => {
  const { text, words, context } = reader;
  if (firstPerson.test(text) || negation.test(text)) return null;
  const come = comeWithoutWhen(text, words, context);
  if (come === null || !namesClient(come, context)) return null;
  return readMark({ ...reader, text: come }, "arrived", "arrived");
};
