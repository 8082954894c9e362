import type { Finding } from "../finding.ts";
import { type LocaleFile, localePath } from "./check-locales.ts";

/** One word per thing, spelled the American way. "Cancelled" is the specification's own spelling. */
const unwanted: readonly { words: RegExp; instead: string }[] = [
  { words: /\b(?:e-)?mail(?:s|ed|ing)?\b/i, instead: "email" },
  { words: /\bsign(?:s|ed|ing)?[ -](?:in|out)\b/i, instead: "log in, log out" },
  { words: /\b(?:in|of|from) (?:the|your) book\b|\bappointment books?\b/i, instead: "calendar" },
  { words: /\bcustomers?\b/i, instead: "client" },
  { words: /\bset-ups?\b/i, instead: "setup, set up" },
  { words: /\bopening hours\b/i, instead: "business hours" },
  {
    words: /\b(?:any more(?! \w)|straight away|at present|anew|afterwards|whilst|untick|needn't)\b/i,
    instead: "the American word",
  },
  { words: /\b\w*(?:colour|favour|behaviour|centre|licence)s?\b/i, instead: "the American spelling" },
  { words: /\b(?:recogn|organ|real|apolog|custom|author|minim|maxim)is(?:e|es|ed|ing)\b/i, instead: "-ize" },
  { words: /\bnobody\b/i, instead: "no one" },
  { words: /\buser names?\b/i, instead: "username" },
  { words: /"|\u2019/, instead: "curly quotation marks, straight apostrophes" },
];

/** Texts that the specification gives word for word. */
const allowed: ReadonlySet<string> = new Set(["ui.json auth.verify.backToSignIn"]);

/** English texts that use a second word for a thing, or a British spelling. */
export const checkWording = (files: readonly LocaleFile[]): Finding[] =>
  files.flatMap(({ name, languages }) =>
    [...(languages.get("en") ?? [])].flatMap(([key, text]) => {
      if (allowed.has(`${name} ${key}`)) return [];
      return unwanted.flatMap(({ words, instead }) => {
        const found = words.exec(text.replace(/\{\{.*?\}\}/g, ""))?.[0];
        if (found === undefined) return [];
        return [{ path: localePath("en", name), message: `${key} says "${found}"; say ${instead}: "${text}"` }];
      });
    }),
  );
