/** The texts of one file in one language, by dotted key: `agents.empty.title` → "No agents yet". */
export type Texts = ReadonlyMap<string, string>;

/** Flattens a locale file. Lists count by position, as i18next reads them: `faq.0.question`. */
export const flattenTexts = (tree: unknown): Texts => {
  const texts = new Map<string, string>();
  const descend = (node: unknown, key: string): void => {
    if (typeof node === "object" && node !== null) {
      for (const [name, child] of Object.entries(node)) descend(child, key === "" ? name : `${key}.${name}`);
    } else texts.set(key, String(node));
  };
  descend(tree, "");
  return texts;
};

/** `agents.count_other` → `{ key: "agents.count", form: "other" }`; a key without plural forms has no form. */
export const splitPlural = (key: string): { key: string; form?: string } => {
  const match = /^(.+)_(zero|one|two|few|many|other)$/.exec(key);
  return match?.[1] && match[2] ? { key: match[1], form: match[2] } : { key };
};

/** `{{ name }}` and `{{- name}}` → `name`; a format stays part of it: `{{price, currency}}` → `price, currency`. */
export const placeholdersOf = (text: string): Set<string> =>
  new Set([...text.matchAll(/\{\{-?\s*(.+?)\s*\}\}/g)].map((match) => (match[1] ?? "").replace(/\s*,\s*/g, ", ")));

/** `<strong>` and `<1>`, which the page fills with elements. */
export const tagsOf = (text: string): Set<string> =>
  new Set([...text.matchAll(/<\/?([a-zA-Z0-9]+)\s*\/?>/g)].map((match) => match[1] ?? ""));
