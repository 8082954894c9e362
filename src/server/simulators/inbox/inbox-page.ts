import { brandMark } from "../../platform/brand/mark.ts";
import { html, type SafeHtml } from "../../platform/safe-html.ts";
import type { InboxMail } from "./inbox-store.ts";
import { inboxStyle } from "./inbox-style.ts";

type InboxView = {
  mails: readonly InboxMail[];
  chosen: InboxMail | undefined;
  /** A mail was asked for that is no longer kept. */
  isGone: boolean;
  asText: boolean;
};

/** The inbox as a page without script: the list at the left, the chosen mail at the right. */
export const inboxPage = (view: InboxView): string => {
  const hasChoice = view.chosen !== undefined || view.isGone;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${hasChoice ? undefined : html`<meta http-equiv="refresh" content="5">`}
<title>${view.chosen ? `${view.chosen.subject} · Inbox` : "Inbox"} · Daybook simulator</title>
<link rel="icon" href="/favicon.svg">
<style>${inboxStyle}</style>
</head>
<body class="${hasChoice ? "reading" : "listing"}">
<header>
<a class="wordmark" href="/">${brandMark}Daybook</a>
<span class="badge">Simulator</span>
<p>Emails that would have been sent. Nothing here leaves this machine.</p>
</header>
${view.mails.length === 0 && !view.isGone ? emptyInbox : html`<div class="panes">${mailList(view)}${reader(view)}</div>`}
</body>
</html>
`.markup;
};

const emptyInbox = html`<main class="empty"><span class="envelope"></span>
<h1>Inbox</h1><p>No emails yet. Sign up, and the verification email appears here.</p></main>`;

const mailList = ({ mails, chosen }: InboxView): SafeHtml =>
  html`<nav aria-label="Emails"><h1>Inbox <span class="count">${mails.length}</span></h1><ol>${mails.map(
    (
      mail,
    ) => html`<li><a href="/simulator/inbox?mail=${mail.id}"${mail.id === chosen?.id ? html` aria-current="page"` : undefined}>
<span class="row"><span class="to">${mail.to}</span>${shortTime(mail)}</span>
<span class="subject">${mail.subject || "(no subject)"}</span>
<span class="snippet">${snippet(mail)}</span></a></li>`,
  )}</ol></nav>`;

const reader = ({ chosen, isGone, asText }: InboxView): SafeHtml => {
  if (isGone) {
    return html`<main class="hint"><p>This email has been deleted.</p><p><a href="/simulator/inbox">Back to the inbox</a></p></main>`;
  }
  if (chosen === undefined)
    return html`<main class="hint"><p>Choose an email to read it. New ones appear automatically.</p></main>`;
  const showsText = asText || chosen.html === "";
  return html`<main><a class="back" href="/simulator/inbox">← All emails</a>
<h2>${chosen.subject || "(no subject)"}</h2>
<dl><dt>To</dt><dd>${chosen.to}</dd><dt>From</dt><dd>${chosen.from}</dd>${chosen.replyTo && html`<dt>Reply to</dt><dd>${chosen.replyTo}</dd>`}<dt>Received</dt><dd>${fullTime(chosen)}</dd>${calendarFiles(chosen)}${unsubscribeLink(chosen)}</dl>
${chosen.html === "" ? undefined : viewTabs(chosen, showsText)}
${
  showsText
    ? html`<pre>${chosen.text}</pre>`
    : html`<iframe title="The email as its recipient sees it" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/simulator/inbox/${chosen.id}.html"></iframe>`
}
</main>`;
};

const calendarFiles = ({ id, calendars }: InboxMail): SafeHtml | undefined =>
  calendars.length === 0
    ? undefined
    : html`<dt>Calendar</dt><dd>${calendars.map(
        ({ filename }, index) => html`<a href="/simulator/inbox/${id}/${String(index)}.ics">${filename}</a> `,
      )}</dd>`;

const unsubscribeLink = ({ unsubscribe }: InboxMail): SafeHtml | undefined =>
  unsubscribe === "" ? undefined : html`<dt>Unsubscribe</dt><dd><a href="${unsubscribe}">${unsubscribe}</a></dd>`;

const viewTabs = ({ id }: InboxMail, showsText: boolean): SafeHtml => {
  const here = html` aria-current="true"`;
  return html`<div class="tabs"><a href="/simulator/inbox?mail=${id}"${showsText ? undefined : here}>Formatted</a><a href="/simulator/inbox?mail=${id}&amp;view=text"${showsText ? here : undefined}>Plain text</a></div>`;
};

const snippet = ({ text }: InboxMail): string => text.replace(/\s+/g, " ").trim().slice(0, 140);

const shortTime = ({ at }: InboxMail): SafeHtml =>
  time(at, { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" });

const fullTime = ({ at }: InboxMail): SafeHtml => time(at, { dateStyle: "full", timeStyle: "long" });

const time = (at: string, format: Intl.DateTimeFormatOptions): SafeHtml =>
  html`<time datetime="${at}">${Temporal.Instant.from(at).toLocaleString("en", format)}</time>`;
