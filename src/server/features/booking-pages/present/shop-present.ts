import { agentsFor, anyone, availabilityRequestOf } from "#domain/conversation/availability/availability-request.ts";
import { freeDays } from "#domain/conversation/availability/free-times.ts";
import type { TypeFacts } from "#domain/conversation/facts.ts";
import { initialsOf } from "#domain/initials.ts";
import { addDays } from "#domain/scheduling/clock/calendar-date.ts";
import { formatDate } from "#domain/scheduling/clock/format-date-time.ts";
import { weekdayOf } from "#domain/scheduling/clock/weekday.ts";
import { dayHoursOn } from "#domain/scheduling/closures/special-day.ts";
import { html, type SafeHtml } from "../../../platform/safe-html.ts";
import type { Shop } from "../shop-service.ts";
import { presentContact } from "./contact-present.ts";
import { type Frame, presentWholePage } from "./frame-present.ts";
import { type PageWords, pageWords } from "./words-present.ts";

/** The shop's own page: what it does, when, where and with whom. */
export const presentShop = (frame: Frame, shop: Shop): string => {
  const words = pageWords(frame.language, shop);
  const { texts } = words;
  const title = words.fill(texts.title, { business: shop.name });
  const isOpen = shop.state === "open";
  const intro = isOpen ? html`<p class="dim">${texts.intro}</p>` : html`<p class="note">${closedText(shop, words)}</p>`;
  const head = html`<div class="tight"><h1>${title}</h1>${intro}</div>`;
  // An owner who switched the page off shows no more than how to reach the shop.
  const main = shop.state === "off" ? "" : html`${isOpen ? services(shop, words) : ""}${people(shop, words)}`;
  const aside = html`${presentContact(shop, words)}${shop.state === "off" ? "" : html`${hours(shop, words)}${answers(shop, words)}`}`;
  const body = html`<div class="stack">${head}${main}</div><div class="stack">${aside}</div>`;
  return presentWholePage(frame, { title, body, shop, isWide: true, isIndexed: isOpen });
};

const closedText = ({ state }: Shop, { texts }: PageWords): string =>
  state === "open" ? texts.intro : texts.closedState[state];

const services = (shop: Shop, words: PageWords): SafeHtml => {
  const items = shop.turn.facts.types.map((type) => {
    const address = `/b/${shop.slug}/book?${new URLSearchParams({ service: type.id })}`;
    const label = words.fill(words.texts.bookService, { service: type.name });
    const about = type.description ? html`<p class="dim" dir="auto">${type.description}</p>` : "";
    return html`<li><div><h3 dir="auto">${type.name}</h3><p class="dim figures">${durationAndPrice(type, words)}</p>${about}</div><a class="button" href="${address}" aria-label="${label}">${words.texts.book}</a><p class="free dim figures">${firstFree(shop, type, words)}</p></li>`;
  });
  return html`<section class="card stack"><h2>${words.texts.services}</h2><ul class="services">${items}</ul></section>`;
};

export const durationAndPrice = ({ durationMinutes, price }: TypeFacts, { texts, fill, money }: PageWords): string =>
  [fill(texts.minutes, { count: String(durationMinutes) }), ...(price === null ? [] : [money(price)])].join(" · ");

/** Of each service a month ahead: a page with many of them is made in one go. */
const daysSearched = 30;

const firstFree = ({ turn }: Shop, type: TypeFacts, { texts, fill, when }: PageWords): string => {
  const request = availabilityRequestOf(turn, { typeId: type.id }, type, anyone);
  const able = { ...request, agents: agentsFor(turn, type) };
  const [day] = freeDays(turn, able, { from: turn.today, to: addDays(turn.today, daysSearched), count: 1 });
  const [slot] = day?.slots ?? [];
  return slot ? fill(texts.firstFree, { when: when(slot.date, slot.time) }) : texts.noneFree;
};

const people = ({ turn, pictures }: Shop, { texts }: PageWords): SafeHtml | "" => {
  const { agents } = turn.facts;
  if (agents.length === 0) return "";
  const items = agents.map(({ agentId, name }) => {
    const { avatar = null, specialties = [] } = pictures.get(agentId) ?? {};
    const special = specialties.length > 0 ? html`<br><span class="dim">${specialties.join(", ")}</span>` : "";
    return html`<li class="person">${presentFace(name, avatar)}<span dir="auto">${name}${special}</span></li>`;
  });
  return html`<section class="card stack"><h2>${texts.people}</h2><ul class="people">${items}</ul></section>`;
};

const presentFace = (name: string, avatar: string | null): SafeHtml =>
  avatar === null
    ? html`<span class="face" aria-hidden="true">${initialsOf(name)}</span>`
    : html`<img class="face" src="${avatar}" alt="" width="44" height="44" loading="lazy">`;

/** The next seven days, today first, so that special days are among them. */
const hours = ({ turn }: Shop, words: PageWords): SafeHtml => {
  const { texts, language, time } = words;
  const days = Array.from({ length: 7 }, (_, index) => addDays(turn.today, index));
  const rows = days.map((date, index) => {
    const { isOpen, startTime, endTime, special } = dayHoursOn(turn.facts.business, date);
    const day = index === 0 ? texts.today : (formatDate(date, language, "weekday") ?? weekdayOf(date));
    const name = special && (typeof special.name === "string" ? special.name : special.name[language]);
    const text = isOpen ? `${time(startTime)} – ${time(endTime)}` : texts.closed;
    const now = index === 0 ? html` class="now"` : "";
    return html`<dt${now}>${day}${name ? html` <span class="dim">${name}</span>` : ""}</dt><dd${now}>${text}</dd>`;
  });
  return html`<section class="card stack"><h2>${texts.hours}</h2><dl class="hours">${rows}</dl></section>`;
};

const answers = (shop: Shop, { texts }: PageWords): SafeHtml | "" => {
  if (shop.answers.length === 0) return "";
  const rows = shop.answers.map(({ title, answer }) => html`<dt dir="auto">${title}</dt><dd dir="auto">${answer}</dd>`);
  return html`<section class="card stack"><h2>${texts.goodToKnow}</h2><dl class="answers">${rows}</dl></section>`;
};
