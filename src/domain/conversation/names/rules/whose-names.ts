import { editDistance } from "../../words/edit-distance.ts";
import type { NameLabel } from "../name-labels.ts";
import type { TaggedToken } from "../tag-names.ts";

/**
 * Whose a name is where words right beside it say so: "she's Imogen; I'm Piers", "yo, Rubén, pago", "Hugo is the rascal
 * called". Nothing becomes a name here that can't be one.
 */
export const withOwners = (tagged: readonly TaggedToken[]): readonly TaggedToken[] => {
  const owners = new Map<number, NameLabel>();
  for (const at of tagged.keys()) {
    if (!mayBeName(tagged, at) || mayBeName(tagged, at - 1, at)) continue;
    const end = endOfName(tagged, at);
    const label = ownerOf(tagged, at, end);
    for (let place = at; label !== null && place < end; place++) owners.set(place, label);
  }
  if (owners.size === 0) return tagged;
  // Next to somebody with that name, anything else read as a name is a word for who that is.
  const isNamed = new Set(owners.values()).has("other");
  return tagged.map((token, at) => {
    const isSpare = isNamed && token.label === "other" && !token.isGiven;
    const label = owners.get(at) ?? (isSpare ? "none" : token.label);
    return { ...token, label };
  });
};

const ownerOf = (tagged: readonly TaggedToken[], at: number, end: number): NameLabel | null => {
  // "I'm Scottish", "ich bin Stammkunde": a capital alone makes no name.
  const isNamed = isKnown(tagged[at]) || isFeastName(tagged, at) || endsWith(tagged, at, articled);
  if (isNamed && (endsWith(tagged, at, speakers) || isApposed(tagged, at))) return "own";
  if (isSpeaking(tagged, end)) return "own";
  if (isNamed && isSpokenOf(tagged, at)) return "other";
  if (endsWith(tagged, at, introducing) || isStrangerMeant(tagged, at, end)) return "other";
  return isCalledBehind(tagged, end) || isOwnedName(tagged, end) ? "other" : null;
};

