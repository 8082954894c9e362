/** The demo chat's texts, apart from the others: it is built without the app. */
export const loadLandingDemoTexts = {
  en: () => import("./en/landing-demo.json", { with: { type: "json" } }),
  es: () => import("./es/landing-demo.json", { with: { type: "json" } }),
  fr: () => import("./fr/landing-demo.json", { with: { type: "json" } }),
  de: () => import("./de/landing-demo.json", { with: { type: "json" } }),
  pt: () => import("./pt/landing-demo.json", { with: { type: "json" } }),
} as const;

/** What a visitor of the demo might ask; only the server needs these. */
export const loadRequestTexts = {
  en: () => import("./en/requests.json", { with: { type: "json" } }),
  es: () => import("./es/requests.json", { with: { type: "json" } }),
  fr: () => import("./fr/requests.json", { with: { type: "json" } }),
  de: () => import("./de/requests.json", { with: { type: "json" } }),
  pt: () => import("./pt/requests.json", { with: { type: "json" } }),
} as const;
