import { markId } from "../brand/mark-png.ts";
import { html, type SafeHtml } from "../safe-html.ts";
import type { MailContent } from "./mail-content.ts";

/**
 * The HTML form, for mail clients of every age: tables for layout and inline styles, because Outlook knows no
 * other and Gmail drops style sheets in some places; the style sheet only adds the dark colors and narrow screens.
 */
export const mailHtml = (content: MailContent): string =>
  html`<!doctype html>
<html lang="${content.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${content.subject}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .card-cell { padding: 28px 22px !important; }
  .button-table, .button-table a { width: 100% !important; box-sizing: border-box; }
}
@media (prefers-color-scheme: dark) {
  .paper { background-color: #121614 !important; }
  .card { background-color: #1b211e !important; border-color: #2c3430 !important; }
  .ink, .ink strong { color: #ecefed !important; }
  .muted { color: #a3aea8 !important; }
  .soft { background-color: #242c28 !important; border-color: #2c3430 !important; }
  .rule { border-color: #2c3430 !important; }
  .green { color: #6fd3ad !important; }
  .button-cell { background-color: #6fd3ad !important; }
  .button-cell a { color: #0f1513 !important; border-color: #6fd3ad !important; }
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:#fbfaf7;-webkit-text-size-adjust:100%;">
<div style="display:none;max-height:0;overflow:hidden;opacity:0;">${content.preheader}${previewFiller}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#fbfaf7" style="background-color:#fbfaf7;">
<tr><td align="center" style="padding:36px 16px 44px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;">
<tr><td style="padding:0 6px 20px;">${content.brand === undefined ? wordmark : brandName(content.brand)}</td></tr>
<tr><td class="card" bgcolor="#ffffff" style="background-color:#ffffff;border:1px solid #e8e4da;border-radius:16px;">${card(content)}</td></tr>
<tr><td class="muted" style="padding:22px 8px 0;${font}font-size:13px;line-height:20px;color:#646d68;">${content.footer}${content.stop && stopLink(content.stop)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.markup;

const font =
  "font-family:'Figtree Variable',Figtree,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;";
const paragraph = `margin:0 0 20px;${font}font-size:16px;line-height:25px;color:#1d2421;`;

// Without it the inbox list would go on with the heading and the greeting after the preheader.
const previewFiller = html`${Array.from({ length: 60 }, () => html`&#8199;&#847; `)}`;

// The mark travels with the mail: what would have to be fetched is blocked by many mail clients, and SVG is dropped.
const wordmark = html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="padding-right:10px;"><img src="cid:${markId}" width="36" height="36" alt="" style="display:block;border:0;width:36px;height:36px;"></td>
<td class="ink" style="${font}font-size:20px;line-height:24px;font-weight:700;letter-spacing:-0.2px;color:#1d2421;">Daybook</td>
</tr></table>`;

const brandName = (name: string): SafeHtml =>
  html`<div class="ink" dir="auto" style="${font}font-size:20px;line-height:26px;font-weight:700;color:#1d2421;">${name}</div>`;

const stopLink = ({ label, url }: { label: string; url: string }): SafeHtml =>
  html`<br><a class="muted" href="${url}" style="color:#646d68;">${label}</a>`;

const card = (content: MailContent): SafeHtml =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="card-cell" style="padding:36px 40px;">
<h1 class="ink" style="margin:0 0 18px;${font}font-size:26px;line-height:32px;font-weight:700;letter-spacing:-0.4px;color:#1d2421;">${content.heading}</h1>
${content.greeting && html`<p class="ink" style="${paragraph}">${content.greeting}</p>`}
<p class="ink" style="${paragraph}">${content.body.html}</p>
${content.code && codeBox(content.code)}
${content.facts.length > 0 ? factTable(content.facts) : undefined}
${content.link && button(content.link)}
<p class="muted" style="margin:0;${font}font-size:15px;line-height:23px;color:#59625d;">${content.note}</p>
${content.signature && html`<p class="ink" style="margin:24px 0 0;${font}font-size:15px;line-height:23px;color:#1d2421;">${content.signature}</p>`}
${content.link && linkHint(content.link)}
</td></tr></table>`;

const codeBox = (code: string): SafeHtml =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 24px;"><tr>
<td class="soft ink" align="center" bgcolor="#f3f1ea" style="background-color:#f3f1ea;border:1px solid #e8e4da;border-radius:12px;padding:20px 12px 20px 20px;font-family:ui-monospace,'SF Mono',Menlo,Consolas,monospace;font-size:34px;line-height:40px;font-weight:700;letter-spacing:8px;color:#1d2421;">${code}</td>
</tr></table>`;

const factTable = (facts: MailContent["facts"]): SafeHtml =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 24px;">${facts.map(
    ({ label, value }) => html`<tr><td class="rule" style="padding:12px 0;border-top:1px solid #e8e4da;">
<div class="muted" style="${font}font-size:13px;line-height:18px;color:#646d68;">${label}</div>
<div class="ink" style="${font}font-size:16px;line-height:25px;color:#1d2421;white-space:pre-line;word-break:break-word;">${value}</div>
</td></tr>`,
  )}</table>`;

const button = ({ label, url }: { label: string; url: string }): SafeHtml =>
  html`<table role="presentation" class="button-table" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 24px;"><tr>
<td class="button-cell" align="center" bgcolor="#1f7a5c" style="background-color:#1f7a5c;border-radius:12px;"><a href="${url}" style="display:inline-block;padding:13px 26px;border:1px solid #1f7a5c;border-radius:12px;${font}font-size:16px;line-height:22px;font-weight:600;color:#ffffff;text-decoration:none;">${label}</a></td>
</tr></table>`;

const linkHint = ({ url, hint }: { url: string; hint: string }): SafeHtml =>
  html`<p class="muted rule" style="margin:24px 0 0;padding-top:18px;border-top:1px solid #e8e4da;${font}font-size:13px;line-height:20px;color:#646d68;">${hint}<br>
<a class="green" href="${url}" style="color:#1f7a5c;word-break:break-all;">${url}</a></p>`;
