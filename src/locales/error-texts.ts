import dashboard from "./en/dashboard.json" with { type: "json" };
import ui from "./en/ui.json" with { type: "json" };

/** What each error code says in English. Those that only a signed-in owner can meet come with the dashboard's texts. */
export const errorTexts = { ...ui.errors, ...dashboard.errors };
