import { trialAddress } from "#domain/clients/trial-address.ts";
import type { Tone } from "#domain/house/tone.ts";
import { isLanguage, type Language } from "#domain/languages.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { notifyDevices } from "../../push/service.ts";
import type { ConversationRow } from "../answering/facts-service.ts";
import { presentReply } from "../message-present.ts";
import { findOpenWindow, queueMessage } from "../threads/thread-service.ts";
import { ageReadBack, closeQuestion, insertQuestion, selectAsker } from "./question-store.ts";

type Asking = { ownerId: OwnerId; conversation: ConversationRow; now: Temporal.Instant };

/** The question waits for the owner from now on. Who only tries the bot asks nobody. */
export const recordQuestion = (tx: Tx, asking: Asking, words: string): void => {
  const { ownerId, conversation, now } = asking;
  const { id: conversationId, client_id: clientId, sender } = conversation;
  if (sender === trialAddress) return;
  tx.send(insertQuestion, { ownerId, clientId, conversationId, words, now });
  notifyDevices(tx, ownerId, "question", clientId);
};

type Question = { ownerId: OwnerId; questionId: string };

/** The team's answer goes to the person as the bot's message, which doesn't pause it. Returns the person's id. */
export const answerQuestion = async (tx: Tx, clock: Clock, question: Question, answer: string): Promise<string> => {
  const { ownerId } = question;
  const now = clock.now();
  const { asker, words } = await close(tx, question, { state: "answered", answer, now });
  const conversation = await findOpenWindow(tx, { ownerId, clientId: asker.client_id }, now);
  const reply = { lines: [{ key: "team.answer" as const, values: { question: words, answer: { typed: answer } } }] };
  const style = { language: languageOf(asker), tone: asker.bot_tone as Tone | null, zone: null, country: null };
  const content = presentReply({ ...reply, options: [], style: "plain" }, style);
  await Promise.all([
    queueMessage(tx, { ownerId, conversation, author: "bot", now }, content),
    tx.run(ageReadBack, { ownerId, conversationId: conversation.id }),
  ]);
  return asker.client_id;
};

/** Closed without an answer. Returns the person's id. */
export const dismissQuestion = async (tx: Tx, clock: Clock, question: Question): Promise<string> => {
  const { asker } = await close(tx, question, { state: "dismissed", answer: null, now: clock.now() });
  return asker.client_id;
};

type Asker = NonNullable<(typeof selectAsker)["row"]>;
type Closing = { state: "answered" | "dismissed"; answer: string | null; now: Temporal.Instant };

const close = async (tx: Tx, question: Question, closing: Closing): Promise<{ asker: Asker; words: string }> => {
  const [asker] = await tx.run(selectAsker, question);
  if (!asker) throw new AppError("not-found");
  const [closed] = await tx.run(closeQuestion, { ...question, ...closing });
  if (!closed) throw new AppError("question-closed");
  return { asker, words: closed.words };
};

const languageOf = ({ language, preferred_language: preferred }: Asker): Language => {
  if (isLanguage(language)) return language;
  return isLanguage(preferred) ? preferred : "en";
};
