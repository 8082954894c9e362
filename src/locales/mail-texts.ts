import de from "./de/mail.json" with { type: "json" };
import en from "./en/mail.json" with { type: "json" };
import es from "./es/mail.json" with { type: "json" };
import fr from "./fr/mail.json" with { type: "json" };
import pt from "./pt/mail.json" with { type: "json" };

/** English types the keys: a language that lacks one does not compile. */
export type MailTexts = typeof en;

/** The texts of all mails, by language. */
export const mailTexts: Record<"en" | "es" | "fr" | "de" | "pt", MailTexts> = { en, es, fr, de, pt };
