/** The tabs of /admin by their names in the address, as they stand beside each other. */
export const adminTabs = [
  ...["users", "subscriptions", "appointments", "messages", "cleanup", "audit", "health"],
] as const;

export type AdminTab = (typeof adminTabs)[number];

export const defaultAdminTab: AdminTab = "users";

/** `person`: whose entries the log shows. */
export type AdminSearch = { tab?: AdminTab; person?: string };

const idForm = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

export const parseAdminSearch = (raw: Readonly<Record<string, unknown>>): AdminSearch => {
  const tab = adminTabs.find((known) => known === raw["tab"]);
  const person = raw["person"];
  return {
    ...(tab && { tab }),
    ...(tab === "audit" && typeof person === "string" && idForm.test(person) && { person }),
  };
};
