import de from "./de/insights.json" with { type: "json" };
import en from "./en/insights.json" with { type: "json" };
import es from "./es/insights.json" with { type: "json" };
import fr from "./fr/insights.json" with { type: "json" };
import pt from "./pt/insights.json" with { type: "json" };

type ReportTexts = typeof en.insights.report.file;

/** Words of the file for the accountant, by language. */
export const reportTexts: Record<"en" | "es" | "fr" | "de" | "pt", ReportTexts> = {
  en: en.insights.report.file,
  es: es.insights.report.file,
  fr: fr.insights.report.file,
  de: de.insights.report.file,
  pt: pt.insights.report.file,
};
