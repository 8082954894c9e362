import { loadLandingDemoTexts } from "./landing-demo-text-loaders.ts";

/**
 * One chunk per language and area, so that a browser loads only what it shows. `ui` has what every page may show,
 * `dashboard` what every page of a signed-in owner may; the other areas come with their pages (see `withTexts` in the
 * web client). `site` is for the public pages, which are rendered when the client is built;
 * `landingDemo` for the demo chat on the landing page.
 */
export const loadUiTexts = {
  ui: {
    en: () => import("./en/ui.json", { with: { type: "json" } }),
    es: () => import("./es/ui.json", { with: { type: "json" } }),
    fr: () => import("./fr/ui.json", { with: { type: "json" } }),
    de: () => import("./de/ui.json", { with: { type: "json" } }),
    pt: () => import("./pt/ui.json", { with: { type: "json" } }),
  },
  dashboard: {
    en: () => import("./en/dashboard.json", { with: { type: "json" } }),
    es: () => import("./es/dashboard.json", { with: { type: "json" } }),
    fr: () => import("./fr/dashboard.json", { with: { type: "json" } }),
    de: () => import("./de/dashboard.json", { with: { type: "json" } }),
    pt: () => import("./pt/dashboard.json", { with: { type: "json" } }),
  },
  settings: {
    en: () => import("./en/settings.json", { with: { type: "json" } }),
    es: () => import("./es/settings.json", { with: { type: "json" } }),
    fr: () => import("./fr/settings.json", { with: { type: "json" } }),
    de: () => import("./de/settings.json", { with: { type: "json" } }),
    pt: () => import("./pt/settings.json", { with: { type: "json" } }),
  },
  chat: {
    en: () => import("./en/chat.json", { with: { type: "json" } }),
    es: () => import("./es/chat.json", { with: { type: "json" } }),
    fr: () => import("./fr/chat.json", { with: { type: "json" } }),
    de: () => import("./de/chat.json", { with: { type: "json" } }),
    pt: () => import("./pt/chat.json", { with: { type: "json" } }),
  },
  numbers: {
    en: () => import("./en/numbers.json", { with: { type: "json" } }),
    es: () => import("./es/numbers.json", { with: { type: "json" } }),
    fr: () => import("./fr/numbers.json", { with: { type: "json" } }),
    de: () => import("./de/numbers.json", { with: { type: "json" } }),
    pt: () => import("./pt/numbers.json", { with: { type: "json" } }),
  },
  subscription: {
    en: () => import("./en/subscription.json", { with: { type: "json" } }),
    es: () => import("./es/subscription.json", { with: { type: "json" } }),
    fr: () => import("./fr/subscription.json", { with: { type: "json" } }),
    de: () => import("./de/subscription.json", { with: { type: "json" } }),
    pt: () => import("./pt/subscription.json", { with: { type: "json" } }),
  },
  day: {
    en: () => import("./en/day.json", { with: { type: "json" } }),
    es: () => import("./es/day.json", { with: { type: "json" } }),
    fr: () => import("./fr/day.json", { with: { type: "json" } }),
    de: () => import("./de/day.json", { with: { type: "json" } }),
    pt: () => import("./pt/day.json", { with: { type: "json" } }),
  },
  insights: {
    en: () => import("./en/insights.json", { with: { type: "json" } }),
    es: () => import("./es/insights.json", { with: { type: "json" } }),
    fr: () => import("./fr/insights.json", { with: { type: "json" } }),
    de: () => import("./de/insights.json", { with: { type: "json" } }),
    pt: () => import("./pt/insights.json", { with: { type: "json" } }),
  },
  closures: {
    en: () => import("./en/closures.json", { with: { type: "json" } }),
    es: () => import("./es/closures.json", { with: { type: "json" } }),
    fr: () => import("./fr/closures.json", { with: { type: "json" } }),
    de: () => import("./de/closures.json", { with: { type: "json" } }),
    pt: () => import("./pt/closures.json", { with: { type: "json" } }),
  },
  calendars: {
    en: () => import("./en/calendars.json", { with: { type: "json" } }),
    es: () => import("./es/calendars.json", { with: { type: "json" } }),
    fr: () => import("./fr/calendars.json", { with: { type: "json" } }),
    de: () => import("./de/calendars.json", { with: { type: "json" } }),
    pt: () => import("./pt/calendars.json", { with: { type: "json" } }),
  },
  search: {
    en: () => import("./en/search.json", { with: { type: "json" } }),
    es: () => import("./es/search.json", { with: { type: "json" } }),
    fr: () => import("./fr/search.json", { with: { type: "json" } }),
    de: () => import("./de/search.json", { with: { type: "json" } }),
    pt: () => import("./pt/search.json", { with: { type: "json" } }),
  },
  site: {
    en: () => import("./en/site.json", { with: { type: "json" } }),
    es: () => import("./es/site.json", { with: { type: "json" } }),
    fr: () => import("./fr/site.json", { with: { type: "json" } }),
    de: () => import("./de/site.json", { with: { type: "json" } }),
    pt: () => import("./pt/site.json", { with: { type: "json" } }),
  },
  landingDemo: loadLandingDemoTexts,
  admin: {
    en: () => import("./en/admin.json", { with: { type: "json" } }),
    es: () => import("./es/admin.json", { with: { type: "json" } }),
    fr: () => import("./fr/admin.json", { with: { type: "json" } }),
    de: () => import("./de/admin.json", { with: { type: "json" } }),
    pt: () => import("./pt/admin.json", { with: { type: "json" } }),
  },
} as const;

export type TextArea = keyof typeof loadUiTexts;

type TextsOf<Area extends TextArea> = Awaited<ReturnType<(typeof loadUiTexts)[Area]["en"]>>["default"];

/** English types the keys; the locales check holds the other four to the same set. */
export type UiTexts = TextsOf<"ui"> &
  TextsOf<"dashboard"> &
  TextsOf<"settings"> &
  TextsOf<"chat"> &
  TextsOf<"numbers"> &
  TextsOf<"subscription"> &
  TextsOf<"insights"> &
  TextsOf<"closures"> &
  TextsOf<"calendars"> &
  TextsOf<"day"> &
  TextsOf<"search"> &
  TextsOf<"site"> &
  TextsOf<"landingDemo"> &
  TextsOf<"admin">;
