import { z } from "zod";
import { normalForm } from "../text/normal-form.ts";
import { boundedText, missingOr } from "../text/text-field.ts";

export const slugLength = { least: 3, most: 40 };

/** How many addresses a business may have had. Each of them leads to its page for good. */
export const mostSlugs = 10;

/**
 * The name of a business as a part of an address; null where too little of it can be written in plain letters, as with names in
 * other scripts.
 */
export const slugOf = (name: string): string | null => {
  const slug = normalForm(name, "NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("æ", "ae")
    .replaceAll("ø", "o")
    .replaceAll("œ", "oe")
    .replaceAll("ł", "l")
    .replaceAll("&", "-")
    .replace(/['’`]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, slugLength.most)
    .replace(/^-|-$/g, "");
  return slugProblem(slug) === null ? slug : null;
};

/** `slugForm`: not letters, digits and single hyphens between them; `slugReserved`: Daybook's own, or looks like somebody else's. */
export const slugProblem = (slug: string): "slugTooShort" | "slugTooLong" | "slugForm" | "slugReserved" | null => {
  if (slug.length < slugLength.least) return "slugTooShort";
  if (slug.length > slugLength.most) return "slugTooLong";
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return "slugForm";
  return isReserved(slug) ? "slugReserved" : null;
};

/** What an owner types; `slugRequired` and the problems above. */
export const pageSlugSchema = boundedText(200, "slugTooLong", missingOr("slugRequired", "notText"))
  .trim()
  .toLowerCase()
  .check(
    z.superRefine((slug, context) => {
      const problem = slugProblem(slug);
      if (problem !== null) context.addIssue({ code: "custom", message: problem });
    }),
  );

/**
 * The first part of each of our addresses, and words by which a page would pass for the service itself. A test compares them with
 * the routes that are served.
 */
const reservedWords = [
  ...[
    "admin",
    "admin-setup",
    "api",
    "app",
    "assets",
    "auth",
    "b",
    "book",
    "calendar",
    "client-mail",
    "clients",
    "contact",
    "cookie-policy",
  ],
  ...[
    "files",
    "getting-started",
    "healthz",
    "insights",
    "landing",
    "mcp",
    "metrics",
    "my-data",
    "privacy",
    "profile",
    "readyz",
  ],
  ...["reset-password", "settings", "simulator", "sitemap", "robots", "subscription", "subscription-cancel"],
  ...[
    "subscription-success",
    "webhooks",
    "whatsapp-links",
    "whatsapp-onboarding",
    "whatsapp-poster",
    "manifest",
    "feeds",
  ],
  ...[
    "account",
    "accounts",
    "billing",
    "help",
    "login",
    "logout",
    "official",
    "password",
    "payment",
    "payments",
    "root",
  ],
  ...["secure", "security", "sign-in", "sign-up", "signin", "signup", "status", "support", "system", "team", "terms"],
  ...["verification", "verify", "www"],
] as const;

/** Nobody takes these for a shop. */
const brands = ["daybook", "whatsapp", "paypal", "facebook", "instagram", "twilio", "google"];

const isReserved = (slug: string): boolean => {
  if ((reservedWords as readonly string[]).includes(slug)) return true;
  const readings = [slug, lookedAt(slug, "l"), lookedAt(slug, "i")].map((text) => text.replaceAll("-", ""));
  return readings.some((text) => brands.some((brand) => text.includes(brand)));
};

/** As it is read at a glance: `d4yb00k`, `paypa1`, `vvhatsapp`. */
const lookedAt = (slug: string, one: "l" | "i"): string =>
  slug
    .replaceAll("vv", "w")
    .replaceAll("0", "o")
    .replaceAll("1", one)
    .replaceAll("3", "e")
    .replaceAll("4", "a")
    .replaceAll("5", "s")
    .replaceAll("7", "t");
