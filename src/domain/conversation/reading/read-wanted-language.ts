import { type Language, languages } from "../../languages.ts";
import { readLanguage } from "../phrases/read-language.ts";
import { foldedWords, foldText } from "../words/fold-text.ts";
import { patternOf } from "./lexicon/all-lexicons.ts";

type LanguageCues = { isName: boolean; isSaid: boolean; isTaught: (word: string) => boolean };

/**
 * A language that is asked for by its name, alone or in a sentence. Asked for a name, only where it can be nothing else; where
 * the language is taught, "English" alone is a lesson in it.
 */
export const readWantedLanguage = (text: string, { isName, isSaid, isTaught }: LanguageCues): Language | null => {
  const folded = foldText(text);
  if (teachesOne(text, isTaught) && !asksInWords(folded)) return null;
  const whole = readLanguage(text, { isName });
  if (whole !== null) return whole;
  if (!anyLanguage.test(folded) || lessons.test(folded)) return null;
  const clauses = clausesOf(folded);
  const isAsked = isSaid || (!isName && clauses.some(asksForLanguage));
  if (!isAsked) return null;
  const wanted = clauses.flatMap(mentionsIn).filter(({ isSpokenBadly }) => !isSpokenBadly);
  const asked = wanted.filter(({ isAskedFor }) => isAskedFor);
  const [only, ...others] = new Set((asked.length > 0 ? asked : wanted).map(({ language }) => language));
  return only !== undefined && others.length === 0 ? only : null;
};

const clausesOf = (folded: string): readonly (readonly string[])[] =>
  folded.split(/[,.;:!?()\n]+/).map((clause) => clause.match(/[\p{L}\p{N}]+/gu) ?? []);

const teachesOne = (text: string, isTaught: (word: string) => boolean): boolean =>
  foldedWords(text).some((word) => languageOf(word) !== undefined && isTaught(word));

const asksInWords = (folded: string): boolean =>
  clausesOf(folded).some(
    (words) =>
      mentionsIn(words).some(({ isAskedFor }) => isAskedFor) ||
      (verbs.test(words.join(" ")) && !meantToSay.test(words.join(" "))),
  );

const meantToSay =
  /meant to say|quise decir|queria decir|voulais dire|wollte\w{0,6} .{0,120}sagen|quis dizer|queria dizer/;

/** A verb of speaking, a language that is pointed at, or hardly anything but its name. */
const asksForLanguage = (words: readonly string[]): boolean =>
  words.some((word) => languageOf(word) !== undefined) &&
  (words.length <= 4 || verbs.test(words.join(" ")) || mentionsIn(words).some(({ isAskedFor }) => isAskedFor));

type Mention = { language: Language; isSpokenBadly: boolean; isAskedFor: boolean };

/** Every language that a clause names, with what it says about it: "my English is bad", "in French please". */
const mentionsIn = (words: readonly string[]): Mention[] => {
  const isComplaint = words.slice(0, 3).some((word) => whyWords.has(word));
  return words.flatMap((word, at): Mention[] => {
    const language = languageOf(word);
    if (!language) return [];
    const before = words.slice(Math.max(0, at - 3), at);
    const isAskedFor = prepositions.has(before.at(-1) ?? "") && !isComplaint;
    const own = before.slice(-2).some((one) => ownWords.has(one));
    const isRefused = before.some((one) => refusals.has(one)) && !before.some((one) => onlyWords.has(one));
    const isBad = badWords.has(words[at + 1] ?? "") && !isAskedFor;
    return [{ language, isSpokenBadly: own || isRefused || isBad || isComplaint, isAskedFor }];
  });
};

const languageOf = (word: string): Language | undefined => languageByName.get(word);

const prepositions = new Set("in en auf em to a al into uf nach pro para au ins zu ao".split(" "));
const ownWords = new Set("my mi mon mein meine mis meu minha".split(" "));
const whyWords = new Set("why warum wieso weshalb pourquoi porque".split(" "));
const refusals = new Set(
  "don t not no ne pas nicht kein nao nem ned nod hardly barely poco peu wenig pouco mal schlecht badly malisimo struggle struggling cuesta trouble".split(
    " ",
  ),
);
const onlyWords = new Set("only solo seulement que nur so apenas".split(" "));
const badWords = new Set(
  "is est isch ist es e me sucks se ta esta nicht not no pas nao c s fallt j nunca isn cuesta".split(" "),
);

const verbs = patternOf("languageVerbs");

/** Someone who learns a language books a lesson in it. */
const lessons = /\b(?:lessons?|class(?:es)?|course|kurs|unterricht|clases?|curso|cours|aulas?|exam\w*)\b/;

const languageNames: Record<Language, string> = {
  en: "english ingles anglais englisch inglish inglese anglisch",
  es: "espanol castellano spanish espagnol spanisch espanhol castelhano",
  fr: "francais french frances franzosisch franzoesisch franzosich",
  de: "deutsch german aleman allemand alemao dutsch duetsch tedesco",
  pt: "portugues portuguese portugais portugiesisch brasileiro brazilian portugiesich",
};

const languageByName = new Map(
  languages.flatMap((language) => languageNames[language].split(" ").map((name) => [name, language] as const)),
);

const anyLanguage = new RegExp(`\\b(?:${[...languageByName.keys()].join("|")})\\b`);
