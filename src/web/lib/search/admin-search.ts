/** The tabs of /admin by their names in the address, as they stand beside each other. */
export const adminTabs = ["users", "subscriptions", "appointments", "cleanup"] as const;

export type AdminTab = (typeof adminTabs)[number];

export const defaultAdminTab: AdminTab = "users";

export type AdminSearch = { tab?: AdminTab };

export const parseAdminSearch = (raw: Readonly<Record<string, unknown>>): AdminSearch => {
  const tab = adminTabs.find((known) => known === raw["tab"]);
  return tab ? { tab } : {};
};
