import { DatesProvider } from "@mantine/dates";
import { type ReactNode, useEffect, useState } from "react";
import type { Language } from "#domain/languages.ts";
import { useLanguage } from "../../lib/language/language-context.tsx";

// English is built in; the others are loaded when their language is shown.
const loadDateNames: Record<Language, () => Promise<unknown>> = {
  en: () => Promise.resolve(),
  es: () => import("dayjs/locale/es.js"),
  fr: () => import("dayjs/locale/fr.js"),
  de: () => import("dayjs/locale/de.js"),
  pt: () => import("dayjs/locale/pt-br.js"),
};

const dateLocale = (language: Language) => (language === "pt" ? "pt-br" : language);

/** Date pickers in the reader's language; the week starts on Monday. */
export const LocalizedDates = ({ children }: { children: ReactNode }) => {
  const { language } = useLanguage();
  const [loaded, setLoaded] = useState<Language>("en");

  useEffect(() => {
    let isCurrent = true;
    // Without the names the pickers stay English: no reason to fail the page.
    loadDateNames[language]().then(
      () => isCurrent && setLoaded(language),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);

  return (
    <DatesProvider settings={{ locale: dateLocale(loaded), firstDayOfWeek: 1, weekendDays: [0, 6] }}>
      {children}
    </DatesProvider>
  );
};
