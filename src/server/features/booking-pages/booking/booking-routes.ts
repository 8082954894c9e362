import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isFormFresh } from "#domain/booking-page/form-token.ts";
import { type PageFormField, pageFormSchema } from "#domain/booking-page/page-form.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { toE164 } from "../../../platform/phone/to-e164.ts";
import { html } from "../../../platform/safe-html.ts";
import { asPrivate, type PageCall, type PageRouteDeps, sendPage, textsOf } from "../page-call-routes.ts";
import type { OpenedShop, OpenShop } from "../page-routes.ts";
import {
  type ChosenTime,
  type DetailsPage,
  presentDetailsStep,
  type TypedDetails,
} from "../present/details-present.ts";
import { presentWholePage } from "../present/frame-present.ts";
import { presentTimes } from "../present/time-present.ts";
import { pageWords } from "../present/words-present.ts";
import { readShop, type Shop } from "../shop-service.ts";
import { formMadeAt, linkTokenOf, makeFormToken } from "../visits/link-token-service.ts";
import { bookOnPage } from "./page-booking-service.ts";
import { type Choosing, choosing, isOffered, nearestTimes, parseSlot, timeChoice } from "./time-choice-service.ts";

const formsPerNetwork = { hits: 30, windowSeconds: 3600 };
const formsPerNumber = { hits: 10, windowSeconds: 3600 };
const formsPerBusiness = { hits: 300, windowSeconds: 3600 };

/** Choosing a time and telling who comes. Each step is an address; only the last one, a form, changes anything. */
export const bookingRoutes = (app: FastifyInstance, deps: PageRouteDeps, openShop: OpenShop): void => {
  app.get("/b/:slug/book", async (request, reply) => {
    const opened = await openShop(deps, request, reply);
    if (!opened) return reply;
    const { shop, call } = opened;
    const chosen = shop.state === "open" ? chooseType(shop, call.query["service"]) : null;
    if (!chosen) return reply.header("cache-control", "no-store").redirect(`/b/${shop.slug}`, 302);
    const { time, date } = call.query;
    if (time === undefined || date === undefined) return sendTimes(deps, reply, { shop, chosen, call });
    const slot = parseSlot(`${date} ${time} ${call.query["with"] ?? "anyone"}`);
    if (!slot) return sendTimes(deps, reply, { shop, chosen, call });
    return sendDetails(deps, reply, { shop, chosen, call }, { slot, typed: nothingTyped, status: 200 });
  });

  app.post("/b/:slug/book", async (request, reply) => {
    const opened = await openShop(deps, request, reply);
    return opened ? receiveForm(deps, request, reply, opened) : reply;
  });
};

const nothingTyped: TypedDetails = { name: "", phone: "", note: "", consent: "" };

type Step = { shop: Shop; chosen: Choosing; call: PageCall };

const chooseType = (shop: Shop, typeId: string | undefined): Choosing | null =>
  shop.turn.facts.types.some(({ id }) => id === typeId) && typeId !== undefined
    ? choosing(shop.turn, { typeId })
    : null;

const sendTimes = (deps: PageRouteDeps, reply: FastifyReply, { shop, chosen, call }: Step): FastifyReply => {
  const words = pageWords(call.language, shop);
  const { type } = chosen;
  const { with: withId, date, from } = call.query;
  const choice = timeChoice(chosen, { withId, date, from }, (next) =>
    addressOf(shop, { service: type.id, with: withId, date, from, ...next }),
  );
  const body = html`<div class="stack narrow"><p><a href="/b/${shop.slug}">${words.texts.back}</a></p><h1>${words.texts.stepWhen}</h1><p><strong dir="auto">${type.name}</strong></p>${presentTimes(shop, words, choice)}</div>`;
  const page = presentWholePage(call.frame, { title: `${words.texts.stepWhen} · ${shop.name}`, body, shop });
  return sendPage(deps, reply, call.language, page);
};

/** What is empty is left out, so that equal pages have equal addresses. */
const addressOf = ({ slug }: Shop, chosen: Record<string, string | undefined>): string => {
  const given = Object.entries(chosen).filter((pair): pair is [string, string] => (pair[1] ?? "") !== "");
  return `/b/${slug}/book?${new URLSearchParams(given)}`;
};

type Details = {
  slot: ChosenTime | null;
  typed: TypedDetails;
  status: number;
  formToken?: string;
  wrong?: DetailsPage["wrong"];
  problem?: string;
};

