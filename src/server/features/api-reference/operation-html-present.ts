import { commonErrors, type ErrorCode, errorStatus } from "#contract/errors.ts";
import { errorWords } from "#contract/reference/error-words.ts";
import type { Route } from "#contract/route.ts";
import { html, type SafeHtml } from "../../platform/safe-html.ts";
import { presentCurl, presentExample } from "./example-present.ts";
import { type Field, presentFields } from "./fields-present.ts";
import { accessWords } from "./openapi-present.ts";
import {
  type Parameter,
  presentOperationId,
  presentParameters,
  presentPath,
  presentRefusals,
} from "./operation-present.ts";
import { presentRules, presentSchemaType, type SchemaRule } from "./rules-present.ts";
import { presentSchema } from "./schema-present.ts";

/** One call, as a section of the reference page. */
export const presentOperationHtml = (route: Route, publicUrl: string): SafeHtml => {
  const id = presentOperationId(route);
  const parameters = presentParameters(route);
  return html`<section class="operation" id="${id}" aria-labelledby="${id}-title">
<h3 id="${id}-title"><a class="anchor" href="#${id}">${route.summary}</a></h3>
<p class="address">${methodBadge(route)} <code>${presentPath(route)}</code><span class="access">${prose(accessWords(route))}</span></p>
${route.description ? html`<p>${prose(route.description)}</p>` : undefined}
${parameters.length > 0 ? html`<h4>Parameters</h4>${parameterTable(parameters)}` : undefined}
${route.body ? html`<h4>Body</h4>${fieldTable(presentFields(presentSchema(route.body, "input")), "request")}` : undefined}
<h4>Example</h4><pre tabindex="0" aria-label="Example request">${presentCurl(route, publicUrl)}</pre>
${answer(route)}
<h4>Errors</h4>${errors(route)}
</section>`;
};

export const methodBadge = ({ method }: Route): SafeHtml =>
  html`<span class="method ${method.toLowerCase()}">${method}</span>`;

export const errorTable = (codes: readonly ErrorCode[], anchored = false): SafeHtml => html`<table>
<thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Meaning</th></tr></thead>
<tbody>${codes.map(
  (code) => html`<tr${anchored ? html` id="error-${code}"` : undefined}>
<td class="status">${errorStatus[code]}</td><td><code>${code}</code></td><td>${prose(errorWords[code])}</td></tr>`,
)}</tbody></table>`;

const parameterTable = (parameters: readonly Parameter[]): SafeHtml => html`<table class="fields">
<thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Type</th><th scope="col">Required</th><th scope="col">Meaning</th></tr></thead>
<tbody>${parameters.map(
  ({ name, in: place, required, description, schema }) => html`<tr>
<td><code>${name}</code></td><td>${place}</td><td>${presentSchemaType(schema)}</td>${requiredCell(required)}
${rulesCell([...(description && description !== schema.description ? [{ label: description }] : []), ...presentRules(schema)])}</tr>`,
)}</tbody></table>`;

const fieldTable = (fields: readonly Field[], side: "request" | "answer"): SafeHtml => {
  if (fields.length === 0) return html`<p>An empty object.</p>`;
  return html`<table class="fields">
<thead><tr><th scope="col">Field</th><th scope="col">Type</th>${side === "request" ? html`<th scope="col">Required</th>` : undefined}<th scope="col">Meaning</th></tr></thead>
<tbody>${fields.map(({ name, type, required, rules }) => {
    const mayBeAbsent = side === "answer" && !required && !name.endsWith("*");
    return html`<tr><td><code>${pathMarkup(name)}</code></td><td>${type}</td>${side === "request" ? requiredCell(required) : undefined}
${rulesCell(mayBeAbsent ? [{ label: "may be absent" }, ...rules] : rules)}</tr>`;
  })}</tbody></table>`;
};

/** Words between backticks as code. */
const prose = (text: string): SafeHtml =>
  html`${text.split("`").map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;

const requiredCell = (required: boolean): SafeHtml =>
  required ? html`<td class="required">required</td>` : html`<td class="optional">optional</td>`;

const rulesCell = (rules: readonly SchemaRule[]): SafeHtml =>
  html`<td class="rules">${rules.map(
    ({ label, values }) =>
      html`<span>${prose(label)}${values?.map((value, index) => html`${index > 0 ? "," : ""} <code>${value}</code>`)}</span>`,
  )}</td>`;

/** The path of a field's parents, quieter than its own name. */
const pathMarkup = (name: string): SafeHtml => {
  const end = name.lastIndexOf(".") + 1;
  return end > 0 ? html`<span class="within">${name.slice(0, end)}</span>${name.slice(end)}` : html`${name}`;
};

const answer = (route: Route): SafeHtml => {
  const status = route.status ?? 200;
  const title = html`<h4>Answer <span class="status">${status}</span></h4>`;
  if (status === 204) return html`${title}<p>No body.</p>`;
  const schema = presentSchema(route.response, "output");
  return html`${title}${fieldTable(presentFields(schema), "answer")}
<details><summary>Example response</summary><pre tabindex="0" aria-label="Example response">${JSON.stringify(presentExample(schema), null, 2)}</pre></details>`;
};

/** What belongs to this call alone is here; the rest appears once, at the end of the page. */
const errors = (route: Route): SafeHtml => {
  const refusals = presentRefusals(route);
  const own = refusals.filter((code) => route.errors?.includes(code) && !generalErrors.has(code));
  const general = refusals.filter((code) => !own.includes(code));
  const links = general.map((code) => html` <a href="#error-${code}">${errorStatus[code]} ${code}</a>`);
  return html`${own.length > 0 ? errorTable(own) : undefined}<p class="also">${own.length > 0 ? "And, as" : "As"} with any call of its kind:${links}</p>`;
};

const generalErrors: ReadonlySet<ErrorCode> = new Set([...commonErrors, "signed-out", "key-invalid", "key-scope"]);
