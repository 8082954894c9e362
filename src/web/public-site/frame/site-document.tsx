import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type PublicPage, publicPageMarks, publicPagePath } from "#contract/site/public-pages.ts";
import { type Language, languages } from "#domain/languages.ts";
import { paletteCss } from "./palette-css.ts";
import { searchData } from "./search-data.ts";
import classes from "./site.module.css";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/** The built files every page links to, and the font it waits for. */
export type SiteAssets = { script: string; styles: readonly string[]; font: string };

type SiteDocumentProps = { page: PublicPage; language: Language; assets: SiteAssets; children: ReactNode };

/** A whole HTML page. What it does beyond links is in `enhance.ts`; it reads well without that. */
export const SiteDocument = ({ page, language, assets, children }: SiteDocumentProps) => {
  const { t } = useTranslation();
  return (
    <html lang={language}>
      <SiteHead page={page} language={language} assets={assets} />
      <body>
        <a className={classes.skip} href="#main">
          {t("app.skipToContent")}
        </a>
        <SiteHeader page={page} language={language} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter />
      </body>
    </html>
  );
};

const textArea = {
  landing: "landing",
  "getting-started": "gettingStarted",
  contact: "contact",
  privacy: "privacy",
  "cookie-policy": "cookies",
} as const;

/** As sharing services name languages. */
const locales: Record<Language, string> = { en: "en_US", es: "es_ES", fr: "fr_FR", de: "de_DE", pt: "pt_BR" };

const SiteHead = ({ page, language, assets }: Omit<SiteDocumentProps, "children">) => {
  const { t } = useTranslation();
  const name = t(`site.${textArea[page]}.title`);
  const title = page === "landing" ? name : `${name} · ${t("app.name")}`;
  const description = t(`site.${textArea[page]}.description`);
  const addressIn = (other?: Language) => `${publicPageMarks.publicUrl}${publicPagePath(page, other)}`;
  return (
    <head>
      <meta charSet="utf-8" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#121614" media="(prefers-color-scheme: dark)" />
      <link rel="canonical" href={addressIn(language)} />
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={addressIn(other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn()} />
      <SharingTags language={language} title={title} description={description} url={addressIn(language)} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" crossOrigin="use-credentials" />
      <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="anonymous" />
      <style>{paletteCss}</style>
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <script src="/color-scheme.js" />
      <script type="module" src={assets.script} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, which can't end the element
        dangerouslySetInnerHTML={{ __html: searchData({ page, language, name, description }) }}
      />
    </head>
  );
};

type SharingProps = { language: Language; title: string; description: string; url: string };

/** What a link to the page looks like in a chat or a feed. */
const SharingTags = ({ language, title, description, url }: SharingProps) => {
  const { t } = useTranslation();
  const image = `${publicPageMarks.publicUrl}/share/daybook-${language}.png`;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t("app.name")} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={locales[language]} />
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={locales[other]} />
        ))}
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={t("site.landing.hero.heading")} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={t("site.landing.hero.heading")} />
    </>
  );
};
