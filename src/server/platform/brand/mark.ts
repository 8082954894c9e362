import { html } from "../safe-html.ts";

/** The app's mark, as the browser's tab and the web client draw it. The public files have the same drawing. */
export const brandMark = html`<svg class="mark" viewBox="0 0 40 40" width="30" height="30" aria-hidden="true"><path fill="#1f7a5c" d="M3 9.6c0-1.3.9-2.3 2.2-2.6 5-1 10-.5 14.8 2 4.8-2.5 9.8-3 14.8-2 1.3.3 2.2 1.3 2.2 2.6v20.6c0 1.5-1.3 2.6-2.8 2.4-4.9-.8-9.7-.3-14.2 2-4.5-2.3-9.3-2.8-14.2-2C4.3 32.8 3 31.7 3 30.2z"/><g fill="none" stroke="#fbfaf7" stroke-linecap="round" stroke-linejoin="round"><path stroke-width="1.6" d="M20 10v23"/><path stroke-width="2.2" d="M8 14.2c2.6-.4 5.2-.2 7.6.6M8 19.7c2.6-.4 5.2-.2 7.6.6M8 25.2c1.7-.3 3.3-.3 4.9 0"/></g><path fill="#fbfaf7" d="M26.3 12.6h5.2c1.5 0 2.7 1.2 2.7 2.7v5.2c0 1.5-1.2 2.7-2.7 2.7h-2.7l-3.3 3.2c-.4.4-1 .1-1-.5v-3c-.6-.5-.9-1.2-.9-2.1v-5.5c0-1.5 1.2-2.7 2.7-2.7z"/><path fill="none" stroke="#1f7a5c" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" d="m26.5 18 1.8 1.8 3.2-3.5"/></svg>`;

/** The app's typeface, from the public files. */
export const typeface = html`@font-face {
  font-family: "Figtree Variable"; font-weight: 300 900; font-display: swap;
  src: url("/fonts/figtree.woff2") format("woff2");
}`;
