import { html } from "../../../platform/safe-html.ts";
import type { SubscriptionRecord } from "../subscriptions/subscription-record.ts";
import { payPalPage } from "./paypal-page.ts";

/** Where a payer changes how an automatic payment is paid. */
export const managePage = ({ sid, status, owed, method }: SubscriptionRecord): string =>
  payPalPage(
    "Automatic payments",
    html`<p><strong>Daybook, ${sid}</strong><br>${status}. ${owed > 0 ? `$${owed.toFixed(2)} USD couldn't be collected.` : "Nothing is owed."}</p>
<p>${method === "fails" ? "Your card was declined." : "Your card works."}</p>
<form method="post" action="/simulator/paypal/manage">
<input type="hidden" name="subscription" value="${sid}">
<button class="gold">Use another card</button>
</form>`,
  );

export const mendedPage = ({ sid }: SubscriptionRecord): string =>
  payPalPage(
    "Automatic payments",
    html`<p role="status"><strong>Your new card is saved for ${sid}.</strong></p>
<p>You can close this page and go back to <a href="/subscription">Daybook</a>.</p>`,
  );
