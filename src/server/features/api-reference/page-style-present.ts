import { typeface } from "../../platform/brand/mark.ts";
import { html } from "../../platform/safe-html.ts";

/** Paper, ink, one green; the calls at the side, on a phone folded away; on paper without them. */
export const pageStyle = html`
${typeface}
:root {
  color-scheme: light dark;
  --paper: light-dark(#fbfaf7, #121614); --raised: light-dark(#ffffff, #1b211e); --soft: light-dark(#f3f1ea, #242c28);
  --ink: light-dark(#1d2421, #ecefed); --muted: light-dark(#5d6661, #a3aea8); --line: light-dark(#e8e4da, #2c3430);
  --green: light-dark(#1b6d52, #6fd3ad); --tint: light-dark(#e6f2ec, #20342b);
  --blue: light-dark(#1f5a94, #8fc1f2); --blue-tint: light-dark(#e5eef7, #1d2e3e);
  --amber: light-dark(#7a5200, #e8c268); --amber-tint: light-dark(#f8edd2, #372e18);
  --red: light-dark(#a3302a, #f2a09a); --red-tint: light-dark(#fae7e5, #402321);
  --mono: ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace;
}
* { box-sizing: border-box; }
html { scroll-padding-top: 16px; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 15px/1.55 "Figtree Variable", Figtree, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
a { color: var(--green); }
:focus-visible { outline: 2px solid var(--green); outline-offset: 2px; border-radius: 6px; }
main:focus { outline: none; }
code, pre { font-family: var(--mono); font-size: 13px; }
.skip { position: absolute; left: -999px; top: 8px; padding: 12px 16px; border-radius: 10px; background: var(--raised); }
.skip:focus { left: 8px; z-index: 1; }
header { display: flex; align-items: center; gap: 12px; padding: 8px 24px; border-bottom: 1px solid var(--line); }
.wordmark {
  display: flex; align-items: center; gap: 10px; min-height: 44px;
  color: var(--ink); font-weight: 700; font-size: 19px; letter-spacing: -0.2px; text-decoration: none;
}
.badge { padding: 2px 10px; border-radius: 99px; background: var(--tint); color: var(--green); font-size: 13px; font-weight: 600; }
.document { display: flex; align-items: center; min-height: 44px; margin-left: auto; font-family: var(--mono); font-size: 13px; }
.columns { display: grid; grid-template-columns: 300px minmax(0, 1fr); }
nav.side { position: sticky; top: 0; max-height: 100vh; overflow-y: auto; padding: 16px 12px 32px; align-self: start; }
nav.folded { display: none; }
nav h2 { margin: 16px 0 4px; font-size: 13px; line-height: 1.4; }
nav h2 a { display: block; padding: 4px 12px; color: var(--muted); text-decoration: none; }
nav h2 a:hover { color: var(--ink); }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li a {
  display: flex; align-items: baseline; gap: 8px; padding: 5px 12px; border-radius: 8px;
  color: var(--ink); text-decoration: none; font: 13px/1.5 var(--mono); overflow-wrap: anywhere;
}
nav li a:hover { background: var(--soft); }
nav .method { min-width: 52px; padding: 0 4px; font-size: 11px; text-align: center; }
main { max-width: 940px; padding: 32px 40px 96px; border-left: 1px solid var(--line); min-height: 100vh; }
h1 { margin: 0 0 8px; font-size: 32px; line-height: 1.2; letter-spacing: -0.6px; }
.lead { max-width: 66ch; margin: 0 0 24px; font-size: 17px; color: var(--muted); }
.lead code { color: var(--ink); font-size: 15px; overflow-wrap: anywhere; }
.basics { display: grid; grid-template-columns: 150px minmax(0, 1fr); gap: 10px 16px; margin: 0; }
.basics dt { font-weight: 600; }
.basics dd { margin: 0; max-width: 66ch; }
.basics pre { margin: 8px 0 4px; }
.group { margin-top: 56px; }
.group > h2 { margin: 0 0 16px; font-size: 24px; line-height: 1.25; letter-spacing: -0.3px; }
.operation {
  margin: 0 0 24px; padding: 20px 24px 16px; border: 1px solid var(--line); border-radius: 14px; background: var(--raised);
}
.operation:target { border-color: var(--green); box-shadow: 0 0 0 1px var(--green); }
h3 { margin: 0 0 8px; font-size: 18px; line-height: 1.35; letter-spacing: -0.1px; }
.anchor { color: inherit; text-decoration: none; }
.anchor:hover { text-decoration: underline; text-decoration-color: var(--green); text-underline-offset: 3px; }
.address { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 10px; margin: 0; }
.address code { font-size: 14px; overflow-wrap: anywhere; }
.access { margin-left: auto; color: var(--muted); font-size: 13px; }
.method {
  flex: none; padding: 2px 8px; border-radius: 6px; background: var(--tint); color: var(--green);
  font: 700 12px/1.6 var(--mono); letter-spacing: 0.3px;
}
.post { background: var(--blue-tint); color: var(--blue); }
.put, .patch { background: var(--amber-tint); color: var(--amber); }
.delete { background: var(--red-tint); color: var(--red); }
h4 { margin: 20px 0 6px; font-size: 14px; line-height: 1.4; }
.status { font-variant-numeric: tabular-nums; }
h4 .status { margin-left: 4px; color: var(--muted); font-weight: 500; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th, td { padding: 7px 16px 7px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: baseline; overflow-wrap: anywhere; }
th { color: var(--muted); font-size: 13px; font-weight: 500; white-space: nowrap; }
th:last-child, td:last-child { padding-right: 0; }
tbody tr:last-child td { border-bottom: 0; }
tr:target td { background: var(--tint); }
.fields td:first-child { min-width: 120px; }
.fields td:first-child code { font-weight: 600; }
.fields .within { font-weight: 400; color: var(--muted); }
.required { font-weight: 600; }
.optional { color: var(--muted); }
.rules { width: 40%; }
.rules > span { display: block; }
.rules code { padding: 1px 5px; border-radius: 5px; background: var(--soft); }
pre {
  margin: 0; padding: 14px 16px; border-radius: 10px; background: var(--soft); line-height: 1.6; overflow-x: auto; tab-size: 2;
}
details summary { display: flex; align-items: center; gap: 8px; min-height: 44px; color: var(--green); font-weight: 600; cursor: pointer; }
details summary::before { content: "›"; width: 8px; font-size: 18px; line-height: 1; }
details[open] > summary::before { transform: rotate(90deg); }
summary::-webkit-details-marker { display: none; }
.also { display: flex; flex-wrap: wrap; gap: 4px 12px; margin: 8px 0 0; color: var(--muted); font-size: 13px; }
.also a { font-family: var(--mono); text-decoration-color: var(--line); text-underline-offset: 3px; }
.also a:hover { text-decoration-color: currentcolor; }
@media screen and (max-width: 860px) {
  header { padding: 8px 16px; }
  .columns { display: block; }
  nav.side { display: none; }
  nav.folded { display: block; padding: 4px 16px; border-bottom: 1px solid var(--line); }
  nav.folded h2 { margin-top: 4px; }
  nav h2 a, nav li a { padding: 10px 8px; }
  main { padding: 24px 16px 64px; border-left: 0; }
  h1 { font-size: 28px; }
  .basics { display: block; }
  .basics dd { margin: 0 0 14px; }
  .operation { margin-inline: -8px; padding: 16px 16px 12px; }
  .access { margin-left: 0; flex-basis: 100%; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 12px; padding: 9px 0; border-bottom: 1px solid var(--line); }
  tr:target { background: var(--tint); }
  tbody tr:last-child { border-bottom: 0; }
  td { padding: 0; border: 0; }
  td:last-child { flex-basis: 100%; width: auto; }
  td:last-child:empty { display: none; }
  .fields td:first-child { min-width: 0; }
  .fields td:nth-child(2) { color: var(--muted); }
  .also { row-gap: 10px; }
}
@media print {
  :root { color-scheme: light; --paper: #ffffff; }
  nav.side, nav.folded, .skip, .document { display: none; }
  .columns { display: block; }
  main { max-width: none; padding: 16px 0; border: 0; }
  .operation { padding: 0; border: 0; }
  h2, h3, h4 { break-after: avoid; }
  tr, pre { break-inside: avoid; }
  pre { white-space: pre-wrap; }
}
`;
