import { typeface } from "../../platform/brand/mark.ts";
import { html } from "../../platform/safe-html.ts";

/** The look of the inbox page: paper, ink, one green; dark where the reader prefers it; one pane on a phone. */
export const inboxStyle = html`
${typeface}
:root {
  color-scheme: light dark;
  --paper: light-dark(#fbfaf7, #121614); --raised: light-dark(#ffffff, #1b211e); --soft: light-dark(#f3f1ea, #242c28);
  --ink: light-dark(#1d2421, #ecefed); --muted: light-dark(#5d6661, #a3aea8); --line: light-dark(#e8e4da, #2c3430);
  --green: light-dark(#1f7a5c, #6fd3ad); --tint: light-dark(#e6f2ec, #20342b);
}
* { box-sizing: border-box; }
html, body { height: 100%; }
body {
  margin: 0; display: flex; flex-direction: column; background: var(--paper); color: var(--ink);
  font: 15px/1.5 "Figtree Variable", Figtree, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
a { color: var(--green); }
a:focus-visible { outline: 2px solid var(--green); outline-offset: -2px; border-radius: 8px; }
header { display: flex; align-items: center; gap: 12px; padding: 8px 24px; border-bottom: 1px solid var(--line); }
header p { margin: 0 0 0 auto; color: var(--muted); font-size: 14px; }
.wordmark {
  display: flex; align-items: center; gap: 10px; min-height: 44px;
  color: var(--ink); font-weight: 700; font-size: 19px; letter-spacing: -0.2px; text-decoration: none;
}
.badge { padding: 2px 10px; border-radius: 99px; background: var(--tint); color: var(--green); font-size: 13px; font-weight: 600; }
.panes { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(280px, 380px) 1fr; }
nav { overflow-y: auto; border-right: 1px solid var(--line); }
h1 { margin: 0; padding: 20px 24px 12px; font-size: 22px; line-height: 1.25; letter-spacing: -0.3px; }
.count { color: var(--muted); font-size: 15px; font-weight: 500; letter-spacing: 0; }
ol { list-style: none; margin: 0; padding: 0 12px 24px; }
li a {
  display: block; padding: 12px; border-radius: 12px; color: inherit; text-decoration: none;
  transition: background-color 120ms;
}
li a:hover { background: var(--soft); }
li a[aria-current] { background: var(--tint); }
.row { display: flex; justify-content: space-between; gap: 12px; font-size: 13px; color: var(--muted); }
.row time { flex: none; font-variant-numeric: tabular-nums; }
.to, .subject, .snippet { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.subject, .snippet { display: block; }
.subject { font-weight: 600; }
.snippet { color: var(--muted); font-size: 14px; }
main { display: flex; flex-direction: column; min-width: 0; min-height: 0; padding: 20px 28px 24px; overflow-y: auto; }
h2 { margin: 0 0 12px; font-size: 22px; line-height: 1.25; letter-spacing: -0.3px; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 16px; margin: 0 0 16px; font-size: 14px; }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; }
.tabs { display: flex; gap: 4px; margin-bottom: 12px; }
.tabs a {
  display: flex; align-items: center; min-height: 44px; padding: 0 16px; border-radius: 10px;
  color: var(--muted); font-weight: 600; text-decoration: none;
}
.tabs a:hover { background: var(--soft); }
.tabs a[aria-current] { background: var(--tint); color: var(--green); }
iframe, pre { flex: 1 0 auto; min-height: 420px; width: 100%; border: 1px solid var(--line); border-radius: 14px; background: var(--paper); }
pre {
  margin: 0; padding: 24px; background: var(--raised); white-space: pre-wrap; overflow-wrap: anywhere;
  font: 14px/1.6 ui-monospace, "SF Mono", Menlo, Consolas, monospace;
}
.back { display: none; min-height: 44px; align-items: center; font-weight: 600; text-decoration: none; }
.hint { align-items: center; justify-content: center; text-align: center; color: var(--muted); }
.hint p { margin: 0 0 8px; }
.empty { flex: 1; align-items: center; justify-content: center; text-align: center; }
.empty h1 { padding: 20px 0 4px; }
.empty p { margin: 0; max-width: 44ch; text-wrap: balance; color: var(--muted); }
.envelope {
  width: 72px; height: 50px; border: 2px solid var(--green); border-radius: 8px; overflow: hidden; position: relative;
}
.envelope::before {
  content: ""; position: absolute; left: 50%; top: -29px; width: 48px; height: 48px; margin-left: -24px;
  border: 2px solid var(--green); border-radius: 6px; transform: scaleX(1.12) rotate(45deg);
}
@media (max-width: 767px) {
  header { padding: 8px 16px; }
  header p { display: none; }
  .panes { display: block; overflow-y: auto; }
  .listing .panes main, .reading nav { display: none; }
  nav { border-right: 0; }
  h1 { padding: 16px 16px 8px; }
  ol { padding: 0 4px 24px; }
  main { padding: 8px 16px 16px; min-height: 100%; }
  .empty { min-height: 0; }
  .back { display: flex; }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
`;
