import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { html, type SafeHtml } from "../../../platform/safe-html.ts";
import { choosing, isOffered, parseSlot, timeChoice } from "../booking/time-choice-service.ts";
import {
  asPrivate,
  atSlug,
  type PageCall,
  type PageRouteDeps,
  readCall,
  sendPage,
  textsOf,
} from "../page-call-routes.ts";
import { slotText } from "../present/details-present.ts";
import { presentEvent } from "../present/event-present.ts";
import { presentNoPage, presentWholePage } from "../present/frame-present.ts";
import { presentTimes } from "../present/time-present.ts";
import { presentQuestion, presentVisitPage, visitNews } from "../present/visit-present.ts";
import { type PageWords, pageWords } from "../present/words-present.ts";
import { findBookingPage } from "../shop-service.ts";
import {
  type ChangeOutcome,
  changeVisit,
  findLink,
  type LinkedVisit,
  readVisit,
  type VisitChange,
  type VisitQuestion,
} from "./visit-service.ts";

type Params = { slug: string; token: string };

const readsPerLink = { hits: 300, windowSeconds: 3600 };
const wrongPerNetwork = { hits: 60, windowSeconds: 3600 };
const changesPerLink = { hits: 30, windowSeconds: 3600 };

/**
 * `/b/<slug>/<token>`: one appointment, for whoever has its address. Opening one of these pages changes nothing, as mail scanners
 * and previews open them too.
 */
export const linkRoutes = (app: FastifyInstance, deps: PageRouteDeps): void => {
  app.get("/b/:slug/:token", (request, reply) =>
    withVisit(deps, request, reply, (opened) => {
      const { visit, words, call } = opened;
      const news = visitNews.find((one) => one === call.query["news"]) ?? null;
      return sendVisit(deps, reply, opened, presentVisitPage(visit, words, opened.path, news));
    }),
  );
  app.get("/b/:slug/:token/appointment.ics", (request, reply) =>
    withVisit(deps, request, reply, ({ visit }) =>
      asPrivate(reply)
        .headers({ "cache-control": "no-store", "content-disposition": 'attachment; filename="appointment.ics"' })
        .type("text/calendar; charset=utf-8")
        .send(presentEvent(visit)),
    ),
  );
  app.get("/b/:slug/:token/cancel", (request, reply) =>
    withVisit(deps, request, reply, (opened) => {
      const { visit, words, path } = opened;
      if (!visit.isChangeable) return toVisit(reply, path);
      const { visit: texts } = words.texts;
      const body = presentQuestion(visit, words, {
        ...{ question: texts.askCancel, yes: texts.yesCancel, no: { text: texts.noKeep, address: path } },
        ...{ action: `${path}/cancel`, fields: {}, isRisky: true },
      });
      return sendVisit(deps, reply, opened, body);
    }),
  );
  app.post("/b/:slug/:token/cancel", (request, reply) =>
    withVisit(deps, request, reply, (opened) => {
      const version = Number(textsOf(request.body)["version"]);
      return change(deps, reply, opened, { kind: "cancel", version });
    }),
  );
  app.get("/b/:slug/:token/move", (request, reply) =>
    withVisit(deps, request, reply, (opened) =>
      opened.visit.isChangeable ? sendMove(deps, reply, opened) : toVisit(reply, opened.path),
    ),
  );
  app.post("/b/:slug/:token/move", (request, reply) =>
    withVisit(deps, request, reply, (opened) => {
      const { version, slot: text = "" } = textsOf(request.body);
      const slot = parseSlot(text);
      if (!slot || slot.agentId === "anyone" || !isFree(opened.visit, slot))
        return toVisit(reply, `${opened.path}/move`);
      return change(deps, reply, opened, { kind: "move", version: Number(version), ...slot });
    }),
  );
};

type Opened = { visit: LinkedVisit; words: PageWords; call: PageCall; path: string; question: VisitQuestion };

