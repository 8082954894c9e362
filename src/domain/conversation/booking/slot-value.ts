import type { ChosenSlot } from "../state.ts";

/** An option's value for a slot. */
export const slotValue = ({ agentId, date, time }: ChosenSlot): string => `${date}T${time}@${agentId}`;

/** The slot of an option's value; null for the other options. */
export const slotOfValue = (value: string): ChosenSlot | null => {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})@(.+)$/.exec(value);
  return match ? { date: match[1] as string, time: match[2] as string, agentId: match[3] as string } : null;
};