/** "Oscar's his name". */
const isOwnedName = (tagged: readonly TaggedToken[], end: number): boolean =>
  /['’]s$/.test(tagged[end - 1]?.raw ?? "") &&
  !isParted(tagged, end, end + 2) &&
  /^(?:his|her|their) name$/.test(wordsIn(tagged, end, end + 2));

/** "Gilmar falando", "Udo Klenk am Apparat": who writes says so behind the name. */
const isSpeaking = (tagged: readonly TaggedToken[], end: number): boolean =>
  [1, 2, 3].some((count) => speaking.has(wordsIn(tagged, end, end + count)) && !isParted(tagged, end, end + count));

const speaking = new Set("falando|speaking|am apparat|a l appareil|ao telefone".split("|"));

/** "Yo, Rubén, solo pago": the speaker's name beside the speaker. */
const isApposed = (tagged: readonly TaggedToken[], at: number): boolean =>
  /^[,(]$/.test(tagged[at]?.sign ?? "") && selves.has(tagged[at - 1]?.word ?? "");

const selves = new Set("yo ich mich moi me mim eu".split(" "));

/** "Könnt ihr der Emma die Haare schneiden?", "unserm Max wächst alles": something is done to them, and they don't do it. */
const isDative = (tagged: readonly TaggedToken[], at: number): boolean => {
  const [article, before] = [tagged[at - 1]?.word ?? "", tagged[at - 2]?.word ?? ""];
  if (tagged[at]?.isAfterBreak || !tagged[at]?.isGiven || tagged[at]?.kind === "agent" || governing.has(before))
    return false;
  if (datives.has(article)) return true;
  return article === "der" && !isTold.has(before) && tagged.slice(at).some(({ word }) => hairOrHers.has(word));
};

/** "Couper les cheveux à Jules", "our Freddie's hair", "a Mateo le cortáis el pelo": whose hair it is. */
const isHairOf = (tagged: readonly TaggedToken[], at: number): boolean => {
  const [name, next] = [tagged[at], tagged[at + 1]];
  if (!name?.isGiven || name.isAfterBreak || name.kind === "agent") return false;
  if (/['’]s$/.test(name.raw)) return hairOfSomeone.has(next?.word ?? "") && next?.isAfterBreak === false;
  const [link, before] = [tagged[at - 1]?.word ?? "", tagged[at - 2]?.word ?? ""];
  if (link === "a" && /^les?$/.test(next?.word ?? "") && next?.isAfterBreak === false) return true;
  return hairLinks.has(link) && hairOfSomeone.has(before);
};

const hairLinks = new Set("a de al do da ao".split(" "));
const hairOfSomeone = new Set(
  "hair fringe beard pelo cabello flequillo cabelo franja barba cheveux frange barbe".split(" "),
);

const datives = new Set("dem unserm unserem unsrem unserer unsrer meinem meiner".split(" "));
const governing = new Set("mit bei von zu aus nach vor seit auf an in".split(" "));
const isTold = new Set("ist bin bins hier da grusst heisst".split(" "));
const hairOrHers = new Set("haare haar pony frisur zopf ihr ihre sie krallen fell".split(" "));

/** "He's called Hakan": said of somebody else right before. */
export const isSpokenOf = (tagged: readonly TaggedToken[], at: number): boolean =>
  endsWith(tagged, at, others) || isDative(tagged, at) || isHairOf(tagged, at);

const endsWith = (tagged: readonly TaggedToken[], at: number, phrases: ReadonlySet<string>): boolean => {
  if (tagged[at]?.isAfterBreak) return false;
  return [1, 2, 3, 4].some(
    (count) => count <= at && !isParted(tagged, at - count + 1, at) && phrases.has(wordsIn(tagged, at - count, at)),
  );
};

const isParted = (tagged: readonly TaggedToken[], from: number, to: number): boolean =>
  tagged.slice(from, to).some(({ isAfterBreak }) => isAfterBreak);

const wordsIn = (tagged: readonly TaggedToken[], from: number, to: number): string =>
  tagged
    .slice(from, to)
    .map(({ word }) => word.replace(/['’-]/g, " "))
    .join(" ");

const speakers = new Set(
  (
    "a nonbre de|a nomre de|a nombr de|a nobre de|au non de|i m|i am|my name is|my name s|yo soy|yo me llamo|me llamo|yo soy el|yo soy la|moi c est|moi je suis|je m appelle|je suis|ich bin|" +
    "ich bin der|ich bin die|ich heisse|ich heise|ich heiss|me yamo|yo me yamo|m apelle|je m apelle|je mappelle|je mapelle|me xamo|xamo me|my nme is|my nam is|me iamo|eu sou|eu sou o|eu sou a|sou o|sou a|me chamo|chamo me|eu me chamo"
  ).split("|"),
);

/** With an article, which a trade or a people doesn't have there. */
const articled = new Set("eu sou o|eu sou a|yo soy el|yo soy la|ela e a|ele e o".split("|"));

const others = new Set(
  (
    "she s|he s|she is|he is|shes|hes|ella es|el es|ella se llama|el se llama|ella es la|el es el|elle c est|lui c est|elle s appelle|" +
    "il s appelle|sie ist|er ist|sie ist die|er ist der|sie heisst|er heisst|ela e|ele e|ela e a|ele e o|ela se chama|ele se chama"
  ).split("|"),
);

/** What comes before the name of somebody else and nothing but a name: "his name is", "o menino chama-se". */
const introducing = new Set(
  (
    "his name is|her name is|their name is|his name s|her name s|his names|her names|is called|s called|are called|is named|they call him|" +
    "they call her|we call him|we call her|on behalf of|su nombre es|se llama|le llamamos|la llamamos|lo llamamos|le decimos|le dicen|" +
    "le llaman|de parte de|son nom est|son nom c est|son prenom est|son prenom c est|s appelle|s appele|s apelle|se nomme|de la part de|" +
    "sein name ist|ihr name ist|heisst|heist|hoasst|heissen|im auftrag von|im namen von|o nome dele e|o nome dela e|nome dele e|nome dela e|" +
    "chama se|se chama|chamam se|em nome do|em nome da"
  ).split("|"),
);

/**
 * "Haircut for Katelyn", "Katelyn needs a haircut": a word with a capital that nobody knows is somebody where only whom it is for
 * can stand. German writes all its nouns like that.
 */
const isStrangerMeant = (tagged: readonly TaggedToken[], at: number, end: number): boolean => {
  const token = tagged[at];
  if (!token || token.isCommon || token.kind !== null || isNearlyDay(token.word) || isOccasion.test(token.word))
    return false;
  const isNeeding = needing.has(tagged[end]?.word ?? "") || wordsIn(tagged, end, end + 2) === "a besoin";
  if (isNeeding && tagged[end]?.isAfterBreak === false) return true;
  const before = tagged[at - 1]?.word ?? "";
  return wishing.has(articles.has(before) ? (tagged[at - 2]?.word ?? "") : before) && !token.isAfterBreak;
};

/** "For Graduation". */
const isOccasion =
  /(?:tions?|sions?|ings?|ments?|ness|ities|ity|ships?|cion|ciones|sao|coes|cao|dade|dad|mento|miento|age|ura)$/;

/** "For Fryday": a slip in a day is nobody. */
const isNearlyDay = (word: string): boolean =>
  days.some((day) => editDistance(word, day, 2) <= (day.length < 6 ? 1 : 2));

const days =
  "monday tuesday wednesday thursday friday saturday sunday tomorrow lunes martes miercoles jueves viernes sabado domingo lundi mardi mercredi jeudi vendredi samedi dimanche segunda terca quarta quinta sexta".split(
    " ",
  );
const wishing = new Set("for para pra pour".split(" "));
const articles = new Set("a o la el le".split(" "));
const needing = new Set("needs wants necesita quiere precisa quer braucht brauchte veut voudrait".split(" "));

/** "Johanna Reuter heißt das Kind", "Hugo se llama el bicho": after the verb there is nobody's name any more. */
export const isCalledBehind = (tagged: readonly TaggedToken[], at: number): boolean => {
  for (const count of [1, 2, 3, 4]) {
    const [verb, next] = [wordsIn(tagged, at, at + count), tagged[at + count]];
    if (!callings.has(verb) || isParted(tagged, at, at + count)) continue;
    if (!next || next.isAfterBreak || subjects.has(next.word)) return true;
  }
  return false;
};

const callings = new Set(
  (
    "heisst|heist|hoasst|se llama|se me llama|s appelle|qu il s appelle|qu elle s appelle|il s appelle|elle s appelle|se chama|chama se|" +
    "ist sein name|ist ihr name|is his name|is her name|is their name|his name is|her name is|their name is|su nombre es|sein name ist|ihr name ist|son prenom est|es su nombre|est son prenom|c est son prenom|c est son nom|e o nome dele|e o nome dela|" +
    "is called|he s called|she s called|is he called|is she called|e como se chama|is what she|is what he|is what they"
  ).split("|"),
);

const subjects = new Set(
  "der die das mein meine unser unsere er sie el la mi nuestro nuestra le mon ma notre ce cette o a meu minha nosso nossa ele ela the my our goes is s".split(
    " ",
  ),
);

const endOfName = (tagged: readonly TaggedToken[], at: number): number => {
  let end = at + 1;
  while (end < tagged.length && !tagged[end]?.isAfterBreak) {
    const isLinked = links.has(tagged[end]?.word ?? "") && mayBeName(tagged, end + 1, end + 1);
    const isNoble = links.has(tagged[end]?.word ?? "") && links.has(tagged[end + 1]?.word ?? "");
    if (mayBeName(tagged, end, at)) end += 1;
    else if (isLinked) end += 2;
    else if (isNoble && mayBeName(tagged, end + 2, end + 2)) end += 3;
    else break;
  }
  return end;
};

/** Small words inside a name. */
const links = new Set("de da do dos das del la d von van der den zu".split(" "));

/** With a capital, and known as a name or nothing else; after another such word without a sign between them. */
const mayBeName = (tagged: readonly TaggedToken[], at: number, from?: number): boolean => {
  const token = tagged[at];
  if (!token || !/^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(token.raw) || token.isRelation || datives.has(token.word))
    return false;
  if (from !== undefined && tagged[Math.max(at, from)]?.isAfterBreak) return false;
  if (token.label === "own" || token.label === "other" || token.label === "staff") return token.kind !== "service";
  if (token.kind === "date") return isFeastName(tagged, at);
  return token.kind === null && (token.isGiven || !token.isCommon);
};

/** "Ella es Asunción;": a feast that is a name, and nothing about when. */
const isFeastName = (tagged: readonly TaggedToken[], at: number): boolean => {
  const [token, next] = [tagged[at], tagged[at + 1]];
  return token?.isGiven === true || (endsWith(tagged, at, feminine) && (!next || next.isAfterBreak));
};

const feminine = new Set("ella es|ella se llama|ela e a|ela se chama|elle s appelle|she s|she is".split("|"));

const isKnown = (token: TaggedToken | undefined): boolean =>
  token !== undefined && (token.isGiven || token.isFamily || token.label === "own" || token.label === "other");

/** "… um elfe. Da Xaver": a last sentence that is an article and a name signs the message. */
export const withSignature = (tagged: readonly TaggedToken[]): readonly TaggedToken[] => {
  const [article, name] = [tagged.at(-2), tagged.at(-1)];
  const isSigned =
    tagged.length > 4 &&
    article?.isAfterBreak === true &&
    /[.!?\n*]/.test(article.sign) &&
    signing.has(article.word) &&
    name?.kind === null &&
    !name.isAfterBreak &&
    !name.isRelation &&
    /^\p{Lu}\p{Ll}/u.test(name.raw) &&
    (name.isGiven || (!name.isCommon && article.word !== "der" && article.word !== "die"));
  if (!isSigned) return tagged;
  // Beside it, an odd word isn't a name.
  const isOdd = ({ label, isGiven, isFamily }: TaggedToken): boolean =>
    (label === "own" || label === "other") && !isGiven && !isFamily;
  return tagged.map((token) => {
    if (token === name) return { ...token, label: "own" };
    if (token === article) return { ...token, label: "none", isRelation: false };
    return isOdd(token) ? { ...token, label: "none" } : token;
  });
};

const signing = new Set("da der de die d s euer eure dein deine el la o a".split(" "));
