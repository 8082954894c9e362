import type { TaggedToken } from "./tag-names.ts";

/**
 * Labels what follows words that can only introduce their speaker, "aqui é o Wellington Nascimento", as the client's own name,
 * where the trained reader found none: words with a capital, and particles between them.
 */
export const introducedTokens = (tagged: readonly TaggedToken[]): readonly TaggedToken[] => {
  for (let at = 1; at < tagged.length; at++) {
    const start = isNamedBehind(tagged, at) ? startOfName(tagged, at) : at;
    if (at - start >= (isOwned(tagged, at) ? 1 : 2)) return labelled(tagged, start, at);
  }
  for (let at = 1; at < tagged.length; at++) {
    if (!isNameWord(tagged[at]) || !isIntroduced(tagged, at)) continue;
    let end = at + 1;
    while (end < tagged.length && !tagged[end]?.isAfterBreak && end - at < 7) {
      if (isNameWord(tagged[end])) end += 1;
      else if (particles.has(tagged[end]?.word ?? "") && isNameWord(tagged[end + 1])) end += 2;
      else break;
    }
    return labelled(tagged, at, end);
  }
  return loneAtEnd(tagged);
};

/** To the question for a name, where the trained reader found none: what words after it say to be one. */
export const namedBehindTokens = (tagged: readonly TaggedToken[]): readonly TaggedToken[] | null => {
  for (let at = 1; at < tagged.length; at++) {
    const start = isNamedBehind(tagged, at) ? startOfName(tagged, at) : at;
    if (at - start >= 1) return labelled(tagged, start, at);
  }
  return null;
};

/** The same: the only stretch between two signs that is two words or more which nothing but a name explains. */
export const loneNames = (tagged: readonly TaggedToken[]): readonly TaggedToken[] | null => {
  const starts = [...tagged.keys()].filter((at) => at === 0 || tagged[at]?.isAfterBreak);
  const stretches = starts.map((start, index) => [start, starts[index + 1] ?? tagged.length] as const);
  const named = stretches.filter(([start, end]) => {
    const stretch = tagged.slice(start, end);
    const strange = stretch.filter((token) => isNameWord(token) && !token.isCommon);
    return strange.length > 1 && stretch.every((token) => strange.includes(token) || particles.has(token.word));
  });
  const [only, ...others] = named;
  return only && others.length === 0 ? labelled(tagged, only[0], only[1]) : null;
};

/** "…, corte e barba? Alcides Mourão": a last sentence that is nothing but a first name and more. */
const loneAtEnd = (tagged: readonly TaggedToken[]): readonly TaggedToken[] => namedAtEnd(tagged) ?? tagged;

/** The same as an answer, where nothing else is a name: "tant pis, on y va. Corinne". */
export const namedAtEnd = (tagged: readonly TaggedToken[]): readonly TaggedToken[] | null => {
  const start = tagged.findLastIndex(({ isAfterBreak }) => isAfterBreak);
  const last = tagged.slice(start);
  const isFirst = last[0]?.isGiven === true && isNameWord(last[0]);
  const isName = last.every(
    (token) => (isNameWord(token) && (!token.isCommon || isFirst)) || particles.has(token.word),
  );
  // A single word needs a full stop or a line of its own before it: "segunda 9h. Adalberto".
  const least = /[.\n]/.test(last[0]?.sign ?? "") && last[0]?.kind === null ? 0 : 1;
  const isMore = start > 2 && last.length > least && last.length < 6 && (isFirst || !last[0]?.isCommon);
  return isMore && isName && isNameWord(last.at(-1)) ? labelled(tagged, start, tagged.length) : null;
};

/** "Benno Freitag": to the question for a name, a day with a capital right behind one is its surname, where nothing follows. */
export const withDaySurname = (tagged: readonly TaggedToken[]): readonly TaggedToken[] => {
  const [first, day, next] = tagged;
  const isDay = day?.kind === "date" && !day.isAfterBreak && /^\p{Lu}\p{Ll}/u.test(day.raw);
  if (!isDay || !isNameWord(first) || (first?.isCommon && !first.isGiven) || (next && !next.isAfterBreak))
    return tagged;
  return labelled(tagged, 0, 2);
};

