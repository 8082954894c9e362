import type { PageFormField } from "#domain/booking-page/page-form.ts";
import { noteLength } from "#domain/booking-page/page-form.ts";
import type { TypeFacts } from "#domain/conversation/facts.ts";
import { html, type SafeHtml } from "../../../platform/safe-html.ts";
import type { Shop } from "../shop-service.ts";
import { presentContact } from "./contact-present.ts";
import { durationAndPrice } from "./shop-present.ts";
import type { PageWords } from "./words-present.ts";

/** When and with whom, as a form carries it: `2026-11-23 10:00 anyone`. */
export type ChosenTime = { date: string; time: string; agentId: string };

export const slotText = ({ date, time, agentId }: ChosenTime): string => `${date} ${time} ${agentId}`;

/** What was typed, as it came; it goes back to its writer. */
export type TypedDetails = { name: string; phone: string; note: string; consent: string };

export type DetailsPage = {
  type: TypeFacts;
  /** The chosen time; the nearest others where it has vanished. */
  slots: readonly ChosenTime[];
  hasVanished: boolean;
  formToken: string;
  typed: TypedDetails;
  wrong: Partial<Record<PageFormField | "slot", true>>;
  /** What is wrong with no field. */
  problem: string | null;
  /** Where the time is chosen. */
  back: string;
};

/** The last step: who comes. Everything that was typed stays, whatever went wrong. */
export const presentDetailsStep = (shop: Shop, words: PageWords, page: DetailsPage): SafeHtml => {
  const { texts, fill } = words;
  const { type, slots, formToken, typed, wrong, problem, back, hasVanished } = page;
  const problems = [
    ...(problem === null ? [] : [problem]),
    ...problemFields.flatMap((field) => (wrong[field] ? [texts.problem[field]] : [])),
  ];
  const alert =
    problems.length === 0
      ? ""
      : html`<div class="problem tight" role="alert" id="problem"><strong>${texts.problem.title}</strong>${problems.map((one) => html`<p>${one}</p>`)}</div>`;
  const input = (field: "name" | "phone", kind: string, complete: string, hint = "") =>
    html`<div class="field"><label for="${field}">${texts[field]}</label><input id="${field}" name="${field}" type="${kind}" autocomplete="${complete}" value="${typed[field]}" maxlength="${field === "name" ? 100 : 32}" required dir="auto"${wrong[field] ? html` aria-invalid="true" aria-describedby="${field}-wrong"` : hint === "" ? "" : html` aria-describedby="${field}-hint"`}>${hint === "" ? "" : html`<p class="dim" id="${field}-hint">${hint}</p>`}${wrongAt(wrong[field], field, words)}</div>`;
  const note = shop.asksNote
    ? html`<div class="field"><label for="note">${texts.note}</label><textarea id="note" name="note" rows="3" maxlength="${noteLength}" dir="auto">${typed.note}</textarea>${wrongAt(wrong.note, "note", words)}</div>`
    : "";
  const consent = html`<div class="check"><input id="consent" name="consent" type="checkbox" value="yes" required${typed.consent === "yes" ? html` checked` : ""}${wrong.consent ? html` aria-invalid="true"` : ""}><label for="consent">${fill(texts.consent, { business: shop.name })} <a href="/privacy">${texts.privacy}</a></label></div>`;
  const trap = html`<div class="trap" aria-hidden="true"><label for="topic">${texts.leaveEmpty}</label><input id="topic" name="topic" tabindex="-1" autocomplete="off"></div>`;
  const hidden = html`<input type="hidden" name="service" value="${type.id}"><input type="hidden" name="form" value="${formToken}">`;
  // Without another time there is nothing to send.
  const send = slots.length === 0 ? "" : html`<p><button class="button" type="submit">${texts.confirm}</button></p>`;
  return html`<div class="stack narrow"><p><a href="${back}">${hasVanished ? texts.stepWhen : texts.changeTime}</a></p><h1>${texts.stepDetails}</h1>${alert}<form method="post" action="/b/${shop.slug}/book">${chosen(shop, words, page)}${hidden}${input("name", "text", "name")}${input("phone", "tel", "tel", texts.phoneHint)}${note}${consent}${trap}${send}</form>${problem === null ? "" : presentContact(shop, words)}</div>`;
};

const problemFields = ["slot", "name", "phone", "note", "consent"] as const;

const wrongAt = (isWrong: true | undefined, field: "name" | "phone" | "note", { texts }: PageWords): SafeHtml | "" =>
  isWrong ? html`<p class="wrong" id="${field}-wrong">${texts.problem[field]}</p>` : "";

/** What is being booked: one time, or several to choose from. */
const chosen = (shop: Shop, words: PageWords, { type, slots, hasVanished }: DetailsPage): SafeHtml => {
  const { texts, fill, fullDay, time, when } = words;
  const nameOf = (id: string) => shop.turn.facts.agents.find(({ agentId }) => agentId === id)?.name;
  const withWhom = ({ agentId }: ChosenTime): string => {
    const agent = nameOf(agentId);
    return agent === undefined ? "" : `, ${fill(texts.with, { agent })}`;
  };
  const service = html`<p><strong dir="auto">${type.name}</strong> <span class="dim figures">${durationAndPrice(type, words)}</span></p>`;
  const [only] = slots;
  if (only && !hasVanished) {
    return html`<div class="card tight">${service}<p>${fullDay(only.date)}, ${time(only.time)}${withWhom(only)}</p><input type="hidden" name="slot" value="${slotText(only)}"></div>`;
  }
  const choices = slots.map(
    (slot) =>
      html`<label class="choice"><input type="radio" name="slot" value="${slotText(slot)}" required><span>${when(slot.date, slot.time)}${withWhom(slot)}</span></label>`,
  );
  return html`<div class="card tight">${service}${choices.length === 0 ? "" : html`<fieldset class="tight"><legend>${texts.stepWhen}</legend>${choices}</fieldset>`}</div>`;
};
