import type { Figure } from "./figure.ts";

/**
 * By how much a quick run's figures fall short of the usual though nothing has changed, as a share of the goal. Measured
 * on two cores beside other work, at a load of 13 to 22, in two to four runs each: booking-ratio 0.76 to 0.89,
 * booking-vs-insert 0.26 to 0.28, two-owner-scaling 0.94 to 1.28, http-route-ratio 0.79 to 0.81; at a load of 4 to 13, in
 * 37 runs, slot-engine-ratio 1.0 to 1.6, twice 1.9 and 2.1, slot-engine-full-ratio 3.3 to 7.4; at a load of 6 to 10,
 * reading-ratio 3.7, since the learned reader is one of those that it is compared with.
 * A figure that falls short by more than this, twice in a row, has become slower. A figure that isn't named here is a time,
 * and times on a shared machine say nothing about a change.
 */
const noise: Readonly<Record<string, number>> = {
  "booking-ratio": 0.15,
  "booking-vs-insert": 0.3,
  "booking-round-trips": 0,
  "booking-cost-growth": 0.3,
  "bot-cost-growth": 0.3,
  "two-owner-scaling": 0.15,
  "http-route-ratio": 0.15,
  "reading-ratio": 0.15,
  "slot-engine-ratio": 0.2,
  "slot-engine-full-ratio": 0.25,
  "slot-engine-growth": 0.25,
  // A count, the same on every machine: 3.0 is reached.
  "customer-messages-per-booking": 0,
  // Bytes are the same on every machine: the goal is the limit. Reached are 4.1, 113.5 and 204.3.
  "reader-binary-mb": 0,
  "landing-script-kb": 0,
  "sign-in-script-kb": 0,
  "dashboard-script-kb": 0,
};

/** The value a figure must not fall below, or rise above; null for one that no run is failed for. */
export const floorOf = ({ name, better, goal }: Figure): number | null => {
  const share = noise[name];
  if (share === undefined) return null;
  return better === "higher" ? goal * (1 - share) : goal * (1 + share);
};

export const isBelowFloor = (figure: Figure): boolean => {
  const floor = floorOf(figure);
  if (floor === null) return false;
  return figure.better === "higher" ? figure.value < floor : figure.value > floor;
};