/** "In the name of Ana Beatriz", where an Ana works: behind words for a name she is the client. */
export const withNamesake = (tagged: readonly TaggedToken[]): TaggedToken[] => {
  const at = tagged.findIndex(
    ({ kind, raw, label }, index) =>
      kind === "agent" &&
      label !== "own" &&
      label !== "other" &&
      /^\p{Lu}\p{Ll}/u.test(raw) &&
      namedBefore.has(`${tagged[index - 2]?.word ?? ""} ${tagged[index - 1]?.word ?? ""}`),
  );
  const next = tagged[at + 1];
  if (at < 0 || !next || next.isAfterBreak || (next.label !== "own" && next.label !== "other")) return [...tagged];
  return tagged.map((token, index) => (index === at ? { ...token, label: next.label } : token));
};

const namedBefore = new Set(
  "name of|name is|names is|under the|name for|nombre de|nombre es|me llamo|yo soy|nom de|nom est|m appelle|c est|den namen|namen von|name ist|ich heisse|nome de|nome e|me chamo|eu sou".split(
    "|",
  ),
);

const labelled = (tagged: readonly TaggedToken[], start: number, end: number): readonly TaggedToken[] =>
  tagged.map((token, index) => ({ ...token, label: index >= start && index < end ? "own" : "none" }));

/** "Bríd Nolan is the name", "Maëlys Kerbrat à l'appareil". */
const isNamedBehind = (tagged: readonly TaggedToken[], at: number): boolean =>
  isOwned(tagged, at) ||
  (!tagged[at]?.isAfterBreak &&
    firstBehind.has(tagged[at]?.word ?? "") &&
    [2, 3, 4].some((count) => namedBehind.has(wordsFrom(tagged, at, count))));

/** "Bronwen's the name". */
const isOwned = (tagged: readonly TaggedToken[], at: number): boolean =>
  /['’]s$/.test(tagged[at - 1]?.raw ?? "") && !tagged[at]?.isAfterBreak && owned.has(wordsFrom(tagged, at, 2));

const owned = new Set(["the name", "my name", "me name"]);

const wordsFrom = (tagged: readonly TaggedToken[], at: number, count: number): string =>
  tagged
    .slice(at, at + count)
    .map(({ word }) => word)
    .join(" ");

const startOfName = (tagged: readonly TaggedToken[], end: number): number => {
  let start = end;
  while (start > 0 && (start === end || !tagged[start]?.isAfterBreak) && end - start < 6) {
    if (isNameWord(tagged[start - 1])) start -= 1;
    else if (particles.has(tagged[start - 1]?.word ?? "") && isNameWord(tagged[start - 2])) start -= 2;
    else break;
  }
  return start;
};

const namedBehind = new Set(
  (
    "is the name|is my name|s the name|a l appareil|au bout du fil|au telephone|est mon nom|c est mon nom|am apparat|ist mein name|" +
    "ist der name|al aparato|al habla|al telefono|es mi nombre|e o meu nome|e meu nome|ao telefone|ao aparelho|na linha|" +
    "para los amigos|pa los amigos|for short|to my friends|pour les intimes|pour les amis|para os amigos|fur freunde"
  ).split("|"),
);

const firstBehind = new Set([...namedBehind].map((words) => words.split(" ", 1)[0] ?? ""));

const isIntroduced = (tagged: readonly TaggedToken[], at: number): boolean =>
  isHeaded(tagged, at) || isIntroducedByWords(tagged, at);

/** "…, 9 Uhr. Name Ulf Brennecke", "nombre: Ana": the word by itself, as on a form. */
const isHeaded = (tagged: readonly TaggedToken[], at: number): boolean => {
  const head = tagged[at - 1];
  return head !== undefined && (head.isAfterBreak || at === 1) && headings.has(head.word);
};

const headings = new Set("name nme nom nombre nome namen".split(" "));

const isIntroducedByWords = (tagged: readonly TaggedToken[], at: number): boolean =>
  !tagged[at]?.isAfterBreak &&
  (shortIntroductions.has(tagged[at - 1]?.word ?? "") ||
    (lastWords.has(tagged[at - 1]?.word ?? "") &&
      [2, 3, 4].some((count) => introductions.has(wordsFrom(tagged, Math.max(0, at - count), Math.min(count, at))))));

/** As it is typed in a hurry: "jsui Malo". */
const shortIntroductions = new Set("jsui jsuis chui chuis jmapel jmapelle jmappel jmappelle mapel soi".split(" "));

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
