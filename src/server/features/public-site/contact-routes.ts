import formbody from "@fastify/formbody";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { errorStatus } from "#contract/errors.ts";
import { languageParameter } from "#contract/site/public-pages.ts";
import { contactFormSchema } from "#domain/contact/contact-form.ts";
import { forbidIndexing } from "../../platform/http/content/forbid-indexing.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { toRefusal } from "../../platform/http/errors/error-handler.ts";
import { parseBody } from "../../platform/http/input/input-parser.ts";
import { networkOf } from "../../platform/http/security/network.ts";
import type { Log } from "../../platform/log.ts";
import type { SessionGate } from "../../platform/session.ts";
import { type ContactReceiver, receiveContactMessage } from "../contact/service.ts";
import { presentContactForm, type TypedForm } from "./contact-present.ts";
import { visitorLanguage } from "./language-service.ts";
import type { PublicSite } from "./service.ts";

export type ContactPageDeps = ContactReceiver & { log: Log; sessions: Pick<SessionGate, "find"> };

const sentParameter = "sent";

/**
 * The contact form as any browser sends it, answered with a page: thanks, or the form with what was typed and what is
 * wrong with it. With scripts the page calls the API instead (`web/public-site/contact`).
 */
export const contactPageRoutes = (site: PublicSite, deps: ContactPageDeps) => async (app: FastifyInstance) => {
  await app.register(formbody, { bodyLimit: 64 * 1024 });
  app.post("/contact", {
    // Whatever goes wrong, and wherever: a person reads the answer.
    errorHandler: (error, request, reply) => sendForm({ site, log: deps.log, error }, request, reply),
    handler: async (request, reply) => {
      const language = visitorLanguage(request, reply, site.publicUrl);
      const form = parseBody(contactFormSchema, { ...typedForm(request.body), language });
      const session = await deps.sessions.find(request.headers.cookie);
      await receiveContactMessage(deps, form, { network: networkOf(request.ip), ownerId: session?.ownerId ?? null });
      // A page of its own: reading it again sends nothing again.
      const address = `/contact?${languageParameter}=${language}&${sentParameter}=1`;
      return reply.header("cache-control", "no-store").redirect(address, 303);
    },
  });
};

export const isSentPage = (request: FastifyRequest): boolean =>
  (request.query as Record<string, unknown>)[sentParameter] !== undefined;

export const sendThanks = async (
  site: PublicSite,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const language = visitorLanguage(request, reply, site.publicUrl);
  return sendHtml(reply, language, await site.fillContact(language, { state: "sent" }));
};

const sendForm = async (
  { site, log, error }: { site: PublicSite; log: Log; error: FastifyError },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const refusal = toRefusal(error);
  if (refusal.code === "internal")
    log.error({ err: error, reqId: request.id, route: "POST /contact" }, "request failed");
  if (refusal.code === "unavailable" && !(error instanceof AppError))
    log.warn({ reqId: request.id, route: "POST /contact" }, "request refused");
  if (refusal.retryAfterSeconds) reply.header("retry-after", refusal.retryAfterSeconds);
  const language = visitorLanguage(request, reply, site.publicUrl);
  const fill = await presentContactForm(language, typedForm(request.body), refusal);
  return sendHtml(reply.code(errorStatus[refusal.code]), language, await site.fillContact(language, fill));
};

const sendHtml = (reply: FastifyReply, language: string, page: string): FastifyReply =>
  forbidIndexing(reply)
    .headers({
      "cache-control": "no-store",
      "content-language": language,
      "content-type": "text/html; charset=utf-8",
    })
    .send(page);

/** What came, as far as it is text: a field may be missing or come twice. */
const typedForm = (body: unknown): TypedForm => {
  const given = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  const text = (name: string): string => {
    const value = Array.isArray(given[name]) ? given[name][0] : given[name];
    // Browsers send a line's end as two characters, and count it as one.
    return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
  };
  return { name: text("name"), email: text("email"), message: text("message"), topic: text("topic") };
};
