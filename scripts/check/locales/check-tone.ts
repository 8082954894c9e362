import type { Finding } from "../finding.ts";
import { placeholdersOf, type Texts } from "./locale-texts.ts";

/**
 * The lines that address clients the other way: each replaces an existing one, with the same placeholders, and says
 * something else. Templates stay as WhatsApp approved them, and labels address nobody.
 */
export const checkTone = (path: string, lines: Texts, texts: Texts): Finding[] =>
  [...lines].flatMap(([key, line]) => problemsOf(key, line, texts.get(key)).map((message) => ({ path, message })));

const problemsOf = (key: string, line: string, text: string | undefined): string[] => {
  if (text === undefined) return [`${key} is not in bot.json; delete it`];
  if (/^(?:notices\..*\.template$|options\.|buttons\.)/.test(key))
    return [`${key} is the same in every tone; delete it`];
  if (line === text) return [`${key} is the same as in bot.json; delete it`];
  const [found, wanted] = [placeholdersOf(line), placeholdersOf(text)];
  const isSame = found.size === wanted.size && found.isSubsetOf(wanted);
  return isSame ? [] : [`${key} doesn't have the placeholders of bot.json: ${[...wanted].join(", ") || "none"}`];
};
