import { mapLink } from "#domain/house/map-link.ts";
import { chatLink } from "#domain/numbers/chat-link.ts";
import { html, type SafeHtml } from "../../../platform/safe-html.ts";
import type { Shop } from "../shop-service.ts";
import type { PageWords } from "./words-present.ts";

/** Every way to reach the shop; on a page that takes no bookings it is what the page is for. */
export const presentContact = ({ address, phone, email, sender }: Shop, { texts }: PageWords): SafeHtml | "" => {
  const lines = [
    address && html`<p dir="auto">${address}<br><a href="${mapLink(address)}" rel="noreferrer">${texts.map}</a></p>`,
    phone && html`<p><a href="tel:${phone.replace(/[^+\d]/g, "")}">${phone}</a></p>`,
    email && html`<p><a href="mailto:${email}">${email}</a></p>`,
    sender &&
      html`<p><a class="button quiet" href="${chatLink(sender)}" rel="noreferrer">${texts.writeWhatsApp}</a></p>`,
  ].flatMap((line) => line || []);
  return lines.length === 0 ? "" : html`<section class="card tight"><h2>${texts.reach}</h2>${lines}</section>`;
};
