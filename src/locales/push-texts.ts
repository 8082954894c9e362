import de from "./de/push.json" with { type: "json" };
import en from "./en/push.json" with { type: "json" };
import es from "./es/push.json" with { type: "json" };
import fr from "./fr/push.json" with { type: "json" };
import pt from "./pt/push.json" with { type: "json" };

/** What devices are notified of, by language. English types the keys: a language that lacks one does not compile. */
export const pushTexts: Record<"en" | "es" | "fr" | "de" | "pt", typeof en> = { en, es, fr, de, pt };
