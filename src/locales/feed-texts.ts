import de from "./de/feed.json" with { type: "json" };
import en from "./en/feed.json" with { type: "json" };
import es from "./es/feed.json" with { type: "json" };
import fr from "./fr/feed.json" with { type: "json" };
import pt from "./pt/feed.json" with { type: "json" };

/** What calendars elsewhere show, by language. English types the keys: a language that lacks one does not compile. */
export const feedTexts: Record<"en" | "es" | "fr" | "de" | "pt", typeof en> = { en, es, fr, de, pt };
