import { type ErrorCode, errorStatus } from "#contract/errors.ts";
import { tagWords } from "#contract/reference/tag-words.ts";
import type { Route } from "#contract/route.ts";
import { keyCallLimit, keyPrefix } from "#domain/api-keys/api-key.ts";
import { brandMark } from "../../platform/brand/mark.ts";
import { html, type SafeHtml } from "../../platform/safe-html.ts";
import { errorTable, methodBadge, presentOperationHtml } from "./operation-html-present.ts";
import { presentOperationId, presentPath } from "./operation-present.ts";
import { pageStyle } from "./page-style-present.ts";

/** The API reference as one page without script. */
export const presentPage = (routes: readonly Route[], publicUrl: string): string => {
  const groups = [...Map.groupBy(routes, ({ tag }) => tag)];
  const navigation = groups.map(navigationGroup);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>API reference · Daybook</title>
<link rel="icon" href="/favicon.svg">
<style>${pageStyle}</style>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header><a class="wordmark" href="/">${brandMark}Daybook</a><span class="badge">API</span>
<a class="document" href="/api/v1/openapi.json">openapi.json</a></header>
<div class="columns">
<nav class="side" aria-label="Requests">${navigation}${errorsLink}</nav>
<nav class="folded" aria-label="Requests"><details><summary>All requests</summary>${navigation}${errorsLink}</details></nav>
<main id="content" tabindex="-1">
<h1>API reference</h1>
${introduction(publicUrl)}
${groups.map(
  ([tag, members]) => html`<section class="group" aria-labelledby="${tagId(tag)}"><h2 id="${tagId(tag)}">${tag}</h2>
${tagWords[tag] ? html`<p>${tagWords[tag]}</p>` : undefined}
${members.map((route) => presentOperationHtml(route, publicUrl))}</section>`,
)}
${errorSection}
</main>
</div>
</body>
</html>
`.markup;
};

const navigationGroup = ([tag, routes]: [
  string,
  Route[],
]): SafeHtml => html`<h2><a href="#${tagId(tag)}">${tag}</a></h2>
<ul>${routes.map(
  (route) => html`<li><a href="#${presentOperationId(route)}" title="${route.summary}">${methodBadge(route)}
<span>${breakable(presentPath(route).slice("/api/v1".length))}</span></a></li>`,
)}</ul>`;

/** A path too long for its line breaks before a slash rather than within a word. */
const breakable = (path: string): SafeHtml[] => path.split(/(?=\/)/).map((part) => html`<wbr>${part}`);

const errorsLink = html`<h2><a href="#errors">Errors</a></h2>`;

const introduction = (
  publicUrl: string,
): SafeHtml => html`<p class="lead">You can do everything the dashboard does through the API: JSON over HTTP, at <code>${publicUrl}/api/v1</code>.
The machine-readable version is <a href="/api/v1/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<dl class="basics">
<dt>API keys</dt><dd>Create a key under <a href="/settings?tab=api">Settings &gt; API</a>, and send it with every request.
It begins with <code>${keyPrefix}</code>.
<pre tabindex="0" aria-label="Using a key with curl">export DAYBOOK_KEY='${keyPrefix}…'
curl '${publicUrl}/api/v1/booking/agents' \\
  -H "Authorization: Bearer $DAYBOOK_KEY"</pre>
Its scope is <code>read</code>, <code>book</code> or <code>manage</code>, each including the ones before it;
every request below names the scope it needs.
Never put a key in an address, and never send it with a cookie. A revoked key is refused with its next request.</dd>
<dt>Limits</dt><dd>Each key may send ${keyCallLimit.hits} requests in ${keyCallLimit.windowSeconds} seconds. Responses have
<code>RateLimit-Limit</code>, <code>RateLimit-Remaining</code> and <code>RateLimit-Reset</code>, in seconds.
Beyond the limit, wait as long as <code>Retry-After</code> says.</dd>
<dt>Paging</dt><dd>Send the <code>nextCursor</code> of a list as <code>cursor</code> to get the next page.
It is <code>null</code> on the last page.</dd>
<dt>Changes</dt><dd>Send the <code>version</code> you read with each change.
<code>edit-conflict</code> means that someone else was faster: read again, then decide.</dd>
<dt>Assistants</dt><dd><code>${publicUrl}/mcp</code> speaks the Model Context Protocol (streamable HTTP) with the same keys:
services, free times, appointments; book, move and cancel. Every change answers with what was stored.</dd>
<dt>Logging in</dt><dd>The dashboard itself uses the cookie that logging in sets. Requests that no key may send need it, too.
So do the uploads of pictures, as <code>multipart/form-data</code> with one file: <code>POST /api/v1/me/picture</code>,
<code>/api/v1/agents/picture</code> and <code>/api/v1/whatsapp/logo</code> answer with the <code>url</code> to save.
<pre tabindex="0" aria-label="Logging in with curl">curl -c cookies.txt '${publicUrl}/api/auth/sign-in/email' \\
  -H 'Content-Type: application/json' \\
  -d '{"email": "ana@example.com", "password": "…"}'</pre>
A request that changes something with that cookie must also send <code>X-Daybook-Request: 1</code>, which shows that it doesn't come from another site.</dd>
<dt>Times</dt><dd>Timestamps are ISO 8601 in UTC. Dates and times of day are in the business's time zone.</dd>
<dt>Unknown fields</dt><dd>Fields not listed on this page are rejected, so a misspelled one never goes unnoticed.</dd>
<dt>Retries</dt><dd>Where <code>Idempotency-Key</code> is listed, send a new value with each action and the same one with its retries. The action is done only once.</dd>
<dt>Finding a request again</dt><dd>Every response has an <code>X-Request-Id</code>, which also appears in the server's log.</dd>
</dl>`;

const errorSection = html`<section class="group" aria-labelledby="errors"><h2 id="errors">Errors</h2>
<p>All errors have the same format. Use <code>code</code> in your program; <code>message</code> is for people and may change.
<code>fields</code>, if present, lists each invalid field and what is wrong with it.</p>
<pre tabindex="0" aria-label="Example of an error">{
  "code": "invalid-input",
  "message": "Please correct the errors in the form",
  "fields": { "language": "invalid" }
}</pre>
${errorTable(
  (Object.keys(errorStatus) as ErrorCode[]).sort((a, b) => errorStatus[a] - errorStatus[b]),
  true,
)}
<p>With 429 and 503, <code>Retry-After</code> says how many seconds to wait, if known.</p></section>`;

const tagId = (tag: string): string => `tag-${tag.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
