/** What decides whether a business's page takes bookings. */
export type PageFacts = {
  /** The owner has switched it on. */
  isOn: boolean;
  isSubscribed: boolean;
  /** The administrator has closed the account, or the owner is deleting it. */
  isAccountClosed: boolean;
  /** Somebody does something that can be booked. */
  hasServices: boolean;
};

/**
 * `gone`: there is no page, as if there had never been one. On every other page visitors find how to reach the shop; only on an
 * `open` one they book.
 */
export type PageState = "open" | "gone" | "off" | "paused" | "no-services";

export const pageState = ({ isOn, isSubscribed, isAccountClosed, hasServices }: PageFacts): PageState => {
  if (isAccountClosed) return "gone";
  if (!isOn) return "off";
  if (!isSubscribed) return "paused";
  return hasServices ? "open" : "no-services";
};
