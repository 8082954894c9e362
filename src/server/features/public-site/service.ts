import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { type PublicPage, publicPageFile, publicPageMarks } from "#contract/public-pages.ts";
import { defaultLanguage, type Language } from "#domain/languages.ts";
import { escapeHtml } from "../../platform/safe-html.ts";

/** What this installation fills into the rendered pages. */
export type SiteFacts = Record<keyof typeof publicPageMarks, string>;

export type ReadyPage = { html: Buffer; gzipped: Buffer; etag: string };

export type PublicSite = {
  /** Read and filled in once; from then on only sent. */
  find(page: PublicPage, language: Language): Promise<ReadyPage>;
};

/** Null when the web client was built without the public pages, or not at all. */
export const openPublicSite = (siteDir: string, facts: SiteFacts): PublicSite | null => {
  if (!existsSync(join(siteDir, publicPageFile("landing", defaultLanguage)))) return null;
  const ready = new Map<string, ReadyPage>();
  return {
    find: async (page, language) => {
      const file = publicPageFile(page, language);
      const found = ready.get(file) ?? (await preparePage(join(siteDir, file), facts));
      ready.set(file, found);
      return found;
    },
  };
};

const preparePage = async (path: string, facts: SiteFacts): Promise<ReadyPage> => {
  let text = await readFile(path, "utf8");
  for (const [fact, mark] of Object.entries(publicPageMarks))
    text = text.replaceAll(mark, () => escapeHtml(facts[fact as keyof SiteFacts]));
  const html = Buffer.from(text);
  const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 27)}"`;
  return { html, gzipped: await promisify(gzip)(html, { level: 9 }), etag };
};
