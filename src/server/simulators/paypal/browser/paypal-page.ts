import { html, type SafeHtml } from "../../../platform/safe-html.ts";

/** The frame of every page of the simulated PayPal. */
export const payPalPage = (title: string, body: SafeHtml): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · simulated PayPal</title>
<style>
body{font:1rem/1.5 Arial,Helvetica,sans-serif;max-width:26rem;margin:4rem auto;padding:0 1rem;color:#001435;background:#fff}
body:has(table){max-width:72rem;margin-top:2rem}
button{min-height:48px;width:100%;margin-top:.75rem;border-radius:999px;border:1px solid #687173;background:#fff;color:#001435;font:700 1rem Arial;cursor:pointer}
.gold{background:#ffc439;border-color:#ffc439;color:#142c8e}
table{border-collapse:collapse;width:100%}
th,td{padding:.5rem;border-bottom:1px solid #ccc;text-align:start;vertical-align:top}
td form{display:flex;flex-wrap:wrap;gap:.25rem}
td button{width:auto;min-height:32px;margin:0;padding:0 .75rem;font-size:.875rem}
</style>
</head>
<body>
<main>
<h1>PayPal</h1>
<p>Simulator: no money moves.</p>
${body}
</main>
</body>
</html>
`.markup;
