import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { languages } from "#domain/languages.ts";
import { type Finding, formatFinding } from "./check/finding.ts";
import { checkBotLabels } from "./check/locales/check-bot-labels.ts";
import { checkFrenchSpacing } from "./check/locales/check-french-spacing.ts";
import { checkLocaleFile, type LocaleFile } from "./check/locales/check-locales.ts";
import { checkTextUses } from "./check/locales/check-text-uses.ts";
import { checkTone } from "./check/locales/check-tone.ts";
import { checkUntranslated } from "./check/locales/check-untranslated.ts";
import { checkWording } from "./check/locales/check-wording.ts";
import { findTextUses } from "./check/locales/find-text-uses.ts";
import { flattenTexts, type Texts } from "./check/locales/locale-texts.ts";
import { listFiles } from "./check/source/list-files.ts";
import { parseSource } from "./check/source/parse-source.ts";

const root = join(import.meta.dirname, "..");
// One list of keys for the web client; each file comes with its pages.
const uiFileNames = [
  "ui.json",
  "dashboard.json",
  "settings.json",
  "chat.json",
  "numbers.json",
  "subscription.json",
  "day.json",
  "insights.json",
  "calendars.json",
  "closures.json",
  "search.json",
  "site.json",
  "landing-demo.json",
  "admin.json",
];
const fileNames = [...uiFileNames, "bot.json", "mail.json", "push.json", "feed.json", "requests.json"];

// The lines of bot.json that address clients the other way, where a language has two; only the lines that differ.
const toneFileNames = ["bot-formal.json", "bot-informal.json"];

const read = (path: string) => readFile(join(root, path), "utf8");

const findings: Finding[] = [];
const files = new Map<string, Map<string, Texts>>();
const toneFiles: { path: string; language: string; texts: Texts }[] = [];

for (const path of await listFiles(root, ["src/locales"])) {
  const [language = "", name, ...deeper] = path.slice("src/locales/".length).split("/");
  if (name === undefined) continue;
  if (!languages.some((known) => known === language)) {
    findings.push({ path, message: `${language} is none of our languages (${languages.join(", ")})` });
  } else if (toneFileNames.includes(name) && deeper.length === 0) {
    toneFiles.push({ path, language, texts: flattenTexts(JSON.parse(await read(path))) });
  } else if (!fileNames.includes(name) || deeper.length > 0) {
    findings.push({ path, message: `a language holds ${fileNames.join(", ")} and nothing else` });
  } else {
    const texts = flattenTexts(JSON.parse(await read(path)));
    files.set(name, (files.get(name) ?? new Map()).set(language, texts));
  }
}

const localeFiles = [...files].map(([name, inLanguages]): LocaleFile => ({ name, languages: inLanguages }));
for (const file of localeFiles) findings.push(...checkLocaleFile(file, languages));
findings.push(...checkUntranslated(localeFiles));
findings.push(...checkWording(localeFiles));
findings.push(...checkFrenchSpacing(localeFiles));
for (const { path, language, texts } of toneFiles) {
  findings.push(...checkTone(path, texts, files.get("bot.json")?.get(language) ?? new Map()));
}
findings.push(...checkBotLabels(files.get("bot.json") ?? new Map()));

const sources = (await listFiles(root, ["src/web"])).filter((path) => /(?<!\.test)\.tsx?$/.test(path));
const uses = await Promise.all(
  sources.map(async (path) => ({ path, ...findTextUses(parseSource(path, await read(path))) })),
);
const english = new Map(uiFileNames.flatMap((name) => [...(files.get(name)?.get("en") ?? [])]));
findings.push(...checkTextUses(uses, english));

for (const finding of findings) console.error(formatFinding(finding));
const counts = localeFiles.map(({ name, languages: inLanguages }) => `${name} ${inLanguages.get("en")?.size ?? 0}`);
console.log(`texts in ${languages.length} languages: ${counts.join(", ") || "none yet"}`);
if (findings.length > 0) process.exitCode = 1;
