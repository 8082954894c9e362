import type { Figure } from "./figure.ts";

/**
 * By how much the quick run's figures differ from run to run though nothing has changed, as a share of the goal: the
 * widest distance seen between runs of one commit on two cores that other work kept busy. What lies further from its
 * goal than that, twice in a row, has become slower. Figures that aren't named here are absolute times, which say nothing about a
 * change on a machine that is shared.
 */
const noise: Readonly<Record<string, number>> = {
  "booking-ratio": 0.15,
  "booking-vs-insert": 0.3,
  "booking-round-trips": 0,
  "two-owner-scaling": 0.15,
  "http-route-ratio": 0.15,
  "slot-engine-ratio": 0.2,
  "slot-engine-growth": 0.25,
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
