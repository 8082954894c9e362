import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";
import { chooseEncoding } from "./choose-encoding.ts";
import { matchesEtag } from "./matches-etag.ts";

const types: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  svg: "image/svg+xml",
  woff2: "font/woff2",
};

const suffixes = { br: ".br", gzip: ".gz" };

type Held = { readonly content: Buffer; readonly etag: string; readonly encoding: string | null };

/**
 * Files whose names change with their content, from memory once they have been read: a page asks for twenty of them, and
 * the file server looks each one up on the disk several times. Pictures, films and parts of a file are left to it.
 */
export const serveAssets = (app: FastifyInstance, folder: string): void => {
  const held = new Map<string, Held>();
  /** Null for what isn't there; it may be built later. */
  const hold = async (path: string, encoding: string | null): Promise<Held | null> => {
    const known = held.get(path);
    if (known) return known;
    const content = await readFile(path).catch(() => null);
    if (content === null) return null;
    const file = { content, etag: etagOf(content), encoding };
    held.set(path, file);
    return file;
  };
  const find = async (name: string, acceptEncoding: string | undefined): Promise<Held | null> => {
    const path = join(folder, name);
    const encoding = chooseEncoding(acceptEncoding);
    return (encoding && (await hold(path + suffixes[encoding], encoding))) ?? hold(path, null);
  };

  app.get<{ Params: { "*": string } }>("/assets/*", async (request, reply) => {
    const { "*": name } = request.params;
    const kind = fileName.exec(name)?.[1];
    if (kind === undefined) return reply.callNotFound();
    if (types[kind] === undefined || request.headers.range !== undefined) return reply.sendFile(join("assets", name));
    const file = await find(name, request.headers["accept-encoding"]);
    if (file === null) return reply.callNotFound();
    reply.header("content-type", types[kind]).header("vary", "accept-encoding");
    return send(reply, file, request.headers["if-none-match"]);
  });
};

const fileName = /^[\w-][\w.-]*\.(\w+)$/;

const send = (reply: FastifyReply, { content, etag, encoding }: Held, ifNoneMatch: string | undefined) => {
  reply.header("cache-control", "public, max-age=31536000, immutable").header("etag", etag);
  if (matchesEtag(ifNoneMatch, etag)) return reply.code(304).send();
  if (encoding !== null) reply.header("content-encoding", encoding);
  return reply.send(content);
};

const etagOf = (content: Buffer): string =>
  `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