const sendDetails = (
  deps: PageRouteDeps,
  reply: FastifyReply,
  { shop, chosen, call }: Step,
  { slot, typed, status, formToken, wrong = {}, problem }: Details,
): FastifyReply => {
  const words = pageWords(call.language, shop);
  const { texts } = words;
  const hasVanished = slot !== null && !isOffered(chosen, slot);
  const slots = slot === null ? [] : hasVanished ? nearestTimes(chosen, slot) : [slot];
  const vanished = slots.length > 0 ? texts.problem.vanished : texts.problem.vanishedNone;
  const body = presentDetailsStep(shop, words, {
    ...{ type: chosen.type, slots, hasVanished, typed, wrong },
    formToken: formToken ?? makeFormToken(deps.secret, shop.ownerId, deps.clock.now()),
    problem: problem ?? (hasVanished ? vanished : null),
    back: addressOf(shop, { service: chosen.type.id, with: slot?.agentId, date: slot?.date }),
  });
  const page = presentWholePage(call.frame, { title: `${texts.stepDetails} · ${shop.name}`, body, shop });
  return sendPage(deps, asPrivate(reply.code(hasVanished && status < 400 ? 409 : status)), call.language, page);
};

const receiveForm = async (
  deps: PageRouteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { shop, call }: OpenedShop,
): Promise<FastifyReply> => {
  const { secret, clock } = deps;
  const sent = textsOf(request.body);
  const typed = { ...nothingTyped, ...pick(sent) };
  const chosen = shop.state === "open" ? chooseType(shop, sent["service"]) : null;
  if (!chosen) return reply.header("cache-control", "no-store").redirect(`/b/${shop.slug}`, 303);
  // If the visitor chooses another language here, the address alone has to lead somewhere.
  const slot = parseSlot(sent["slot"] ?? "");
  call.frame.query = { service: chosen.type.id, ...(slot && { date: slot.date, time: slot.time, with: slot.agentId }) };
  const { problem: texts } = pageWords(call.language, shop).texts;
  const step = { shop, chosen, call };
  const again = (details: Partial<Details>) =>
    sendDetails(deps, reply, step, { slot, typed, status: 400, formToken: sent["form"] ?? "", ...details });

  const madeAt = formMadeAt(secret, shop.ownerId, sent["form"] ?? "");
  const formToken = madeAt !== null && isFormFresh(madeAt, clock.now()) ? (sent["form"] ?? "") : null;
  const fresh = makeFormToken(secret, shop.ownerId, clock.now());
  // Nobody sees this field, so whoever fills it in isn't somebody.
  if (sent["topic"]) return reply.header("cache-control", "no-store").redirect(`/b/${shop.slug}`, 303);
  const parsed = pageFormSchema.safeParse(typed);
  const phone = parsed.success ? toE164(parsed.data.phone, shop.country) : null;
  const wrong = parsed.success ? (phone === null ? { phone: true as const } : {}) : wrongFields(parsed.error.issues);
  if (!parsed.success || phone === null || slot === null)
    return again({ wrong: { ...wrong, ...(slot === null && { slot: true as const }) }, formToken: formToken ?? fresh });
  if (formToken === null) return again({ problem: texts.expired, formToken: fresh });
  try {
    await limitForms(deps, shop, { network: call.network, phone });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "too-many-requests") throw error;
    if (error.retryAfterSeconds) reply.header("retry-after", error.retryAfterSeconds);
    return again({ problem: texts.tooMany, status: 429, formToken });
  }
  const linkToken = linkTokenOf(secret, shop.ownerId, formToken);
  const booking = { typeId: chosen.type.id, phone, formToken, linkToken, form: parsed.data };
  const outcome = await bookOnPage(deps, shop, {
    ...{ ...booking, date: slot.date, time: slot.time, isOffered: isOffered(chosen, slot) },
    agent: slot.agentId === "anyone" ? ("anyone" as const) : { id: slot.agentId },
  });
  if (outcome === "booked")
    return asPrivate(reply).header("cache-control", "no-store").redirect(`/b/${shop.slug}/${linkToken}`, 303);
  if (outcome === "not-here") return again({ problem: texts.notHere, status: 409, formToken });
  // It may have been taken since the calendar was read above: the nearest times have to be true.
  const now = await readShop(deps, shop, call.language);
  const choosingNow = now && chooseType(now, chosen.type.id);
  if (!now || !choosingNow) return again({ status: 409, formToken });
  return sendDetails(deps, reply, { shop: now, chosen: choosingNow, call }, { slot, typed, status: 409, formToken });
};

const pick = ({ name = "", phone = "", note = "", consent = "" }: Record<string, string>): TypedDetails => ({
  ...{ name, phone, note, consent },
});

const wrongFields = (issues: readonly { path: readonly PropertyKey[] }[]): DetailsPage["wrong"] =>
  Object.fromEntries(issues.map(({ path }) => [path[0] as PageFormField, true as const]));

/** The number is counted by its hash: limits are kept beside nobody's data. */
const limitForms = async (
  { limiter }: PageRouteDeps,
  { ownerId }: Shop,
  { network, phone }: { network: string; phone: string },
): Promise<void> => {
  await limiter.hit(`booking forms from ${network}`, formsPerNetwork);
  const number = createHash("sha256").update(phone).digest("base64url");
  await limiter.hit(`booking forms of ${number} at ${ownerId}`, formsPerNumber);
  await limiter.hit(`booking forms at ${ownerId}`, formsPerBusiness);
};
