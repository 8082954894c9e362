/** The tabs of /settings by their names in the address, in the order of the tabs. */
export const settingsTabs = [
  "whatsapp",
  "agents",
  "calendars",
  "page",
  "api",
  "account",
  "language",
  "support",
  "subscription",
] as const;

export type SettingsTab = (typeof settingsTabs)[number];

export const defaultSettingsTab: SettingsTab = "whatsapp";

/** `emailToken`: from the mail that confirms a new address. */
export type SettingsSearch = { tab?: SettingsTab; emailToken?: string };

export const parseSettingsSearch = (raw: Readonly<Record<string, unknown>>): SettingsSearch => {
  const tab = settingsTabs.find((known) => known === raw["tab"]);
  const emailToken = raw["emailToken"];
  return {
    ...(tab && { tab }),
    ...(typeof emailToken === "string" && emailToken.length <= 100 && { emailToken }),
  };
};
