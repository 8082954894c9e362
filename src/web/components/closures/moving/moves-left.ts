import type { AffectedAppointment } from "#contract/scheduling/closures/closure-fields.ts";
import { createStore } from "../../../lib/create-store.ts";

type MovesLeft = { ownerId: string; appointments: readonly AffectedAppointment[] };

/** What an owner wanted to move when time was closed, and hasn't yet. It is kept while the page is open. */
export const movesLeft = createStore<MovesLeft | null>(null);

/** Adds to what is left from earlier; each appointment once, as it was last seen. */
export const addMovesLeft = (ownerId: string, appointments: readonly AffectedAppointment[]): void => {
  const earlier = movesLeft.get();
  const before = earlier?.ownerId === ownerId ? earlier.appointments : [];
  const added = new Set(appointments.map(({ id }) => id));
  movesLeft.set({ ownerId, appointments: [...before.filter(({ id }) => !added.has(id)), ...appointments] });
};
