import type { Language } from "../../../../languages.ts";

type Respelling = readonly [pattern: RegExp, by: string];

/** How people spell by ear: each line brings spellings that sound alike to one. */
const respellings: Record<Language, readonly Respelling[]> = {
  en: [
    [/ough/g, "o"],
    [/ph/g, "f"],
    [/ck|q|c(?![eiyh])/g, "k"],
    [/z|c(?=[eiy])/g, "s"],
    [/ie|ea|ey|y\b/g, "i"],
  ],
  es: [
    [/^h|h(?=[aeiou])/g, ""],
    [/v/g, "b"],
    [/qu(?=[ei])|c(?![eih])|q/g, "k"],
    [/z|c(?=[ei])|x/g, "s"],
    [/ll/g, "y"],
    [/g(?=[ei])/g, "j"],
  ],
  fr: [
    [/h/g, ""],
    [/ph/g, "f"],
    [/eau|au/g, "o"],
    [/qu|k|c(?![eih])/g, "k"],
    [/z|c(?=[ei])/g, "s"],
    [/y/g, "i"],
    [/(?:es|e|s|t|x)$/g, ""],
  ],
  de: [
    [/(?<=[aeiou])h/g, ""],
    [/th|dt|d/g, "t"],
    [/v/g, "f"],
    [/ie|y/g, "i"],
    [/ck|c(?!h)/g, "k"],
    [/tz/g, "z"],
    [/p/g, "b"],
    [/(?<=z)e(?=n$)/g, ""],
  ],
  pt: [
    [/^h|h(?=[aeou])/g, ""],
    [/qu(?=[ei])|c(?![eih])|q/g, "k"],
    [/ss|z|c(?=[ei])|x/g, "s"],
    [/y/g, "i"],
    [/(?:o|u)$/g, "u"],
  ],
};

/** A folded word as it sounds: two words that sound alike are one word, spelled in two ways. */
export const soundOf = (word: string, language: Language): string => {
  let sound = word;
  for (const [pattern, by] of respellings[language]) sound = sound.replace(pattern, by);
  return sound.replace(/(.)\1+/g, "$1");
};
