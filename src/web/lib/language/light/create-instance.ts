/** The texts of a language: by area, or by a word's part. */
type Texts = { readonly [key: string]: string | Texts };
type Values = Readonly<Record<string, unknown>>;
type Translate = (key: string, values?: Values) => string;
type Settings = { interpolation?: { escape?(text: string): string } };
type Plugin = { init(i18n: LightI18n): void };

export type LightI18n = {
  language: string;
  isInitialized: boolean;
  t: Translate;
  use(plugin: Plugin): LightI18n;
  init(settings: Settings): Promise<void>;
  addResourceBundle(language: string, namespace: string, texts: Texts): void;
  changeLanguage(language: string): Promise<void>;
  exists(key: string): boolean;
  /** Always the same function for a language, until one is chosen again. */
  getFixedT(language: string | null): Translate;
  subscribe(listener: () => void): () => void;
};

/**
 * What the app needs of i18next, and nothing else: keys with dots, `{{values}}`, plurals, one namespace. The web client is
 * built with this in its place, which saves 16 kB of script on the sign-in page. The types are i18next's, so what is missing here
 * compiles, and fails the test that writes every text with both.
 */
export const createInstance = (): LightI18n => {
  const bundles = new Map<string, Texts>();
  const plugins: Plugin[] = [];
  const listeners = new Set<() => void>();
  const fixed = new Map<string, Translate>();
  let isolate = (text: string): string => text;

  const translate = (language: string, key: string, values: Values): string => {
    const texts = bundles.get(language);
    const { count } = values;
    const plural = typeof count === "number" ? textAt(texts, `${key}_${pluralOf(language, count)}`) : undefined;
    const text = plural ?? textAt(texts, key) ?? key;
    return text.replace(/\{\{(.+?)\}\}/g, (whole, name: string) =>
      Object.hasOwn(values, name.trim()) ? isolate(String(values[name.trim()] ?? "")) : whole,
    );
  };

  const i18n: LightI18n = {
    language: "",
    isInitialized: false,
    t: (key, values = {}) => translate(i18n.language, key, values),
    use: (plugin) => {
      plugins.push(plugin);
      return i18n;
    },
    init: async ({ interpolation }) => {
      isolate = interpolation?.escape ?? isolate;
      i18n.isInitialized = true;
      for (const plugin of plugins) plugin.init(i18n);
    },
    addResourceBundle: (language, _namespace, texts) => {
      bundles.set(language, merged(bundles.get(language) ?? {}, texts));
    },
    changeLanguage: async (language) => {
      i18n.language = language;
      fixed.clear();
      for (const listener of listeners) listener();
    },
    exists: (key) => textAt(bundles.get(i18n.language), key) !== undefined,
    getFixedT: (asked) => {
      const language = asked ?? i18n.language;
      const known = fixed.get(language);
      if (known) return known;
      const t: Translate = (key, values = {}) => translate(language, key, values);
      fixed.set(language, t);
      return t;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return i18n;
};

const textAt = (texts: Texts | undefined, key: string): string | undefined => {
  let found: string | Texts | undefined = texts;
  for (const part of key.split(".")) {
    if (typeof found !== "object" || !Object.hasOwn(found, part)) return undefined;
    found = found[part];
  }
  return typeof found === "string" ? found : undefined;
};

/** Areas share branches; a text that is there stays. */
const merged = (there: Texts, added: Texts): Texts => {
  const result: Record<string, string | Texts> = { ...there };
  for (const [key, value] of Object.entries(added)) {
    const old = there[key];
    if (old === undefined) result[key] = value;
    else if (typeof old === "object" && typeof value === "object") result[key] = merged(old, value);
  }
  return result;
};

// Building the rules costs a hundred times as much as using them.
const rules = new Map<string, Intl.PluralRules>();

const pluralOf = (language: string, count: number): Intl.LDMLPluralRule => {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known.select(count);
};
