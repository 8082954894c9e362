/** Where in the app someone is, as the navigation names it. */
export const navigationPlaces = [
  "calendar",
  "clients",
  "agents",
  "time",
  "insights",
  "settings",
  "profile",
  "subscription",
  "whatsapp",
  "administration",
] as const;

export type NavigationPlace = (typeof navigationPlaces)[number];

type Address = { pathname: string; search: Readonly<Record<string, unknown>> };

/** The place an address belongs to; null for one outside the navigation. */
export const placeOf = ({ pathname, search }: Address): NavigationPlace | null => {
  const [, first = ""] = pathname.split("/");
  if (first === "" || first === "app") return dashboardPlaces[String(search["tab"])] ?? "calendar";
  return Object.hasOwn(firstParts, first) ? (firstParts[first] ?? null) : null;
};

const dashboardPlaces: Partial<Record<string, NavigationPlace>> = { agents: "agents", time: "time" };

const firstParts: Partial<Record<string, NavigationPlace>> = {
  clients: "clients",
  insights: "insights",
  settings: "settings",
  profile: "profile",
  subscription: "subscription",
  "subscription-success": "subscription",
  "subscription-cancel": "subscription",
  "whatsapp-onboarding": "whatsapp",
  "whatsapp-poster": "whatsapp",
  "whatsapp-links": "whatsapp",
  admin: "administration",
};
