import de from "./de/bot.json" with { type: "json" };
import en from "./en/bot.json" with { type: "json" };
import es from "./es/bot.json" with { type: "json" };
import fr from "./fr/bot.json" with { type: "json" };
import pt from "./pt/bot.json" with { type: "json" };

/** English types the keys: a language that lacks one does not compile. */
export type BotTexts = typeof en;

/** Everything Daybook says on WhatsApp, by language. */
export const botTexts: Record<"en" | "es" | "fr" | "de" | "pt", BotTexts> = { en, es, fr, de, pt };
