import type { Finding } from "../finding.ts";
import { type LocaleFile, localePath } from "./check-locales.ts";

/** Texts for WhatsApp: what people type there, and what they are answered, has plain spaces. */
const chatFileNames: ReadonlySet<string> = new Set(["bot.json", "push.json", "requests.json"]);
const chatKeys = /^numbers\.(?:links\.text\.|poster\.greeting$)/;

/** French texts on a screen whose colon, question mark or quotation mark could begin a line of its own. */
export const checkFrenchSpacing = (files: readonly LocaleFile[]): Finding[] =>
  files
    .filter(({ name }) => !chatFileNames.has(name))
    .flatMap(({ name, languages }) =>
      [...(languages.get("fr") ?? [])]
        .filter(([key, text]) => !chatKeys.test(key) && / [:;?!»](?!\p{L})|« /u.test(text))
        .map(([key, text]) => ({
          path: localePath("fr", name),
          message: `${key} needs a non-breaking space beside : ; ? ! « »: "${text}"`,
        })),
    );
