import type { Language } from "../../languages.ts";
import type { ConversationFacts } from "../facts.ts";
import type { IncomingMessage } from "../message.ts";
import { particles } from "../names/name-features.ts";
import { businessWords } from "../reading/named/own-words.ts";
import { isStopOrStart } from "../receiving/is-stop-or-start.ts";
import type { ConversationState } from "../state.ts";
import { isCommonWord } from "../words/common-words.ts";
import { foldedWords } from "../words/fold-text.ts";
import { type RecognizedLanguage, recognizeLanguage } from "./recognize-language.ts";

/**
 * `spoken`: the language that a message is read and answered in from now on, other than the one so far. `hinted`: one that the
 * client may rather want, and is told how to ask for. `kept`: the one so far, which they clearly write.
 */
export type HeardLanguage = { spoken: Language | null; hinted: Language | null; kept: Language | null };

/**
 * Who clearly writes in another of our languages is answered in it, unless a language is stored for them. One that is only
 * likely is hinted at first; who goes on in it means it. So is its sister of the one they clearly wrote before: whole sentences
 * are the same in both ("queremos ir juntos").
 */
export const hearLanguage = (
  facts: ConversationFacts,
  state: ConversationState,
  { choiceId, profileName }: IncomingMessage,
  text: string,
): HeardLanguage => {
  const { client, business } = facts;
  if (choiceId !== undefined || client.isOptedOut || text === "" || isStopOrStart({ text })) return nothing;
  const isNameProposed = state.step === "summary" && state.draft.proposedName !== undefined;
  if ((state.step === "name" || isNameProposed) && mayBeName(text)) return nothing;
  const heard = recognizeLanguage(text, namesIn(facts, profileName ?? null));
  if (heard === null) return nothing;
  const { language } = heard;
  const soFar = client.language ?? business.language;
  if (language === soFar) return heard.certainty === "clear" ? { ...nothing, kept: language } : nothing;
  if (client.language !== null) {
    return heard.certainty === "clear" && state.likelyLanguage !== language
      ? { ...nothing, hinted: language }
      : nothing;
  }
  const isKept = state.likelyLanguage === soFar && sisters.has(soFar) && sisters.has(language);
  if (isSpoken(heard, state, isKept)) return { ...nothing, spoken: language };
  const isNews = state.likelyLanguage === undefined || (isKept && heard.certainty === "clear");
  return isNews ? { ...nothing, hinted: language } : nothing;
};

const isSpoken = (
  { language, certainty }: RecognizedLanguage,
  { likelyLanguage }: ConversationState,
  isKept: boolean,
): boolean => (certainty === "clear" && !isKept) || (certainty !== "word" && likelyLanguage === language);

const sisters: ReadonlySet<Language> = new Set(["es", "pt"]);

const nothing: HeardLanguage = { spoken: null, hinted: null, kept: null };

/** Hardly a word of everyday sentences is in it. */
const mayBeName = (text: string): boolean =>
  !/[?¿]/.test(text) && foldedWords(text).filter((word) => isCommonWord(word) && !particles.has(word)).length < 3;

/** What the business's people and services are called, and the client. Small words of a service's name belong to a language. */
const namesIn = (facts: ConversationFacts, profileName: string | null): ReadonlySet<string> => {
  const { agents, types } = businessWords(facts);
  const services = [...types].filter((word) => word.length > 3);
  return new Set([...agents, ...services, ...foldedWords(facts.client.name ?? ""), ...foldedWords(profileName ?? "")]);
};