/** A link of another business, of another time or of nobody is answered as one that never was. */
const withVisit = async (
  deps: PageRouteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: (opened: Opened) => FastifyReply | Promise<FastifyReply>,
): Promise<FastifyReply> => {
  const { slug, token } = request.params as Params;
  const call = readCall(deps, request, reply);
  const { limiter } = deps;
  const [target, page] = await Promise.all([findLink(deps, token), findBookingPage(deps.db, slug.toLowerCase())]);
  const isTheirs = target !== null && page !== null && target.ownerId === page.ownerId;
  if (isTheirs) {
    const limit = request.method === "POST" ? changesPerLink : readsPerLink;
    await limiter.hit(`${request.method} appointment link ${target.appointmentId}`, limit);
  } else await limiter.hit(`unknown appointment link from ${call.network}`, wrongPerNetwork);
  const question = isTheirs ? { page, target, language: call.language } : null;
  const visit = question && (await readVisit(deps, question));
  if (!question || !visit) return sendPage(deps, asPrivate(reply.code(404)), call.language, presentNoPage(call.frame));
  if (question.page.slug !== slug)
    return reply.header("cache-control", "no-store").redirect(atSlug(request.url, question.page.slug), 308);
  const words = pageWords(call.language, visit.shop);
  return answer({ visit, words, call, question, path: `/b/${slug}/${token}` });
};

const sendVisit = (deps: PageRouteDeps, reply: FastifyReply, { visit, words, call }: Opened, body: SafeHtml) => {
  const title = `${words.texts.visit[visit.state]} · ${visit.shop.name}`;
  // A form's answer is shown at the appointment's own address, so news aren't said twice.
  delete call.query["news"];
  return sendPage(
    deps,
    asPrivate(reply),
    call.language,
    presentWholePage(call.frame, { title, body, shop: visit.shop }),
  );
};

const toVisit = (reply: FastifyReply, address: string): FastifyReply =>
  asPrivate(reply).header("cache-control", "no-store").redirect(address, 303);

/** The day and time, then the question whether to move it there. */
const sendMove = (deps: PageRouteDeps, reply: FastifyReply, opened: Opened): FastifyReply => {
  const { visit, words, call, path } = opened;
  const { date, time, with: withId, from } = call.query;
  const chosen = movingOf(visit);
  const { visit: texts, back } = words.texts;
  if (!chosen) return toVisit(reply, path);
  const slot = parseSlot(`${date} ${time} ${withId ?? visit.row.agent_id}`);
  if (slot && slot.agentId !== "anyone" && isOffered(chosen, slot)) {
    const question = words.fill(texts.askMove, { when: words.when(slot.date, slot.time) });
    const again = `${path}/move?${new URLSearchParams({ date: slot.date, with: slot.agentId })}`;
    const fields = { slot: slotText(slot) };
    const no = { text: words.texts.changeTime, address: again };
    const answer = { question, yes: texts.yesMove, no, action: `${path}/move`, fields, isRisky: false };
    return sendVisit(deps, reply, opened, presentQuestion(visit, words, answer));
  }
  const asked = { withId: visit.row.agent_id, date, from };
  const choice = timeChoice(chosen, asked, (next) => {
    const given = Object.entries({ date, from, ...next });
    return `${path}/move?${new URLSearchParams(given.filter((pair): pair is [string, string] => (pair[1] ?? "") !== ""))}`;
  });
  // It stays with the same person; if that one takes no appointments any more, nothing is free here.
  const isStillThere = choice.withId === visit.row.agent_id;
  const named = { ...choice, people: [], ...(!isStillThere && { days: [], date: null }) };
  const body = html`<div class="stack narrow"><p><a href="${path}">${back}</a></p><h1>${texts.chooseMove}</h1>${presentTimes(visit.shop, words, named)}</div>`;
  return sendVisit(deps, reply, opened, body);
};

const movingOf = ({ turn, row }: LinkedVisit) =>
  choosing(turn, { moving: { appointmentId: row.id, version: row.version } });

const isFree = (visit: LinkedVisit, slot: NonNullable<ReturnType<typeof parseSlot>>): boolean => {
  const chosen = movingOf(visit);
  return chosen !== null && isOffered(chosen, slot);
};

const change = async (
  deps: PageRouteDeps,
  reply: FastifyReply,
  { question, path }: Opened,
  wanted: VisitChange,
): Promise<FastifyReply> => {
  const outcome = await changeVisit(deps, question, wanted);
  return toVisit(reply, outcome === "vanished" ? `${path}/move` : `${path}${newsOf[outcome](wanted.kind)}`);
};

const newsOf: Record<Exclude<ChangeOutcome, "vanished">, (kind: VisitChange["kind"]) => string> = {
  done: (kind) => (kind === "move" ? "?news=moved" : ""),
  "changed-meanwhile": () => "?news=changed",
  "too-late": () => "?news=tooLate",
  gone: () => "",
};
