import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { languages } from "#domain/languages.ts";
import { loadUiTexts } from "#locales/ui-texts.ts";
import { ensureBrowser } from "./ensure-browser.ts";

/**
 * Draws the pictures that links to the public pages carry, one per language: `npx node scripts/draw-share-images.ts`.
 * They are kept in the repository, because the fonts of the web are only read by browsers; run it when the landing
 * page's texts change.
 */
const root = join(import.meta.dirname, "..");
const outDir = join(root, "src/web/public/share");
const size = { width: 1200, height: 630 };
const fonts = join(root, "node_modules/@fontsource-variable/figtree/files");
const fontOf = (subset: string): string =>
  `data:font/woff2;base64,${readFileSync(join(fonts, `figtree-${subset}-wght-normal.woff2`), "base64")}`;
const mark = readFileSync(join(root, "src/web/public/favicon.svg"), "utf8");

const style = `
@font-face { font-family: Figtree; src: url(${fontOf("latin")}); font-weight: 300 900; }
@font-face { font-family: Figtree; src: url(${fontOf("latin-ext")}); font-weight: 300 900; unicode-range: U+0100-02FF; }
* { box-sizing: border-box; margin: 0; }
body { width: 1200px; height: 630px; padding: 64px 56px 60px 96px; display: grid; grid-template-columns: 600px 1fr;
  gap: 40px; background: #fbfaf7; color: #1c2521; font: 27px/1.36 Figtree; overflow: hidden; position: relative; }
body::before { content: ""; position: absolute; inset: 0 auto 0 58px; border-left: 3px solid #ecccc2; }
.words { display: flex; flex-direction: column; }
.brand { display: flex; align-items: center; gap: 18px; font-size: 38px; font-weight: 650; }
.brand svg { width: 68px; height: 68px; }
h1 { margin: auto 0; font-size: 56px; line-height: 1.12; letter-spacing: -0.015em; font-weight: 680; }
h1 span { display: block; text-wrap: balance; }
.tagline { color: #5a6660; }
.phone { align-self: center; display: flex; flex-direction: column; gap: 16px; padding: 28px 24px 34px; border-radius: 40px;
  background: #f0ece3; border: 2px solid #e4e0d7; box-shadow: 0 24px 60px rgb(20 40 30 / .14); }
.phone p { max-width: 92%; text-wrap: balance; padding: 14px 20px; border-radius: 22px; background: #fff; align-self: flex-start; }
.phone .business { align-self: center; padding: 0 0 4px; background: none; font-weight: 650; }
.phone .mine { align-self: flex-end; background: #d8f0e2; }
.phone .card { width: 92%; border-left: 8px solid #1f7a5c; border-radius: 14px; background: #e7f4ee; }
.card b { display: block; font-weight: 650; }`;

const toHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Each sentence begins a line. */
const sentences = (text: string): string =>
  text
    .split(/(?<=\.) /)
    .map((sentence) => `<span>${toHtml(sentence)}</span>`)
    .join("");

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: size });
mkdirSync(outDir, { recursive: true });
for (const language of languages) {
  const { landing, footer } = (await loadUiTexts.site[language]()).default.site;
  const { scene } = landing;
  await page.setContent(`<!doctype html><html lang="${language}"><style>${style}</style><body>
    <div class="words"><p class="brand">${mark}Daybook</p><h1>${sentences(landing.hero.heading)}</h1>
      <p class="tagline">${toHtml(footer.tagline)}</p></div>
    <div class="phone"><p class="business">${toHtml(scene.business)}</p><p class="mine">${toHtml(scene.ask)}</p>
      <p>${toHtml(scene.booked)}</p>
      <p class="card"><b>${toHtml(`${scene.day}, ${scene.second}`)}</b>${toHtml(scene.secondClient)}<br>${toHtml(scene.secondType)}</p>
    </div></body></html>`);
  await page.evaluate(() => document.fonts.ready);
  const fits = await page.evaluate(() =>
    [...document.querySelectorAll("h1, p, .phone")].every((box) => {
      const { top, bottom, left, right } = box.getBoundingClientRect();
      return top >= 30 && left >= 60 && right <= innerWidth - 30 && bottom <= innerHeight - 30;
    }),
  );
  if (!fits) throw new Error(`the texts don't fit the picture in ${language}`);
  await sharp(await page.screenshot())
    .png({ palette: true, quality: 90 })
    .toFile(join(outDir, `daybook-${language}.png`));
}
await browser.close();
