/** One chunk per language, so that a browser loads only the one it shows. */
export const loadUiTexts = {
  en: () => import("./en/ui.json", { with: { type: "json" } }),
  es: () => import("./es/ui.json", { with: { type: "json" } }),
  fr: () => import("./fr/ui.json", { with: { type: "json" } }),
  de: () => import("./de/ui.json", { with: { type: "json" } }),
  pt: () => import("./pt/ui.json", { with: { type: "json" } }),
} as const;

/** English types the keys; the locales check holds the other four to the same set. */
export type UiTexts = Awaited<ReturnType<typeof loadUiTexts.en>>["default"];
