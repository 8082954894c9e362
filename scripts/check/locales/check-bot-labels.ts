import type { Finding } from "../finding.ts";
import { localePath } from "./check-locales.ts";
import type { Texts } from "./locale-texts.ts";

/** WhatsApp cuts or refuses longer ones: titles of list rows, and reply buttons, and the line before a reply. */
const limits: readonly { section: string; longest: number }[] = [
  { section: "options.", longest: 24 },
  { section: "buttons.", longest: 20 },
  { section: "disclosure.", longest: 110 },
];

/** Labels of the bot which WhatsApp would refuse. A placeholder counts as nothing: its value is cut when sent. */
export const checkBotLabels = (languages: ReadonlyMap<string, Texts>): Finding[] =>
  [...languages].flatMap(([language, texts]) =>
    [...texts].flatMap(([key, text]) => {
      const limit = limits.find(({ section }) => key.startsWith(section));
      const length = text.replace(/\{\{.*?\}\}/g, "").length;
      if (!limit || length <= limit.longest) return [];
      const message = `${key} has ${length} characters, at most ${limit.longest} fit in WhatsApp: "${text}"`;
      return [{ path: localePath(language, "bot.json"), message }];
    }),
  );
