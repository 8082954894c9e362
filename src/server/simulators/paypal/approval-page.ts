import { html } from "../../platform/safe-html.ts";

type Offer = { id: string; quantity: string; revisedQuantity: string | null; unitPrice: number };

/** Where the approve link of a subscription leads: the same question as in the button's window, as a page. */
export const approvalPage = ({ id, quantity, revisedQuantity, unitPrice }: Offer): string => {
  const agents = revisedQuantity ?? quantity;
  const change = revisedQuantity === null ? "" : `Change from ${quantity} to ${revisedQuantity}. `;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Approve · simulated PayPal</title>
<style>
body{font:1rem/1.5 Arial,Helvetica,sans-serif;max-width:26rem;margin:4rem auto;padding:0 1rem;color:#001435;background:#fff}
button{min-height:48px;width:100%;margin-top:.75rem;border-radius:999px;border:1px solid #687173;background:#fff;font:700 1rem Arial}
.gold{background:#ffc439;border-color:#ffc439;color:#142c8e}
</style>
</head>
<body>
<main>
<h1>PayPal</h1>
<p>Simulator: no money moves.</p>
<p><strong>${change}${agents} × Daybook agent, $${(Number(agents) * unitPrice).toFixed(2)} USD every month</strong></p>
<form method="post" action="/simulator/paypal/approve">
<input type="hidden" name="subscription" value="${id}">
<button class="gold" name="answer" value="approve">Approve</button>
<button name="answer" value="cancel">Cancel</button>
</form>
</main>
</body>
</html>
`.markup;
};
