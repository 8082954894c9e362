import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#domain/languages.ts";
import { loadUiTexts } from "#locales/ui-texts.ts";

type Manifest = { lang?: string; description: string; shortcuts: { name: string; url: string }[] };

/** What is written into the manifest by the address a shortcut leads to. */
type Names = Readonly<Record<string, string>>;

/** The app's manifest with the words of a language; null when the web client wasn't built. */
export const openManifest = (siteDir: string): ((language: Language) => Promise<string>) | null => {
  const file = join(siteDir, "manifest.webmanifest");
  if (!existsSync(file)) return null;
  const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest;
  return async (language) => {
    const [{ default: dashboard }, { default: site }] = await Promise.all([
      loadUiTexts.dashboard[language](),
      loadUiTexts.site[language](),
    ]);
    const names: Names = {
      "/app?form=appointment": dashboard.calendar.shortcuts.new,
      "/app?view=day": dashboard.calendar.today,
      "/clients": dashboard.header.clients,
    };
    const shortcuts = manifest.shortcuts.map((one) => ({ ...one, name: names[one.url] ?? one.name }));
    return JSON.stringify({ ...manifest, lang: language, description: site.site.landing.description, shortcuts });
  };
};
