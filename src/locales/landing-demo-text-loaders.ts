/** The demo chat's texts, apart from the others: it is built without the app. */
export const loadTasteTexts = {
  en: () => import("./en/taste.json", { with: { type: "json" } }),
  es: () => import("./es/taste.json", { with: { type: "json" } }),
  fr: () => import("./fr/taste.json", { with: { type: "json" } }),
  de: () => import("./de/taste.json", { with: { type: "json" } }),
  pt: () => import("./pt/taste.json", { with: { type: "json" } }),
} as const;

/** What a visitor of the demo might ask; only the server needs these. */
export const loadRequestTexts = {
  en: () => import("./en/requests.json", { with: { type: "json" } }),
  es: () => import("./es/requests.json", { with: { type: "json" } }),
  fr: () => import("./fr/requests.json", { with: { type: "json" } }),
  de: () => import("./de/requests.json", { with: { type: "json" } }),
  pt: () => import("./pt/requests.json", { with: { type: "json" } }),
} as const;
