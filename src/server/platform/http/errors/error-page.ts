import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyReply } from "fastify";
import type { ErrorCode } from "#contract/errors.ts";
import { forbidIndexing } from "../content/forbid-indexing.ts";

/** Paths that programs call; everything else is a page of the single-page app. */
export const programPath = /^\/(api|mcp|webhooks|simulator|healthz|readyz|metrics|assets)(\/|$)/;

/** The web client, which has a page for addresses that lead nowhere; undefined where it isn't built. */
export type ReadErrorPage = () => string | undefined;

/** Read each time, as the web client may be built again while the server runs. */
export const openErrorPage =
  (siteDir: string): ReadErrorPage =>
  () => {
    try {
      return readFileSync(join(siteDir, "index.html"), "utf8");
    } catch {
      return undefined;
    }
  };

/** To a person all of these are one thing: nothing can answer. */
const nowhere: ReadonlySet<ErrorCode> = new Set([
  "not-found",
  "invalid-input",
  "malformed-body",
  "unsupported-media-type",
]);

export const leadsNowhere = (code: ErrorCode): boolean => nowhere.has(code);

/** Whether a person reads the answer: the browser wants a page, and the address isn't for programs. */
export const asksForPage = ({ url, headers }: { url: string; headers: { accept?: string | undefined } }): boolean =>
  /\btext\/html\b/i.test(headers.accept ?? "") && !programPath.test(url.split("?")[0] ?? "");

export const sendErrorPage = (reply: FastifyReply, page: string): FastifyReply =>
  forbidIndexing(reply).code(404).header("cache-control", "no-store").type("text/html; charset=utf-8").send(page);

/**
 * Whether a request that was cut off is one for a page whose address alone is too long; what it accepts would have come
 * after it.
 */
export const isLongPageAddress = (received: unknown): boolean => {
  const start = Buffer.isBuffer(received) ? received.toString("latin1", 0, 8_192) : "";
  const [, path] = /^GET (\/[^\s?]*)/.exec(start) ?? [];
  return path !== undefined && !start.includes("\r\n") && !programPath.test(path);
};
