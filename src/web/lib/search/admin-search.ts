import { parseDate } from "#domain/scheduling/clock/calendar-date.ts";

/** The tabs of /admin by their names in the address, in the order of the tabs: the specification's four come first. */
export const adminTabs = [
  ...["users", "subscriptions", "appointments", "cleanup", "messages", "audit", "health"],
] as const;

export type AdminTab = (typeof adminTabs)[number];

export const defaultAdminTab: AdminTab = "users";

/** How a list is narrowed and sorted. What was typed to find somebody isn't here: addresses are kept and passed on. */
export type AdminSearch = {
  tab?: AdminTab;
  sort?: string;
  order?: "ascending" | "descending";
  status?: string;
  kind?: string;
  business?: string;
  /** Whose entries the log shows. */
  person?: string;
  from?: string;
  to?: string;
};

const idForm = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const nameForm = /^[a-zA-Z]{1,40}$/;
const kindForm = /^[a-z][a-z-]{0,60}(\.[a-z][a-z-]{0,60})?$/;

const isName = (text: string) => nameForm.test(text);
const isKind = (text: string) => kindForm.test(text);
const isId = (text: string) => idForm.test(text);
const isDate = (text: string) => parseDate(text) !== null;
const isOrder = (text: string) => text === "ascending" || text === "descending";

const forms = {
  ...{ sort: isName, order: isOrder, status: isName, kind: isKind, business: isId, person: isId },
  ...{ from: isDate, to: isDate },
};

type Part = keyof typeof forms;

const partsOf: Record<AdminTab, readonly Part[]> = {
  users: ["sort", "order"],
  subscriptions: ["sort", "order"],
  appointments: ["sort", "order", "status", "business", "from", "to"],
  cleanup: [],
  messages: ["kind", "status"],
  audit: ["kind", "person", "from", "to"],
  health: [],
};

/** Names of columns, states and kinds are only looked at for their form: each list knows its own. */
export const parseAdminSearch = (raw: Readonly<Record<string, unknown>>): AdminSearch => {
  const tab = adminTabs.find((known) => known === raw["tab"]);
  const parts = partsOf[tab ?? defaultAdminTab].flatMap((part) => {
    const value = raw[part];
    return typeof value === "string" && forms[part](value) ? [[part, value]] : [];
  });
  return { ...(tab && { tab }), ...Object.fromEntries(parts) };
};
