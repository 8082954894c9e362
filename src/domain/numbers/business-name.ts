import { isVisible } from "../text/visible-text.ts";

export type BusinessNames = {
  /** Given in the wizard, where it says that this is how clients see the business; null without a number. */
  wizardName: string | null;
  /** The profile's. */
  companyName: string | null;
  ownerName: string | null;
};

/** What clients know a business by: in the chat, in notices, on the poster. The owner's own name is the last resort. */
export const businessNameOf = ({ wizardName, companyName, ownerName }: BusinessNames): string =>
  [wizardName, companyName, ownerName].map((name) => name?.trim() ?? "").find(isVisible) ?? "Daybook";
