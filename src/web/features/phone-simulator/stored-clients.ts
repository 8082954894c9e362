import { simulatedClients } from "#domain/clients/simulated-clients.ts";

/** Someone who runs the business can write, too: with this phone, once it sent the code from the settings. */
const ownersPhone = { name: "Owner", phone: "+12025550176" };

const firstClients: readonly SimulatedClient[] = [...simulatedClients, ownersPhone];

export type SimulatedClient = { name: string; phone: string };

const storageKey = "daybook-phone-clients";

/** `+12025550143` as typed with spaces, hyphens and brackets; null when it isn't an international number. */
export const readPhone = (typed: string): string | null => {
  const phone = typed.replace(/[\s()./-]/g, "").replace(/^00/, "+");
  return /^\+[1-9]\d{7,14}$/.test(phone) ? phone : null;
};

/** Kept in this browser; anything else there is ignored. */
export const storedClients = (stored: string | null): readonly SimulatedClient[] => {
  if (stored === null) return firstClients;
  try {
    const clients = (JSON.parse(stored) as unknown[]).filter(isClient);
    return clients.length > 0 ? clients : firstClients;
  } catch {
    return firstClients;
  }
};

const isClient = (value: unknown): value is SimulatedClient => {
  const { name, phone } = (value ?? {}) as Partial<SimulatedClient>;
  return typeof name === "string" && typeof phone === "string" && readPhone(phone) === phone;
};

export const loadClients = (): readonly SimulatedClient[] => storedClients(localStorage.getItem(storageKey));

export const storeClients = (clients: readonly SimulatedClient[]): void =>
  localStorage.setItem(storageKey, JSON.stringify(clients));
