import type { Example } from "./route-examples.ts";

const uuidForm = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;

export type IdSlot = { part: "params" | "query" | "body"; field: string };

/** Where an example holds an id; ids inside longer texts count, too. */
export const idSlots = (example: Example): IdSlot[] =>
  (["params", "query", "body"] as const).flatMap((part) =>
    Object.entries(example[part] ?? {})
      .filter(([, value]) => JSON.stringify(value).match(uuidForm))
      .map(([field]) => ({ part, field })),
  );

export const withId = (example: Example, { part, field }: IdSlot, id: string): Example => {
  const value = JSON.parse(JSON.stringify(example[part]?.[field]).replace(uuidForm, id));
  return { ...example, [part]: { ...example[part], [field]: value } };
};
