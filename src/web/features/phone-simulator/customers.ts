import { phoneCustomers } from "#domain/clients/phone-customers.ts";

/** Whoever runs the business can write, too: with this phone, once it sent the code from the settings. */
const ownersPhone = { name: "Owner", phone: "+12025550176" };

const firstCustomers: readonly Customer[] = [...phoneCustomers, ownersPhone];

export type Customer = { name: string; phone: string };

const storageKey = "daybook-phone-customers";

/** `+12025550143` as typed with spaces, hyphens and brackets; null when it is no international number. */
export const readPhone = (typed: string): string | null => {
  const phone = typed.replace(/[\s()./-]/g, "").replace(/^00/, "+");
  return /^\+[1-9]\d{7,14}$/.test(phone) ? phone : null;
};

/** Kept in this browser; whatever else stands there is taken for nothing. */
export const storedCustomers = (stored: string | null): readonly Customer[] => {
  if (stored === null) return firstCustomers;
  try {
    const customers = (JSON.parse(stored) as unknown[]).filter(isCustomer);
    return customers.length > 0 ? customers : firstCustomers;
  } catch {
    return firstCustomers;
  }
};

const isCustomer = (value: unknown): value is Customer => {
  const { name, phone } = (value ?? {}) as Partial<Customer>;
  return typeof name === "string" && typeof phone === "string" && readPhone(phone) === phone;
};

export const loadCustomers = (): readonly Customer[] => storedCustomers(localStorage.getItem(storageKey));

export const storeCustomers = (customers: readonly Customer[]): void =>
  localStorage.setItem(storageKey, JSON.stringify(customers));
