import { createInstance, type i18n as I18n } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Language } from "#domain/languages.ts";
import { loadUiTexts, type UiTexts } from "#locales/ui-texts.ts";

/** The texts on screen. An unknown key shows the key itself. */
export const i18n: I18n = createInstance();

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "ui";
    resources: { ui: UiTexts };
  }
}

export const startI18n = async (language: Language): Promise<void> => {
  await i18n.use(initReactI18next).init({
    defaultNS: "ui",
    ns: ["ui"],
    // React encodes on output; encoding twice would show "&amp;" to people.
    interpolation: { escapeValue: false },
    fallbackLng: false,
    resources: {},
  });
  await showLanguage(language);
};

export const showLanguage = async (language: Language): Promise<void> => {
  if (!i18n.hasResourceBundle(language, "ui")) {
    const texts = await loadUiTexts[language]();
    i18n.addResourceBundle(language, "ui", texts.default);
  }
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
};
