import { createInstance, type i18n as I18n } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Language } from "#domain/languages.ts";
import { isolateText } from "#domain/text/isolate-text.ts";
import { loadUiTexts, type TextArea, type UiTexts } from "#locales/ui-texts.ts";

/** The texts on screen. An unknown key shows the key itself. */
export const i18n: I18n = createInstance();

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "ui";
    resources: { ui: UiTexts };
  }
}

export const startI18n = async (language: Language): Promise<void> => {
  // The app takes over from the sign-in page, which has started it.
  if (!i18n.isInitialized) await init();
  await showLanguage(language);
};

const init = async (): Promise<void> => {
  await i18n.use(initReactI18next).init({
    defaultNS: "ui",
    ns: ["ui"],
    // React encodes on output; encoding twice would show "&amp;" to people. A name only mustn't turn the words around it.
    interpolation: { escapeValue: true, escape: isolateText },
    fallbackLng: false,
    resources: {},
  });
};

export const showLanguage = async (language: Language): Promise<void> => {
  await loadTexts(language);
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
};

/** What a page brings beside `ui`, from its first opening on, in whichever language is shown. */
const shownAreas = new Set<TextArea>(["ui"]);
const loaded = new Set<string>();

/** Every text that is shown, in a language that need not be the screen's. */
export const loadTexts = async (language: Language): Promise<void> => {
  const missing = [...shownAreas].filter((area) => !loaded.has(`${language} ${area}`));
  await Promise.all(
    missing.map(async (area) => {
      const texts = await loadUiTexts[area][language]();
      i18n.addResourceBundle(language, "ui", texts.default, true);
      loaded.add(`${language} ${area}`);
    }),
  );
  // A page may have been opened meanwhile.
  if (missing.length > 0) await loadTexts(language);
};

/** A lazily loaded module together with the texts it shows. */
export const withTexts =
  <Module>(area: TextArea, load: () => Promise<Module>): (() => Promise<Module>) =>
  async () => {
    shownAreas.add(area);
    const [module] = await Promise.all([load(), loadTexts(i18n.language as Language)]);
    // The language may have been changed meanwhile.
    await loadTexts(i18n.language as Language);
    return module;
  };
