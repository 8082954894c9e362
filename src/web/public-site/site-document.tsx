import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { languageParameter, type PublicPage, publicPageMarks } from "#contract/public-pages.ts";
import { type Language, languages } from "#domain/languages.ts";
import { paletteCss } from "./palette-css.ts";
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
      <SiteHead page={page} assets={assets} />
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

const SiteHead = ({ page, assets }: Pick<SiteDocumentProps, "page" | "assets">) => {
  const { t } = useTranslation();
  const name = t(`site.${textArea[page]}.title`);
  const title = page === "landing" ? name : `${name} · ${t("app.name")}`;
  const description = t(`site.${textArea[page]}.description`);
  const url = `${publicPageMarks.publicUrl}/${page === "landing" ? "" : page}`;
  return (
    <head>
      <meta charSet="utf-8" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#121614" media="(prefers-color-scheme: dark)" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${publicPageMarks.publicUrl}/icon-512.png`} />
      <link rel="canonical" href={url} />
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={`${url}?${languageParameter}=${other}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={url} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="anonymous" />
      <style>{paletteCss}</style>
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <script src="/color-scheme.js" />
      <script type="module" src={assets.script} />
    </head>
  );
};
