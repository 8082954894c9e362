import { html, type SafeHtml } from "../../../platform/safe-html.ts";
import type { PayPalModes } from "../modes.ts";
import type { SubscriptionAction } from "../subscriptions/subscription-actions.ts";
import type { SubscriptionRecord } from "../subscriptions/subscription-record.ts";
import { payPalPage } from "./paypal-page.ts";

/** What a tester may do; also as `POST /simulator/api/paypal/subscriptions/:id/<action>`. */
export const testerActions = [
  "activate",
  "renew",
  "fail",
  "decline",
  "mend",
  "suspend",
  "cancel",
  "expire",
  "forget",
] as const satisfies readonly SubscriptionAction[];

const meanings: Record<(typeof testerActions)[number], string> = {
  activate: "the first payment arrives, or a suspended subscription resumes",
  renew: "the renewal comes due now",
  fail: "the renewal comes due now and fails, and the card keeps failing",
  decline: "the card fails from now on",
  mend: "the payer adds a card that works",
  suspend: "PayPal suspends the subscription",
  cancel: "the payer cancels with PayPal",
  expire: "the subscription expires",
  forget: "PayPal no longer knows the subscription",
};

/** For testers: every subscription, and what can happen to it. */
export const controlPage = (records: readonly SubscriptionRecord[], modes: PayPalModes): string =>
  payPalPage(
    "Control",
    html`<table>
<thead><tr><th>Subscription</th><th>Status</th><th>Agents</th><th>Next billing</th><th>Failed, owed, card</th><th>Payments</th><th>Actions</th></tr></thead>
<tbody>${records.toReversed().map(row)}</tbody>
</table>
<h2>What they do</h2>
<ul>${testerActions.map((action) => html`<li><strong>${action}</strong>: ${meanings[action]}</li>`)}</ul>
<p>Also through the API: <code>POST /simulator/api/paypal/subscriptions/:id/&lt;action&gt;</code>,
<code>GET /simulator/api/paypal/subscriptions</code>, and the modes with <code>POST /simulator/api/paypal/modes</code>:
<code>${JSON.stringify(modes)}</code></p>`,
  );

const row = (record: SubscriptionRecord): SafeHtml => html`<tr>
<td>${record.sid}</td>
<td>${record.isForgotten ? "forgotten" : record.status}</td>
<td>${record.quantity}${record.revisedQuantity === null ? "" : ` → ${record.revisedQuantity}`}</td>
<td>${record.nextBillingAt ?? "–"}</td>
<td>${String(record.failedPayments)}, $${record.owed.toFixed(2)}, ${record.method}</td>
<td>${record.payments.map(({ at, amount, refundedAt }) => html`${at} $${amount}${refundedAt === null ? "" : " refunded"}<br>`)}</td>
<td><form method="post" action="/simulator/paypal">
<input type="hidden" name="subscription" value="${record.sid}">
${testerActions.map((action) => html`<button name="action" value="${action}" aria-label="${action} ${record.sid}">${action}</button>`)}
</form></td>
</tr>`;
