import multipart from "@fastify/multipart";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { agentPictureSide, logoByteLimit, logoSide, type SideRange } from "#domain/numbers/logo-rules.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import type { RateLimiter } from "../../platform/http/security/rate-limit.ts";
import type { SessionGate } from "../../platform/session.ts";
import { storageKey } from "../../platform/storage/storage.ts";
import { makeSquareImage } from "./image-service.ts";
import { type FileDeps, storeImage } from "./service.ts";

type FileOptions = FileDeps & { sessions: SessionGate; limiter: RateLimiter };

const perOwner = { hits: 30, windowSeconds: 3600 };

/**
 * `POST /api/v1/whatsapp/logo`, `/api/v1/agents/picture` and `/api/v1/me/picture` take one picture as multipart,
 * `GET /files/…` shows it.
 * None is JSON, so they are served beside the contract's routes.
 */
export const fileRoutes: FastifyPluginAsync<FileOptions> = async (app, options) => {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fields: 0, parts: 1, fileSize: logoByteLimit, headerPairs: 20 },
  });

  const takePicture = (path: string, field: string, sides: SideRange) =>
    app.post(path, async (request, reply) => {
      const session = await options.sessions.find(request.headers.cookie);
      if (!session) throw new AppError("signed-out");
      if (!request.isMultipart()) throw new AppError("unsupported-media-type");
      await options.limiter.hit(`${field} for ${session.ownerId}`, perOwner);
      const made = await makeSquareImage(await readFile(request, field), sides);
      if (!made.ok) throw refusedPicture(field, made.reason);
      const url = await storeImage(options, session.ownerId, made.image);
      return reply.code(201).header("cache-control", "no-store").send({ url });
    });
  takePicture("/api/v1/whatsapp/logo", "logo", logoSide);
  takePicture("/api/v1/agents/picture", "picture", agentPictureSide);
  takePicture("/api/v1/me/picture", "picture", agentPictureSide);

  app.get<{ Params: { "*": string } }>("/files/*", async ({ params }, reply) => {
    const key = storageKey(params["*"]);
    const bytes = key && (await options.storage.get(key));
    if (!bytes) throw new AppError("not-found");
    return reply
      .headers({
        "content-type": "image/jpeg",
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; sandbox",
        "cross-origin-resource-policy": "cross-origin",
        "cache-control": "public, max-age=31536000, immutable",
      })
      .send(Buffer.from(bytes));
  });
};

const refusedPicture = (field: string, reason: string): AppError =>
  new AppError("invalid-input", { fields: { [field]: reason } });

/** Never more than the limit is kept, however much is sent. */
const readFile = async (request: FastifyRequest, field: string): Promise<Buffer> => {
  const part = await readable(request.file());
  if (!part) throw refusedPicture(field, "required");
  const bytes = await readable(part.toBuffer());
  if (part.file.truncated) throw refusedPicture(field, "tooLarge");
  return bytes;
};

/** A form without its boundary, or one that ends in the middle, the parser reports by bare errors. */
const readable = <Part>(reading: Promise<Part>): Promise<Part> =>
  reading.catch((error: { statusCode?: number }) => {
    throw error.statusCode === undefined ? new AppError("malformed-body") : error;
  });
