import { publicPagePath, publicPages } from "#contract/site/public-pages.ts";
import { languages } from "#domain/languages.ts";

/** Each page in each language, and with each one all of its languages. */
export const sitemapXml = (publicUrl: string): string => {
  const entries = publicPages.flatMap((page) => {
    const link = (language: string, path: string) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${publicUrl}${path}"/>`;
    const alternates = [
      ...languages.map((language) => link(language, publicPagePath(page, language))),
      link("x-default", publicPagePath(page)),
    ].join("");
    return languages.map(
      (language) => `<url><loc>${publicUrl}${publicPagePath(page, language)}</loc>${alternates}</url>`,
    );
  });
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?><urlset ${spaces}>${entries.join("")}</urlset>`;
};

/** The app's own pages aren't named: they say `noindex` themselves, which only who may read them sees. */
export const robotsText = (publicUrl: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /simulator\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
