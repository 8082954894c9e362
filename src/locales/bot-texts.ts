import de from "./de/bot.json" with { type: "json" };
import deInformal from "./de/bot-informal.json" with { type: "json" };
import en from "./en/bot.json" with { type: "json" };
import es from "./es/bot.json" with { type: "json" };
import esFormal from "./es/bot-formal.json" with { type: "json" };
import fr from "./fr/bot.json" with { type: "json" };
import frInformal from "./fr/bot-informal.json" with { type: "json" };
import pt from "./pt/bot.json" with { type: "json" };

/** English types the keys: a language that lacks one does not compile. */
export type BotTexts = typeof en;

type BotLanguage = "en" | "es" | "fr" | "de" | "pt";

/** Everything Daybook says on WhatsApp, by language. */
export const botTexts: Record<BotLanguage, BotTexts> = { en, es, fr, de, pt };

/** The texts with clients addressed as the business wants it; null, or a language without a second way: the usual one. */
export const botTextsIn = (language: BotLanguage, tone: "formal" | "informal" | null): BotTexts =>
  inOtherTone[`${language} ${tone}`] ?? botTexts[language];

type Tree = { readonly [key: string]: string | Tree };

const withLines = (texts: Tree, lines: Tree): Tree => {
  const merged: { [key: string]: string | Tree } = { ...texts };
  for (const [key, line] of Object.entries(lines)) {
    const text = texts[key];
    merged[key] = typeof line === "object" && typeof text === "object" ? withLines(text, line) : line;
  }
  return merged;
};

const inOtherTone: Readonly<Record<string, BotTexts>> = {
  "es formal": withLines(es, esFormal) as BotTexts,
  "fr informal": withLines(fr, frInformal) as BotTexts,
  "de informal": withLines(de, deInformal) as BotTexts,
};
