import type { FreeDay } from "#domain/conversation/availability/free-times.ts";
import { zoneInWords } from "#domain/notices/client-zone/client-zone.ts";
import { botTexts } from "#locales/bot-texts.ts";
import { html, type SafeHtml } from "../../../platform/safe-html.ts";
import type { Shop } from "../shop-service.ts";
import { presentContact } from "./contact-present.ts";
import type { PageWords } from "./words-present.ts";

export type TimeChoice = {
  /** Addresses of what can be chosen; each keeps everything else that is chosen. */
  address(chosen: { with?: string; date?: string; from?: string; time?: string }): string;
  /** Whom one may ask for; empty where there is no choice. */
  people: readonly { id: string; name: string }[];
  /** An agent's id, or `anyone`. */
  withId: string;
  days: readonly FreeDay[];
  /** Of the days. */
  date: string | null;
  /** Where the next days begin, and whether these are later ones. */
  next: string | null;
  isLater: boolean;
};

/** With whom, on which day, at what time: links, each of which is a page of its own. */
export const presentTimes = (shop: Shop, words: PageWords, choice: TimeChoice): SafeHtml => {
  const { texts, fill, fullDay } = words;
  const chosen = choice.days.find(({ date }) => date === choice.date);
  const people = choice.people.length > 1 ? presentPeople(words, choice) : "";
  if (!chosen) return html`${people}<p class="note">${texts.nothingFree}</p>${presentContact(shop, words)}`;
  const times = chosen.slots.map(
    ({ date, time }) => html`<li><a class="chip" href="${choice.address({ date, time })}">${words.time(time)}</a></li>`,
  );
  const zone = zoneInWords(shop.turn.facts.business.zone, words.language, botTexts[words.language].zone.name);
  return html`${people}<section class="stack"><h2>${texts.day}</h2>${presentDays(words, choice)}</section><section class="stack"><h2>${fill(texts.timesOn, { date: fullDay(chosen.date) })}</h2><ul class="times">${times}</ul><p class="dim">${fill(texts.businessTime, { zone })}</p></section>`;
};

const presentPeople = ({ texts }: PageWords, { people, withId, address }: TimeChoice): SafeHtml => {
  const all = [{ id: "anyone", name: texts.anyone }, ...people];
  const links = all.map(
    ({ id, name }) =>
      html`<li><a class="chip" href="${address({ with: id })}"${current(id === withId)} dir="auto">${name}</a></li>`,
  );
  return html`<section class="stack"><h2>${texts.withWhom}</h2><ul class="chips">${links}</ul></section>`;
};

const presentDays = (
  { texts, day }: PageWords,
  { days, date: chosen, next, isLater, address }: TimeChoice,
): SafeHtml => {
  const links = days.map(
    ({ date }) =>
      html`<li><a class="chip" href="${address({ date })}"${current(date === chosen)}>${day(date)}</a></li>`,
  );
  const later =
    next === null ? "" : html`<li><a class="chip" href="${address({ from: next })}">${texts.laterDays}</a></li>`;
  const first = isLater ? html`<li><a class="chip" href="${address({ from: "" })}">${texts.earliestDays}</a></li>` : "";
  return html`<ul class="chips">${first}${links}${later}</ul>`;
};

const current = (isChosen: boolean): SafeHtml | "" => (isChosen ? html` aria-current="true"` : "");
