import type { KnownHouseAnswer } from "../../../house/house-answer.ts";
import type { HouseTopic } from "../../../house/house-topics.ts";
import { matchTopics, tellsTrouble, topicsOf } from "../../../house/match-topics.ts";
import { isServiceWord } from "../../services/salon-words.ts";
import { foldedWords, foldText } from "../../words/fold-text.ts";
import { patternInWords } from "../../words/pattern-in-text.ts";

// Words of all languages at once, matched against folded words with one space between.

/** Topics whose words say nothing of a booking. */
export type PlainTopic = Extract<HouseTopic, "parking" | "payment" | "wifi" | "accessibility" | "vouchers">;

/**
 * What is asked of the house that the owner hasn't described: it is said, instead of being passed over. Only topics whose words say
 * nothing of a booking: a dog or a child may be whom it is for.
 */
export const readUnknownTopics = (text: string, answers: readonly KnownHouseAnswer[]): readonly PlainTopic[] => {
  const words = foldedWords(text);
  // Hardly a message has such a word, and looking for topics reads each word many times.
  if (!words.some((word) => anyTopicWord.test(word))) return none;
  if (!asks.test(foldText(text)) || tellsTrouble(words)) return none;
  const known = new Set(answers.flatMap(({ title, keywords }) => topicsOf(title, keywords)));
  return [...matchTopics(words, () => false)].flatMap(([topic, positions]) => {
    if (!isPlainTopic(topic) || known.has(topic)) return [];
    const isSaid = [...positions].some(
      (at) => topicWords[topic].test(words[at] ?? "") && !isServiceWord(words[at] ?? ""),
    );
    return isSaid ? [topic] : [];
  });
};

const isPlainTopic = (topic: HouseTopic): topic is PlainTopic => topic in topicWords;

const none: readonly PlainTopic[] = [];

/** A question, by its sign or by how a clause of it begins. */
const asks =
  /[?¿]|(?:^|[,.;!] ?| (?:and|y|et|und|e|&|also) )(?:(?:hi|hello|hey|hola|salut|bonjour|hallo|servus|oi|ola|bom dia)[ ,!]*)?(?:do|does|can|could|is there|are there|where|any|take|accept|hay|se puede|puedo|puede[ns]?|podria|aceptan?|aceptais|tienen|teneis|tenes|tiene|toman|donde|y a|il y a|on peut|peut on|est.ce|je peux|vous (?:prenez|acceptez|avez)|prenez|acceptez|avez|nehmt|nehmen|nimmt|kann|konn\w*|gibts?|habt|haben|akzeptiert|wo|tem|da pra|da para|dar? pra|aceitam?|pode|posso|vcs|voces|vc|onde)(?![a-z])/;

/** The words of a topic that can mean nothing else; others of it are in requests as well. */
const topicWords: Record<PlainTopic, RegExp> = {
  parking: /^(?:park|aparc|estaciona|stationn|garer|parqu|cochera|tiefgarage|stellplatz)/,
  payment:
    /^(?:pay|pague|pago|pagar|payer|paie|zahl|bezahl|cards?|cash|amex|visa|mastercard|bizum|twint|mbway|pix|revolut|klarna|venmo|tarjeta|efectivo|carte|especes|cheque|virement|ticket|karte|kreditkart|bargeld|uberweis|rechnung|cartao|dinheiro|multibanco|apple|google|contactless|kontaktlos|sodexo)/,
  wifi: /^(?:wifi|wlan|internet|hotspot|wireless|fi)$/,
  accessibility:
    /^(?:wheelchair|accessib|silla|accesib|ascensor|fauteuil|ascenseur|rollstuhl|barrierefrei|aufzug|fahrstuhl|cadeira|acessi|elevador|elevator|pmr)/,
  vouchers: /^(?:voucher|gift|vale|bon|bons|cadeau|gutschein|geschenk)/,
};

const anyTopicWord = new RegExp(
  Object.values(topicWords)
    .map(({ source }) => source)
    .join("|"),
);

/** What else there is to book: "what else do you do", "qué más hacéis". */
export const asksForMore = patternInWords(
  "what (?:else|other (?:things|services|stuff|treatments)|more) (?:do|can|is|are|have|d)(?: \\w+){1,3}|what else",
  "was (?:macht|bietet|habt|gibts?|gibt es|machen|bieten|haben) (?:\\w+ ){0,2}(?:sonst|noch|alles|weiter)(?: \\w+){0,2}|was (?:gibts?|gibt es|geht) (?:\\w+ )?sonst(?: \\w+)?",
  "que (?:mas|otras? cosas?|otros servicios) (?:hac|ofrec|tien|ten|hay|realiz)\\w*",
  "(?:quoi d autre|quoi d autres|qu est ce que vous (?:faites|proposez) (?:d autre|aussi|sinon)|vous (?:faites|proposez) quoi(?: d autre| aussi| sinon)?|vous (?:faites|proposez) (?:quoi )?d autres?)",
  "(?:o )?que (?:mais|outros servicos) (?:voces |vcs |vc |voce |e que )?(?:faz|tem|oferec|ha)\\w*|(?:o )?que (?:voces|vcs|vc|voce) (?:faz|fazem|tem|oferecem) (?:mais|alem)(?: \\w+){0,2}|(?:o )?que mais",
);

/** Who is there: "who's in", "quién está", "y a qui". */
export const asksForTeam = patternInWords(
  "who s (?:in|on|there|around|working|about)|who is (?:in|on|there|around|working)|who works|whos (?:in|on|working)",
  "wer (?:ist|is|arbeitet|hat|schafft)(?: \\w+){0,2} ?(?:da|dienst|im laden|im salon)|wer arbeitet",
  "quien(?:es)? (?:esta|estan|atiende|atienden|trabaja|trabajan|hay)",
  "y a qui|qui (?:est|sera) (?:la|present\\w*)|qui (?:travaille|bosse)",
  "quem (?:ta|esta|trabalha|atende|vai estar)",
);
