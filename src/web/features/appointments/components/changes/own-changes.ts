import type { AppointmentChange } from "#contract/scheduling/appointments.ts";

/** Versions that were made here: what the owner has just done isn't news. */
const versions = new Set<string>();

const keyOf = ({ id, version }: { id: string; version: number }): string => `${id} ${version}`;

export const rememberOwnChange = (change: AppointmentChange): AppointmentChange => {
  versions.add(keyOf(change.appointment));
  return change;
};

export const isOwnChange = (appointment: { id: string; version: number }): boolean => versions.has(keyOf(appointment));
