import { chatLink } from "#domain/numbers/chat-link.ts";
import { html, type SafeHtml } from "../../../platform/safe-html.ts";
import type { LinkedVisit } from "../visits/visit-service.ts";
import { presentContact } from "./contact-present.ts";
import type { PageWords } from "./words-present.ts";

/** Something that has just happened, or didn't; by its name in the page's address. */
export const visitNews = ["moved", "changed", "tooLate"] as const;

export type VisitNews = (typeof visitNews)[number];

/** The private page of one appointment. */
export const presentVisitPage = (
  visit: LinkedVisit,
  words: PageWords,
  path: string,
  news: VisitNews | null,
): SafeHtml => {
  const { shop, row, state, isChangeable } = visit;
  const { visit: texts } = words.texts;
  const isLive = state === "confirmed" || state === "pending";
  const said = news === null ? "" : html`<p class="note" role="status">${texts[news]}</p>`;
  const ways = html`<div class="ways">${isLive ? html`<a class="button" href="${path}/appointment.ics">${texts.calendar}</a>` : ""}${isChangeable ? html`<a class="button quiet" href="${path}/move">${texts.move}</a><a class="button quiet" href="${path}/cancel">${texts.cancel}</a>` : ""}</div>`;
  const late = isLive && !isChangeable ? html`<p class="note">${texts.tooLate}</p>` : "";
  const keep = isLive ? html`<p class="dim">${texts.keep}</p>` : "";
  const again = html`<p><a href="/b/${shop.slug}">${texts.again}</a></p>`;
  return html`<div class="stack narrow">${said}<h1>${texts[state]}</h1>${presentFacts(visit, words)}${ways}${late}${keep}${isLive && !row.is_proven ? reminders(visit, words) : ""}${again}${presentContact(shop, words)}</div>`;
};

const presentFacts = ({ row }: LinkedVisit, words: PageWords): SafeHtml => {
  const { visit: texts } = words.texts;
  const { fullDay, time, money } = words;
  const price = row.price === null ? "" : html` <span class="dim figures">${money(row.price, row.currency)}</span>`;
  const note = row.client_note === null ? "" : html`<dt>${texts.note}</dt><dd dir="auto">${row.client_note}</dd>`;
  return html`<dl class="card facts"><dt>${texts.when}</dt><dd><strong>${fullDay(row.appointment_date)}, ${time(row.appointment_time)}</strong></dd><dt>${texts.what}</dt><dd><span dir="auto">${row.service_type}</span>${price}</dd><dt>${texts.who}</dt><dd dir="auto">${row.agent_name}</dd><dt>${texts.forWhom}</dt><dd dir="auto">${row.client_name}</dd>${note}</dl>`;
};

/** A number is proven by writing from it; the bot answers this very message with the appointment. */
const reminders = ({ shop }: LinkedVisit, words: PageWords): SafeHtml | "" => {
  if (shop.sender === null) return "";
  const { visit: texts, writeWhatsApp } = words.texts;
  return html`<section class="card stack"><h2>${texts.reminders}</h2><p>${texts.remindersText}</p><p><a class="button quiet" href="${chatLink(shop.sender, texts.message)}" rel="noreferrer">${writeWhatsApp}</a></p></section>`;
};

/** A question before anything is changed, answered by a form. */
export const presentQuestion = (
  visit: LinkedVisit,
  words: PageWords,
  { question, yes, no, action, fields, isRisky }: Question,
): SafeHtml => {
  const hidden = Object.entries({ ...fields, version: String(visit.row.version) }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const kind = isRisky ? "button risky" : "button";
  return html`<div class="stack narrow"><h1>${question}</h1>${presentFacts(visit, words)}<form method="post" action="${action}">${hidden}<div class="ways"><button class="${kind}" type="submit">${yes}</button><a class="button quiet" href="${no.address}">${no.text}</a></div></form></div>`;
};

type Question = {
  question: string;
  yes: string;
  no: { text: string; address: string };
  /** Where the answer goes. */
  action: string;
  fields: Record<string, string>;
  isRisky: boolean;
};
