import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { markId, markPng } from "../../platform/brand/mark-png.ts";
import { inboxPage } from "./inbox-page.ts";
import { type InboxStore, inboxCapacity } from "./inbox-store.ts";

/** The simulated inbox for people (`/simulator/inbox`) and for tests (`/simulator/api/mails`). */
export const inboxRoutes: FastifyPluginAsync<{ store: InboxStore }> = async (app, { store }) => {
  app.get("/simulator/api/mails", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return store.list(inboxCapacity);
  });

  app.get<{ Querystring: { mail?: string; view?: string } }>("/simulator/inbox", async (request, reply) => {
    const mails = await store.list(inboxCapacity);
    const chosenId = request.query.mail;
    const chosen = mails.find((mail) => mail.id === chosenId);
    if (chosenId !== undefined && chosen === undefined) reply.code(404);
    return sendHtml(
      reply,
      pagePolicy,
      inboxPage({ mails, chosen, isGone: chosenId !== undefined && !chosen, asText: request.query.view === "text" }),
    );
  });

  app.get<{ Params: { id: string; number: string } }>(
    "/simulator/inbox/:id(^[0-9a-f-]+)/:number(^[0-9]{1,2}).ics",
    async (request, reply) => {
      const mail = (await store.list(inboxCapacity)).find(({ id }) => id === request.params.id);
      const entry = mail?.calendars[Number(request.params.number)];
      if (entry === undefined) return reply.code(404).send();
      return reply
        .header("cache-control", "no-store")
        .header("x-content-type-options", "nosniff")
        .header("content-disposition", 'attachment; filename="entry.ics"')
        .type("text/calendar; charset=utf-8")
        .send(entry.content);
    },
  );

  app.get<{ Params: { id: string } }>("/simulator/inbox/:id(^[0-9a-f-]+).html", async (request, reply) => {
    const mail = (await store.list(inboxCapacity)).find(({ id }) => id === request.params.id);
    if (mail === undefined) reply.code(404);
    return sendHtml(reply, mailPolicy, mail === undefined ? "" : openLinksInNewTab(withMark(mail.html)));
  });
};

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

// A mail is foreign content on our origin: no script, nothing fetched, no origin of its own to read our cookies.
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

const sendHtml = (reply: FastifyReply, policy: string, markup: string) =>
  reply
    .header("content-security-policy", policy)
    .header("x-frame-options", "SAMEORIGIN")
    // The address of a mail and the links in it are equivalent to passwords.
    .header("referrer-policy", "no-referrer")
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(markup);

/** The mark travels with each mail; here it is put where a mail client would. */
const withMark = (markup: string): string =>
  markup.replaceAll(`cid:${markId}`, `data:image/png;base64,${markPng.toString("base64")}`);

/** Inside the frame a link would load the app into it. */
const openLinksInNewTab = (markup: string): string => {
  const base = '<base target="_blank">';
  const head = /<head(\s[^<>]*)?>/i.exec(markup);
  if (head === null) return `<!doctype html>${base}${markup}`;
  const end = head.index + head[0].length;
  return markup.slice(0, end) + base + markup.slice(end);
};
