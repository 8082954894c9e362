import type { TaggedToken } from "./tag-names.ts";

/**
 * Labels what follows words that can only introduce their speaker, "aqui é o Wellington Nascimento", as the customer's own name,
 * where the trained reader found none: words with a capital, and particles between them.
 */
export const introducedTokens = (tagged: readonly TaggedToken[]): readonly TaggedToken[] => {
  for (let at = 1; at < tagged.length; at++) {
    if (!isNameWord(tagged[at]) || !isIntroduced(tagged, at)) continue;
    let end = at + 1;
    while (end < tagged.length && !tagged[end]?.isAfterBreak && end - at < 7) {
      if (isNameWord(tagged[end])) end += 1;
      else if (particles.has(tagged[end]?.word ?? "") && isNameWord(tagged[end + 1])) end += 2;
      else break;
    }
    return tagged.map((token, index) => ({ ...token, label: index >= at && index < end ? "own" : "none" }));
  }
  return tagged;
};

const isIntroduced = (tagged: readonly TaggedToken[], at: number): boolean =>
  !tagged[at]?.isAfterBreak &&
  lastWords.has(tagged[at - 1]?.word ?? "") &&
  [2, 3, 4].some((count) =>
    introductions.has(
      tagged
        .slice(Math.max(0, at - count), at)
        .map(({ word }) => word)
        .join(" "),
    ),
  );

const isNameWord = (token: TaggedToken | undefined): boolean =>
  token !== undefined && token.kind === null && /^\p{Lu}[\p{L}'’-]+$/u.test(token.raw) && !token.isRelation;

const particles = new Set("de da do dos das del la las los el von van der den zu di du le y e i d l".split(" "));

const introductions = new Set(
  (
    "my name is|my name s|i m called|name is|me llamo|mi nombre es|yo soy|soy el|soy la|habla el|habla la|les habla|le habla|" +
    "m appelle|je m appelle|nom est|mon nom est|mon nom c est|moi c est|ich heisse|mein name ist|name ist|ich bin der|ich bin die|" +
    "hier ist der|hier ist die|hier spricht|da ist der|da ist die|me chamo|chamo me|meu nome e|nome e|aqui e o|aqui e a|aqui fala o|" +
    "aqui fala a|aqui fala|quem fala e|quem fala e o|quem fala e a|sou o|sou a|daqui e o|daqui e a|daqui fala"
  ).split("|"),
);

const lastWords = new Set([...introductions].map((words) => words.slice(words.lastIndexOf(" ") + 1)));
