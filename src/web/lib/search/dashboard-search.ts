/** The dashboard's tabs by their names in the address; the calendar is the one without. */
export const dashboardTabs = ["calendar", "agents", "time"] as const;

export type DashboardTab = (typeof dashboardTabs)[number];

/** What the address may say of the dashboard; the calendar reads its own part itself (see calendar-search.ts). */
export type DashboardSearch = {
  tab?: DashboardTab;
  form?: DashboardForm;
  view?: string;
  date?: string;
  agent?: string;
  /** An appointment whose details are to be opened. */
  appointment?: string;
};

/** A form that an address may lead straight to. */
export const dashboardForms = ["appointment", "agent", "type"] as const;

export type DashboardForm = (typeof dashboardForms)[number];

export const parseDashboardSearch = (raw: Readonly<Record<string, unknown>>): DashboardSearch => {
  const tab = dashboardTabs.find((known) => known === raw["tab"]);
  const form = dashboardForms.find((known) => known === raw["form"]);
  return {
    ...(form && { form }),
    ...(tab && tab !== "calendar" ? { tab } : {}),
    ...textOf(raw, "view"),
    ...textOf(raw, "date"),
    ...textOf(raw, "agent"),
    ...textOf(raw, "appointment"),
  };
};

const textOf = (raw: Readonly<Record<string, unknown>>, key: "view" | "date" | "agent" | "appointment") => {
  const value = raw[key];
  return typeof value === "string" && value.length <= 100 ? { [key]: value } : {};
};
