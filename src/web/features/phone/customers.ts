export type Customer = { name: string; phone: string };

const storageKey = "daybook-phone-customers";

/** Numbers that the regulators keep for fiction. */
const presets: readonly Customer[] = [
  { name: "Ana Torres", phone: "+12025550143" },
  { name: "Chloé Martin", phone: "+33639980987" },
  { name: "Jonas Weber", phone: "+4917139200987" },
  { name: "Priya Shah", phone: "+447700900987" },
];

/** `+12025550143` as typed with spaces, hyphens and brackets; null when it is no international number. */
export const readPhone = (typed: string): string | null => {
  const phone = typed.replace(/[\s()./-]/g, "").replace(/^00/, "+");
  return /^\+[1-9]\d{7,14}$/.test(phone) ? phone : null;
};

/** Kept in this browser; whatever else stands there is taken for nothing. */
export const storedCustomers = (stored: string | null): readonly Customer[] => {
  if (stored === null) return presets;
  try {
    const customers = (JSON.parse(stored) as unknown[]).filter(isCustomer);
    return customers.length > 0 ? customers : presets;
  } catch {
    return presets;
  }
};

const isCustomer = (value: unknown): value is Customer => {
  const { name, phone } = (value ?? {}) as Partial<Customer>;
  return typeof name === "string" && typeof phone === "string" && readPhone(phone) === phone;
};

export const loadCustomers = (): readonly Customer[] => storedCustomers(localStorage.getItem(storageKey));

export const storeCustomers = (customers: readonly Customer[]): void =>
  localStorage.setItem(storageKey, JSON.stringify(customers));
