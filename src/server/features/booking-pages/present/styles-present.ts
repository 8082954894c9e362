import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** How the pages look, and the policy under which browsers show them: this style sheet by its hash, and no script at all. */
export type PageStyles = { css: string; policy: string };

/** The app's own typeface, where the web client was built with it. */
export const openPageStyles = (siteDir: string, isSecure: boolean): PageStyles => {
  const css = fontRule(siteDir) + rules;
  const hash = createHash("sha256").update(css).digest("base64");
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "img-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ].join(";");
  return { css, policy };
};

const fontRule = (siteDir: string): string => {
  const assets = join(siteDir, "assets");
  const names = existsSync(assets) ? readdirSync(assets) : [];
  const font = names.find((name) => /^figtree-latin-wght-normal-[\w-]+\.woff2$/.test(name));
  if (font === undefined) return "";
  return `@font-face{font-family:Figtree;font-weight:300 900;font-display:swap;src:url(/assets/${font}) format("woff2")}`;
};

/** The meanings of the colors are those of the landing page's `site.module.css`. */
const rules = `
:root{color-scheme:light dark;--ink:light-dark(#1d2421,#e6eae5);--dim:light-dark(#66665e,#a3aea7);
--page:light-dark(#fbfaf7,#121614);--surface:light-dark(#fff,#1b211e);--rule:light-dark(#e4e0d7,#29322d);
--edge:light-dark(#8b887e,#6f7b74);--accent:light-dark(#1f7a5c,#5fae8b);--strong:light-dark(#19664d,#8dc4a9);
--soft:light-dark(#eef6f1,#14291f);--on-accent:light-dark(#fff,#0d110f);--bad:light-dark(#942d24,#f1bfb8);
--bad-soft:light-dark(#fcf1ef,#3c1b18)}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.55 Figtree,-apple-system,"Segoe UI",Roboto,sans-serif;
overflow-wrap:anywhere;-webkit-font-smoothing:antialiased}
h1,h2,h3,p,ul,ol,dl,dd,fieldset{margin:0;padding:0;border:0}
h1,h2,h3,legend{font-weight:650;line-height:1.2;text-wrap:balance}
h1{font-size:clamp(1.5rem,1.2rem + 1.4vw,2rem)}h2,legend{font-size:1.125rem;padding:0}h3{font-size:1rem}
ul,ol{list-style:none}
a{color:var(--strong);text-underline-offset:.2em}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:.25rem}
.band{max-width:64rem;margin-inline:auto;padding-inline:1.25rem}
.top{display:flex;align-items:center;gap:1rem;padding-block:1.5rem;flex-wrap:wrap}
.top a.home{display:flex;align-items:center;gap:.875rem;color:inherit;text-decoration:none;flex:1 1 14rem;min-width:0}
.logo{width:3.5rem;height:3.5rem;border-radius:.875rem;object-fit:cover;flex:none}
.shop{font-size:1.25rem;font-weight:650;line-height:1.2}
.dim{color:var(--dim);font-size:.9375rem}
.languages{position:relative}
.languages summary{cursor:pointer;min-height:2.75rem;display:flex;align-items:center;padding:0 .75rem;border-radius:.625rem;
border:1px solid var(--rule);background:var(--surface)}
.languages ul{position:absolute;right:0;z-index:2;margin-top:.25rem;background:var(--surface);border:1px solid var(--rule);
border-radius:.625rem;padding:.25rem;min-width:9rem}
.languages li a{display:flex;align-items:center;min-height:2.75rem;padding:0 .75rem;text-decoration:none;color:inherit}
.languages li a[aria-current]{color:var(--strong);font-weight:650}
main{display:grid;gap:1.5rem;padding-bottom:3rem}
.narrow{max-width:36rem}.narrow>section+section{margin-top:.5rem}
.stack{display:grid;gap:1rem}
.tight{display:grid;gap:.375rem}
.card{background:var(--surface);border:1px solid var(--rule);border-radius:1rem;padding:1.25rem}
.services>li+li{border-top:1px solid var(--rule)}
.services>li{display:grid;grid-template-columns:1fr auto;gap:.25rem 1rem;align-items:center;padding-block:1rem}
.services>li:first-child{padding-top:0}.services>li:last-child{padding-bottom:0}
.services .free{grid-column:1/-1}
.figures{font-variant-numeric:tabular-nums}span.figures{white-space:nowrap}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;padding:.5rem 1.25rem;
border:1px solid transparent;border-radius:.625rem;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer;
background:var(--accent);color:var(--on-accent)}
.button:hover{background:var(--strong)}
.quiet{background:var(--surface);border-color:var(--edge);color:var(--ink)}
.quiet:hover{background:var(--surface);border-color:var(--accent)}
.risky{background:var(--bad);color:light-dark(#fff,#3c1b18)}.risky:hover{background:var(--bad);opacity:.9}
.ways{display:flex;flex-wrap:wrap;gap:.625rem}
.chips{display:flex;flex-wrap:wrap;gap:.5rem}
.chip{display:inline-flex;align-items:center;justify-content:center;gap:.5rem;min-height:2.75rem;padding:.25rem .875rem;
border:1px solid var(--edge);border-radius:.625rem;background:var(--surface);color:var(--ink);text-decoration:none;
font-variant-numeric:tabular-nums}
.chip:hover{border-color:var(--accent)}
.chip[aria-current]{background:var(--accent);border-color:var(--accent);color:var(--on-accent);font-weight:600}
.times{display:grid;grid-template-columns:repeat(auto-fill,minmax(6.5rem,1fr));gap:.5rem}
.times .chip{display:flex;padding-inline:.25rem;white-space:nowrap}
.people{display:grid;grid-template-columns:repeat(auto-fill,minmax(13rem,1fr));gap:1rem}
.person{display:flex;gap:.75rem;align-items:center}
.face{width:2.75rem;height:2.75rem;border-radius:50%;object-fit:cover;flex:none;display:grid;place-items:center;
background:var(--soft);color:var(--strong);font-weight:650}
.hours{display:grid;grid-template-columns:1fr auto;gap:.375rem 1rem;font-variant-numeric:tabular-nums}
.hours .now{font-weight:650}
.facts{display:grid;grid-template-columns:auto 1fr;gap:.375rem 1.25rem}
.facts dt{color:var(--dim)}
.facts dd{min-width:0;white-space:pre-line}
.answers dt{font-weight:650}.answers dd{white-space:pre-line}.answers dd+dt{margin-top:.875rem}
.note,.problem{border-radius:.75rem;padding:.875rem 1rem;background:var(--soft)}
.problem{background:var(--bad-soft);color:var(--bad)}
form{display:grid;gap:1.25rem}
.field{display:grid;gap:.25rem}
.field label{font-weight:600}
.field input,.field textarea{width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--edge);
border-radius:.625rem;background:var(--surface);color:inherit;font:inherit}
.field [aria-invalid]{border-color:var(--bad)}
.field .wrong{color:var(--bad);font-size:.9375rem}
.check{display:grid;grid-template-columns:auto 1fr;gap:.75rem;align-items:start}
.check input,.choice input{width:1.5rem;height:1.5rem;margin:0;accent-color:var(--accent)}
.choice{display:flex;align-items:center;gap:.75rem;min-height:2.75rem}
.trap{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
footer{border-top:1px solid var(--rule);padding-block:1.25rem;display:flex;gap:.5rem 1.5rem;flex-wrap:wrap}
@media (min-width:56rem){main.wide{grid-template-columns:minmax(0,1fr) 20rem;align-items:start}}
@media (prefers-reduced-motion:no-preference){.button,.chip{transition:background-color .15s,border-color .15s}}
`.replaceAll("\n", "");
