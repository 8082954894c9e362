import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { isLanguage, languages } from "#domain/languages.ts";
import { filmBooking } from "./demo-film/film-booking.ts";
import { withDemo } from "./demo-film/with-demo.ts";
import { writeFilm } from "./demo-film/write-film.ts";
import { ensureBrowser } from "./ensure-browser.ts";

/**
 * Films the landing page's demo, in all languages or in those named: `npx node scripts/record-demo.ts de fr`. Each film is
 * taken of a demo of its own. Needs ffmpeg and a built web client.
 */
const outDir = join(import.meta.dirname, "../src/web/public/demo");
const wanted = process.argv.slice(2).filter(isLanguage);
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
for (const language of languages) mkdirSync(join(outDir, language), { recursive: true });
for (const language of wanted.length > 0 ? wanted : languages) {
  await withDemo(language, async (signInUrl) => {
    const shots = await filmBooking(browser, signInUrl, language);
    await writeFilm(shots, join(outDir, language));
  });
  console.log(`${language} is filmed`);
}
await browser.close();
