type OneClient = { unnotifiedReason: string | null; isBeingNotified: boolean };

/** What may be said of all who are affected at once: nobody is said to know who doesn't. Null when there is nobody. */
export const sumUpNotices = (clients: readonly OneClient[]): "told" | "telling" | "partly" | null => {
  if (clients.length === 0) return null;
  if (clients.some(({ unnotifiedReason }) => unnotifiedReason !== null)) return "partly";
  return clients.some(({ isBeingNotified }) => isBeingNotified) ? "telling" : "told";
};
