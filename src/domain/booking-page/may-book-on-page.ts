/** What is known about the person behind a number that was typed on a page. */
export type PageClient = {
  isBlocked: boolean;
  /** Absent for everyone who comes to their appointments. */
  afterNoShows?: "ask" | "refuse" | undefined;
  /** Somebody has written to the business from this number. */
  isProven: boolean;
  /** Visits to come, however they were booked. */
  upcomingCount: number;
  /** Those of them that were booked on the page. */
  upcomingByPage: number;
};

/** How many visits to come a number may have from the page before anybody has written from it. */
const mostUnproven = 1;

/**
 * Whether somebody who typed this number may book: at once, if the owner agrees, or not here. A visitor hears the same sentence for
 * every refusal: it mustn't tell strangers whose number is known.
 */
export const mayBookOnPage = (client: PageClient, maxActiveBookings: number): "yes" | "ask-owner" | "no" => {
  const { isBlocked, afterNoShows, isProven, upcomingCount, upcomingByPage } = client;
  if (isBlocked || afterNoShows === "refuse") return "no";
  if (upcomingCount >= maxActiveBookings) return "no";
  if (!isProven && upcomingByPage >= mostUnproven) return "no";
  return afterNoShows === "ask" ? "ask-owner" : "yes";
};
