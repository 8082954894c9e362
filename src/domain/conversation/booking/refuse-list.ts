import { anyone } from "../availability/availability-request.ts";
import type { Turn } from "../conversation-turn.ts";
import type { WholePhrase } from "../phrases/phrases.ts";
import { offerMenu } from "../replying/offer-menu.ts";
import type { Line } from "../replying/reply.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { BookingScene, Draft } from "../state.ts";

/**
 * A no to everything on a list: the option that has what else there is, or null for an end. Nobody in particular is anyone. A no
 * with thanks ends it at once.
 */
export const insteadOfList = (
  { step }: Pick<BookingScene, "step">,
  phrases: ReadonlySet<WholePhrase>,
  offered: readonly string[],
): string | null => {
  if (phrases.has("declined")) return null;
  if (step === "time" || step === "slot") return "otherDay";
  if (step === "day" && offered.includes("more")) return "more";
  return step === "agent" && offered.includes(anyone) ? anyone : null;
};

/** Whether a no is said to a list, and not to a question of its own. */
export const isList = ({ step }: Pick<BookingScene, "step">): boolean => lists.has(step);

const lists: ReadonlySet<BookingScene["step"]> = new Set(["type", "agent", "day", "time", "slot", "change"]);

/** Ends what was begun: nothing is booked, or what is booked stays as it is. */
export const leaveBooking = (turn: Turn, { moving }: Draft): TurnOutcome => {
  const line: Line = { key: moving ? "keptAsItWas" : "left" };
  return offerMenu(turn, [line]);
};
