import type { Finding } from "../finding.ts";
import type { TextUses } from "./find-text-uses.ts";
import { splitPlural, type Texts } from "./locale-texts.ts";

export type FileTextUses = TextUses & { path: string };

/** Keys the web client asks for that English lacks, and keys of English nobody asks for. */
export const checkTextUses = (uses: readonly FileTextUses[], english: Texts): Finding[] => {
  const keys = new Set([...english.keys()].map((key) => splitPlural(key).key));
  for (const key of english.keys()) keys.add(key);
  const list = [...keys];

  const unknown = uses.flatMap(({ path, asked, hidden }) => [
    ...asked
      .filter(({ key, subtree }) => !list.some(matcher(subtree ? `${key}.*` : key)))
      .map(({ key, line }) => ({ path, line, message: `${key} isn't in src/locales/en` })),
    ...hidden.map((line) => ({ path, line, message: "the key can't be read from here; begin it with its section" })),
  ]);
  return [...unknown, ...unusedKeys(uses, english)];
};

const unusedKeys = (uses: readonly FileTextUses[], english: Texts): Finding[] => {
  const whole = new Set<string>();
  const patterns: ((key: string) => boolean)[] = [];
  for (const { asked, mentioned } of uses) {
    for (const pattern of mentioned) {
      if (!pattern.includes("*")) whole.add(pattern);
      else if (pattern.includes(".")) patterns.push(matcher(pattern));
    }
    for (const { key, subtree } of asked) if (subtree) patterns.push(matcher(`${key}.*`));
  }
  const texts = [...english.values()].join("\n");
  const isUsed = (key: string) =>
    whole.has(key) || patterns.some((matches) => matches(key)) || texts.includes(`$t(${key}`);
  return [...english.keys()]
    .filter((key) => !isUsed(key) && !isUsed(splitPlural(key).key))
    .map((key) => ({ path: "src/locales/en", message: `${key} is never used; delete it in all languages` }));
};

const matcher = (pattern: string): ((key: string) => boolean) => {
  if (!pattern.includes("*")) return (key) => key === pattern;
  const source = pattern
    .split("*")
    .map((part) => RegExp.escape(part))
    .join(".+");
  const regex = new RegExp(`^${source}$`);
  return (key) => regex.test(key);
};
