import type { Appointment } from "#contract/scheduling/appointments.ts";

/** Today and tomorrow as they were last known, to be read without a network. */
type OfflineAgenda = {
  /** On the business's clock. */
  savedDate: string;
  savedTime: string;
  days: { date: string; entries: AgendaEntry[] }[];
};

export type AgendaEntry = { id: string; time: string; clientName: string; serviceType: string; agentName: string };

const prefix = "daybook-agenda-";

/** Under the owner's id, which is how logging out, and another owner's logging in, find and forget it. */
export const saveAgenda = (ownerId: string, agenda: OfflineAgenda): void => {
  try {
    localStorage.setItem(prefix + ownerId, JSON.stringify(agenda));
  } catch {
    // Full or forbidden: then nothing is kept.
  }
};

/** There is at most one: logging in forgets the others'. */
export const readAgenda = (): OfflineAgenda | null => {
  try {
    const key = Object.keys(localStorage).find((name) => name.startsWith(prefix));
    const text = key === undefined ? null : localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as OfflineAgenda);
  } catch {
    return null;
  }
};

export const forgetAgenda = (): void => {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
};

/** What is on these days, in order; no telephone numbers and no notes. */
export const toAgenda = (
  appointments: readonly Appointment[],
  dates: readonly string[],
  agentName: (agentId: string) => string,
  savedAt: { date: string; time: string },
): OfflineAgenda => ({
  savedDate: savedAt.date,
  savedTime: savedAt.time,
  days: dates.map((date) => ({
    date,
    entries: appointments
      .filter(({ appointmentDate, status }) => appointmentDate === date && status !== "cancelled")
      .toSorted((a, b) => a.appointmentTime.localeCompare(b.appointmentTime))
      .map(({ id, appointmentTime, clientName, serviceType, agentId }) => ({
        id,
        time: appointmentTime,
        clientName,
        serviceType,
        agentName: agentName(agentId),
      })),
  })),
});
