import type { Finding } from "../finding.ts";
import { placeholdersOf, splitPlural, type Texts, tagsOf } from "./locale-texts.ts";

/** One file of the locales in every language it exists in. */
export type LocaleFile = { name: string; languages: ReadonlyMap<string, Texts> };

export const localePath = (language: string, file: string): string => `src/locales/${language}/${file}`;

/** English leads: every language has its keys, its placeholders and its tags, and each its own plural forms. */
export const checkLocaleFile = ({ name, languages }: LocaleFile, expected: readonly string[]): Finding[] => {
  const english = languages.get("en") ?? new Map<string, string>();
  return expected.flatMap((language) => {
    const path = localePath(language, name);
    const texts = languages.get(language);
    if (!texts) return [{ path, message: "is missing; every language has the same files" }];
    const messages = [
      ...wrongKeys(language, texts, english),
      ...[...texts].flatMap(([key, text]) => wrongText(key, text, english)),
    ];
    return messages.map((message) => ({ path, message }));
  });
};

const wrongKeys = (language: string, texts: Texts, english: Texts): string[] => {
  const required = requiredKeys(language, english);
  const missing = [...required].filter((key) => !texts.has(key)).map((key) => `${key} is missing`);
  const extra = [...texts.keys()]
    .filter((key) => !required.has(key))
    .map((key) => `${key} is ${splitPlural(key).form ? "no plural form here" : "not in English"}; delete it`);
  return [...missing, ...extra];
};

/** A plural in English takes the forms of the other language: Spanish needs `_many` (1 000 000 de …) as well. */
const requiredKeys = (language: string, english: Texts): Set<string> => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const required = new Set<string>();
  for (const key of english.keys()) {
    const plural = splitPlural(key);
    // i18next knows an own text for none in every language, beside the language's forms.
    if (plural.form === undefined || plural.form === "zero") required.add(key);
    else for (const form of forms) required.add(`${plural.key}_${form}`);
  }
  return required;
};

const wrongText = (key: string, text: string, english: Texts): string[] => {
  if (text.trim() === "") return [`${key} is empty`];
  if (/[{}]/.test(text.replace(/\{\{[^{}]*\}\}/g, ""))) return [`${key} has a stray brace; write {{placeholder}}`];

  const plural = splitPlural(key);
  const original = english.get(key) ?? english.get(`${plural.key}_other`);
  if (original === undefined) return [];
  const isOther = plural.form === undefined || plural.form === "other" || plural.form === "many";
  // "one appointment" may do without its number.
  const optional = isOther ? [] : ["count"];
  return [
    ...difference("placeholder", key, { found: placeholdersOf(text), wanted: placeholdersOf(original), optional }),
    ...difference("tag", key, { found: tagsOf(text), wanted: tagsOf(original), optional: [] }),
  ];
};

const difference = (
  what: string,
  key: string,
  { found, wanted, optional }: { found: ReadonlySet<string>; wanted: ReadonlySet<string>; optional: readonly string[] },
): string[] => [
  ...[...wanted]
    .filter((name) => !found.has(name) && !optional.includes(name))
    .map((name) => `${key} lacks the ${what} ${name}`),
  ...[...found]
    .filter((name) => !wanted.has(name) && !optional.includes(name))
    .map((name) => `${key} has the ${what} ${name}, which English has not`),
];
