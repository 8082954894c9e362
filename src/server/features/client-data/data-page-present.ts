import { type Language, languageNames } from "#domain/languages.ts";
import { isElsewhere, zoneInWords } from "#domain/notices/client-zone/client-zone.ts";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { botTexts } from "#locales/bot-texts.ts";
import { clientDataTexts } from "#locales/client-data-texts.ts";
import { countriesOfPhone } from "../../platform/phone/countries-of-phone.ts";
import { html, type SafeHtml } from "../../platform/safe-html.ts";
import type { ClientData } from "./data-link-service.ts";

const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");

const page = (language: Language, title: string, body: SafeHtml): string =>
  `<!doctype html>${
    html`<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${styles}</style></head><body><main>${body}</main></body></html>`
      .markup
  }`;

const styles: SafeHtml = {
  markup:
    "body{font:1rem/1.5 system-ui,sans-serif;margin:0}main{max-width:44rem;margin:0 auto;padding:1.5rem 1rem 4rem}h1{line-height:1.2}dt{opacity:.7}dd{margin:0 0 .5rem}ul{list-style:none;padding:0}li{padding:.5rem 0;border-top:1px solid #8886;overflow-wrap:anywhere;white-space:pre-line}small{opacity:.7}",
};

/** For a link that has ended or never was; nothing is said about which. */
export const presentGone = (language: Language): string => {
  const texts = clientDataTexts[language];
  return page(language, texts.gone, html`<h1>${texts.gone}</h1><p>${texts.goneText}</p>`);
};

/** Everything, to be read by the person it is about. */
export const presentDataPage = (data: ClientData, path: string, now: Temporal.Instant): string => {
  const { language, business, zone, client } = data;
  const texts = clientDataTexts[language];
  const written = (at: Temporal.Instant): string => {
    const wall = at.toZonedDateTimeISO(zone);
    const time = formatTime(wall.toPlainTime().toString({ smallestUnit: "minute" }), language) ?? "";
    return `${formatDate(wall.toPlainDate().toString(), language) ?? ""}, ${time}`;
  };
  const fields: readonly (readonly [string, string | null])[] = [
    [texts.name, client.name],
    [texts.profileName, client.profileName],
    [texts.number, client.number],
    [texts.email, client.email],
    [texts.mailStopped, client.mailStoppedAt && written(client.mailStoppedAt)],
    [texts.language, client.language === null ? null : languageNames[language]],
    [texts.since, written(client.since)],
    [texts.stopped, client.stoppedAt && written(client.stoppedAt)],
    [texts.disclosed, client.disclosedAt && written(client.disclosedAt)],
  ];
  const known = fields.flatMap(([label, value]) => (value ? [html`<dt>${label}</dt><dd>${value}</dd>`] : []));
  const appointments = data.appointments.map(({ date, time, service, with: agent, status, bookedFor, note }) => {
    const when = `${formatDate(date, language) ?? date}, ${formatTime(time, language) ?? time}`;
    const forWhom = bookedFor ? ` · ${fill(texts.bookedFor, { name: bookedFor })}` : "";
    return html`<li><strong>${when}</strong> · ${service} · ${agent}${forWhom} <small>${texts[status]}</small>${note === null ? "" : html`<br>${note}`}</li>`;
  });
  const waits = data.waitlist.map((wait) => presentWait(wait, language));
  const waitlist = waits.length > 0 ? html`<h2>${texts.waitlist}</h2><ul>${waits}</ul>` : [];
  const asked = data.questions.map(({ at, question, answer, isOpen }) => {
    const state = html`<small>${isOpen ? texts.questionOpen : ""}</small>`;
    return html`<li><small>${written(at)}</small><br>${question} ${state}${answer === null ? "" : html`<br>${answer}`}</li>`;
  });
  const questions = asked.length > 0 ? html`<h2>${texts.questions}</h2><ul>${asked}</ul>` : [];
  const messages = data.messages.map(
    ({ by, at, text }) =>
      html`<li><small>${by === "you" ? texts.you : business} · ${written(at)}</small><br>${text}</li>`,
  );
  const title = fill(texts.title, { business });
  const intro = `${fill(texts.intro, { date: written(now) })} ${fill(texts.open, { date: written(data.expiresAt) })}`;
  const list = (items: readonly SafeHtml[], none: string) =>
    items.length > 0 ? html`<ul>${items}</ul>` : html`<p>${none}</p>`;
  const parts = [
    html`<h1>${title}</h1><p>${intro} ${zoneNote(data, now)}</p><p><a href="${path}.json" download>${texts.download}</a></p>`,
    html`<h2>${texts.about}</h2><dl>${known}</dl>`,
    html`<h2>${texts.appointments}</h2>${list(appointments, texts.noAppointments)}${waitlist}${questions}`,
    html`<h2>${texts.messages}</h2>${list(messages, texts.noMessages)}<p>${texts.notes}</p>`,
  ];
  return page(language, title, html`${parts}`);
};

/** All times on the page are the business's. Somebody elsewhere has to know. */
const zoneNote = ({ zone, language, client }: ClientData, now: Temporal.Instant): string => {
  if (!isElsewhere(countriesOfPhone(client.number ?? ""), zone, now)) return "";
  const { name, note } = botTexts[language].zone;
  return fill(note, { zone: zoneInWords(zone, language, name) });
};

const presentWait = (wait: ClientData["waitlist"][number], language: Language): SafeHtml => {
  const texts = clientDataTexts[language];
  const day = (date: string): string => formatDate(date, language) ?? date;
  const hour = (time: string): string => formatTime(time, language) ?? time;
  const days = wait.from === wait.to ? day(wait.from) : `${day(wait.from)} – ${day(wait.to)}`;
  const times = wait.fromTime !== null && wait.toTime !== null ? `${hour(wait.fromTime)} – ${hour(wait.toTime)}` : null;
  const facts = [times, wait.service, wait.with ?? texts.anyone].filter((fact) => fact !== null).join(" · ");
  const offers = wait.offers.map(
    ({ date, time }) => html`<br><small>${fill(texts.offered, { date: `${day(date)}, ${hour(time)}` })}</small>`,
  );
  const states: Record<string, string> = { waiting: texts.onList, taken: texts.listBooked };
  return html`<li><strong>${days}</strong> · ${facts} <small>${states[wait.state] ?? texts.listEnded}</small>${offers}</li>`;
};
