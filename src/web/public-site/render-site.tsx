import { createInstance } from "i18next";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { type PublicPage, publicPageFile, publicPages } from "#contract/site/public-pages.ts";
import { type Language, languages } from "#domain/languages.ts";
import { loadUiTexts } from "#locales/ui-texts.ts";
import { ContactPage } from "./contact/contact-page.tsx";
import { type SiteAssets, SiteDocument } from "./frame/site-document.tsx";
import { GettingStartedPage } from "./guide/getting-started-page.tsx";
import { LandingPage } from "./landing/landing-page.tsx";
import { CookiePolicyPage } from "./legal/cookie-policy-page.tsx";
import { PrivacyPage } from "./legal/privacy-page.tsx";

export type RenderedFile = { path: string; html: string };

/** Every public page in every language, as files of the built web client. */
export const renderSite = async (assets: SiteAssets): Promise<RenderedFile[]> => {
  const files: RenderedFile[] = [];
  for (const language of languages) {
    const i18n = await loadLanguage(language);
    for (const page of publicPages) {
      const document = (
        <I18nextProvider i18n={i18n}>
          <SiteDocument page={page} language={language} assets={assets}>
            {contents[page]}
          </SiteDocument>
        </I18nextProvider>
      );
      files.push({
        path: publicPageFile(page, language),
        html: `<!doctype html>${renderToStaticMarkup(document)}`,
      });
    }
  }
  return files;
};

const contents: Record<PublicPage, ReactNode> = {
  landing: <LandingPage />,
  "getting-started": <GettingStartedPage />,
  contact: <ContactPage />,
  privacy: <PrivacyPage />,
  "cookie-policy": <CookiePolicyPage />,
};

const loadLanguage = async (language: Language) => {
  const areas = [loadUiTexts.ui, loadUiTexts.site, loadUiTexts.landingDemo];
  const texts = await Promise.all(areas.map((area) => area[language]()));
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: language,
    defaultNS: "ui",
    ns: ["ui"],
    interpolation: { escapeValue: false },
    resources: { [language]: { ui: Object.assign({}, ...texts.map((area) => area.default)) } },
  });
  return i18n;
};
