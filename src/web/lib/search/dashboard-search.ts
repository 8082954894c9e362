import { idIn } from "./validated-search.ts";

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
  /** An appointment whose details are to be opened, or with the form `move` the choice of a new time. */
  appointment?: string;
  /** The hours to block, with the form `block`; without them whole days. */
  from?: string;
  until?: string;
  /** The last day to block, if not the date. */
  to?: string;
};

/** A form that an address may lead straight to. */
export const dashboardForms = ["appointment", "agent", "type", "move", "block"] as const;

export type DashboardForm = (typeof dashboardForms)[number];

export const parseDashboardSearch = (raw: Readonly<Record<string, unknown>>): DashboardSearch => {
  const tab = dashboardTabs.find((known) => known === raw["tab"]);
  const form = dashboardForms.find((known) => known === raw["form"]);
  return {
    ...(form && { form }),
    ...(tab && tab !== "calendar" ? { tab } : {}),
    ...textOf(raw, "view"),
    ...textOf(raw, "date"),
    ...idIn(raw, "agent"),
    ...idIn(raw, "appointment"),
    ...textOf(raw, "from"),
    ...textOf(raw, "until"),
    ...textOf(raw, "to"),
  };
};

const textOf = (raw: Readonly<Record<string, unknown>>, key: "view" | "date" | "from" | "until" | "to") => {
  const value = raw[key];
  return typeof value === "string" && value.length <= 100 ? { [key]: value } : {};
};
