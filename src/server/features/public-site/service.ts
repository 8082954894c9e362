import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contactFormMarks, type PublicPage, publicPageFile, publicPageMarks } from "#contract/site/public-pages.ts";
import { defaultLanguage, type Language } from "#domain/languages.ts";
import type { ContentEncoding } from "../../platform/http/content/choose-encoding.ts";
import { escapeHtml } from "../../platform/safe-html.ts";

/** What this installation fills into the rendered pages. */
export type SiteFacts = Record<keyof typeof publicPageMarks, string>;

/** Markup for the contact form's marks; what isn't given stays empty. */
export type ContactFormFill = Partial<Record<keyof typeof contactFormMarks, string>>;

/** A page in every encoding it may be sent in. */
export type ReadyPage = { bodies: Record<ContentEncoding | "plain", Buffer>; version: string };

export type PublicSite = {
  /** Where visitors find it. */
  readonly publicUrl: string;
  /** Read, filled in and compressed once; from then on only sent. */
  find(page: PublicPage, language: Language): Promise<ReadyPage>;
  /** The contact page for one visitor. */
  fillContact(language: Language, fill: ContactFormFill): Promise<string>;
};

/** Null when the web client was built without the public pages, or not at all. */
export const openPublicSite = (siteDir: string, facts: SiteFacts): PublicSite | null => {
  if (!existsSync(join(siteDir, publicPageFile("landing", defaultLanguage)))) return null;
  const ready = new Map<string, ReadyPage>();
  const read = (page: PublicPage, language: Language): Promise<string> =>
    readFile(join(siteDir, publicPageFile(page, language)), "utf8");
  return {
    publicUrl: facts.publicUrl,
    find: async (page, language) => {
      const file = publicPageFile(page, language);
      const found = ready.get(file) ?? (await preparePage(fillMarks(await read(page, language), facts, {})));
      ready.set(file, found);
      return found;
    },
    fillContact: async (language, fill) => fillMarks(await read("contact", language), facts, fill),
  };
};

/** One pass: a mark within what a visitor wrote stays what it is. */
const fillMarks = (text: string, facts: SiteFacts, contact: ContactFormFill): string => {
  const values = new Map<string, string>();
  for (const [fact, mark] of Object.entries(publicPageMarks))
    values.set(mark, escapeHtml(facts[fact as keyof SiteFacts]));
  for (const [part, mark] of Object.entries(contactFormMarks))
    values.set(mark, contact[part as keyof ContactFormFill] ?? "");
  return text.replace(/%[A-Z_]+%/g, (mark) => values.get(mark) ?? mark);
};

const preparePage = async (html: string): Promise<ReadyPage> => {
  const plain = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  const [gzipped, brotli] = await Promise.all([
    promisify(gzip)(plain, { level: 9 }),
    promisify(brotliCompress)(plain, { params }),
  ]);
  const version = createHash("sha256").update(plain).digest("base64url").slice(0, 27);
  return { bodies: { plain, gzip: gzipped, br: brotli }, version };
};
