import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { acceptedLanguages } from "#domain/accepted-languages.ts";
import { preferredLanguage } from "#domain/languages.ts";
import { networkOf } from "../../platform/http/security/network.ts";
import type { RateLimiter } from "../../platform/http/security/rate-limit.ts";
import { type ClientMailDeps, changeMailChoice, findMailChoice } from "./service.ts";
import { presentStopPage, presentUnknownLink } from "./stop-page-present.ts";

type Deps = ClientMailDeps & { limiter: RateLimiter };

/** A mail provider unsubscribes many clients from one network. */
const changesPerNetwork = { hits: 3_000, windowSeconds: 3600 };
const wrongPerNetwork = { hits: 60, windowSeconds: 3600 };

/** A mail program sends 26 bytes; the page's button sends less. */
const bodyLimit = 2_048;

/**
 * `GET /client-mail/<token>` shows what a client receives by mail, and `POST` changes it: by the page's button, or in one step
 * by a mail program (RFC 8058). The token in each mail is the proof, so that there is no session.
 */
export const stopMailRoutes: FastifyPluginAsync<Deps> = async (app, deps) => {
  const types = ["application/x-www-form-urlencoded", "multipart/form-data"];
  app.addContentTypeParser(types, { parseAs: "string", bodyLimit }, (_request, body, done) => done(null, body));
  const path = "/client-mail/:token";
  app.get<Params>(path, async (request, reply) => show(deps, request, reply));
  app.post<Params & { Body: string | undefined }>(path, { bodyLimit }, async (request, reply) => {
    await deps.limiter.hit(`client mail from ${networkOf(request.ip)}`, changesPerNetwork);
    // Only the page's own button says "start"; whatever a mail program sends means to stop.
    const isStopped = new URLSearchParams(request.body ?? "").get("mails") !== "start";
    await changeMailChoice(deps, request.params.token, isStopped);
    return show(deps, request, reply);
  });
};

type Params = { Params: { token: string } };

const show = async (deps: Deps, request: FastifyRequest<Params>, reply: FastifyReply): Promise<FastifyReply> => {
  const { token } = request.params;
  const choice = await findMailChoice(deps, token);
  const language = choice?.language ?? preferredLanguage(acceptedLanguages(request.headers["accept-language"] ?? ""));
  reply.headers({
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow, noarchive",
    // A form that sends no origin would be refused.
    "referrer-policy": "same-origin",
  });
  reply.type("text/html; charset=utf-8");
  if (choice === null) {
    await deps.limiter.hit(`unknown client mail from ${networkOf(request.ip)}`, wrongPerNetwork);
    return reply.code(404).send(presentUnknownLink(language));
  }
  return reply.send(presentStopPage(choice, language, `/client-mail/${token}`));
};
