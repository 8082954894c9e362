import { html } from "../../../platform/safe-html.ts";
import { payPalPage } from "./paypal-page.ts";

type Offer = { id: string; quantity: string; revisedQuantity: string | null; unitPrice: number };

/** Where the approve link of a subscription leads: the same question as in the button's window, as a page. */
export const approvalPage = ({ id, quantity, revisedQuantity, unitPrice }: Offer): string => {
  const agents = revisedQuantity ?? quantity;
  const change = revisedQuantity === null ? "" : `Change from ${quantity} to ${revisedQuantity}. `;
  return payPalPage(
    "Approve",
    html`<p><strong>${change}${agents} × Daybook agent, $${(Number(agents) * unitPrice).toFixed(2)} USD every month</strong></p>
<form method="post" action="/simulator/paypal/approve">
<input type="hidden" name="subscription" value="${id}">
<button class="gold" name="answer" value="approve">Approve</button>
<button name="answer" value="cancel">Cancel</button>
</form>`,
  );
};
