import { languageParameter } from "#contract/site/public-pages.ts";
import { type Language, languageNames, languages } from "#domain/languages.ts";
import { pageTexts } from "#locales/page-texts.ts";
import { html, type SafeHtml } from "../../../platform/safe-html.ts";
import type { Shop } from "../shop-service.ts";
import type { PageStyles } from "./styles-present.ts";

export type Frame = {
  styles: PageStyles;
  language: Language;
  /** The page's own address without a language, with what is chosen on it; for the switch. */
  path: string;
  query: Record<string, string>;
};

type PageParts = {
  title: string;
  body: SafeHtml;
  /** Null where there is no shop to speak of. */
  shop: Shop | null;
  isWide?: boolean;
  isIndexed?: boolean;
};

/** A whole page around its body. */
export const presentWholePage = (
  frame: Frame,
  { title, body, shop, isWide = false, isIndexed = false }: PageParts,
): string => {
  const { language, styles } = frame;
  const texts = pageTexts[language];
  const robots = isIndexed ? "" : html`<meta name="robots" content="noindex">`;
  const description = isIndexed ? html`<meta name="description" content="${texts.intro}">` : "";
  const head = html`<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${robots}${description}<meta name="color-scheme" content="light dark"><title>${title}</title><link rel="icon" href="/favicon.svg"><style>${raw(styles.css)}</style>`;
  const footer = html`<footer class="band dim"><a href="/">${texts.madeWith}</a><a href="/privacy">${texts.privacy}</a></footer>`;
  const page = html`<html lang="${language}"><head>${head}</head><body>${header(frame, shop)}<main class="band ${isWide ? "wide" : "narrow-page"}">${body}</main>${footer}</body></html>`;
  return `<!doctype html>${page.markup}`;
};

/** Our own words: the style sheet, which has nothing to escape. */
const raw = (markup: string): SafeHtml => ({ markup });

const header = (frame: Frame, shop: Shop | null): SafeHtml => {
  const home = shop
    ? html`<a class="home" href="/b/${shop.slug}">${shop.logo === null ? "" : html`<img class="logo" src="${shop.logo}" alt="" width="56" height="56">`}<span class="shop" dir="auto">${shop.name}</span></a>`
    : html`<a class="home" href="/"><span class="shop">Daybook</span></a>`;
  return html`<header class="band top">${home}${languageSwitch(frame)}</header>`;
};

const languageSwitch = ({ language, path, query }: Frame): SafeHtml => {
  const links = languages.map((other) => {
    const address = `${path}?${new URLSearchParams({ ...query, [languageParameter]: other })}`;
    const current = other === language ? html` aria-current="true"` : "";
    return html`<li><a href="${address}" hreflang="${other}" lang="${other}"${current}>${languageNames[other]}</a></li>`;
  });
  return html`<details class="languages"><summary aria-label="${pageTexts[language].language}: ${languageNames[language]}">${languageNames[language]}</summary><ul>${links}</ul></details>`;
};

/** For an address that leads nowhere; nothing is said about why. */
export const presentNoPage = (frame: Frame): string => {
  const { gone, goneText } = pageTexts[frame.language];
  return presentWholePage(frame, {
    title: gone,
    shop: null,
    body: html`<div class="stack"><h1>${gone}</h1><p>${goneText}</p></div>`,
  });
};

/** For what went wrong before there was a page to say it on. */
export const presentProblem = (frame: Frame, text: string): string =>
  presentWholePage(frame, { title: text, shop: null, body: html`<div class="stack"><h1>${text}</h1></div>` });
