import type { z } from "zod";
import { innerSchemas } from "./strict-schema.ts";

type Checked = { checks?: readonly { _zod: { def: { check: string; abort?: boolean } } }[] };

/**
 * The path of the first place in a schema that would work on a text, or keep a list, of any length; null when there is
 * none. A text's length has to be checked before everything else, and the check has to end its validation.
 */
export const findUnbounded = (schema: z.core.$ZodType): string | null => search(schema, []);

const search = (schema: z.core.$ZodType, path: readonly string[]): string | null => {
  const def = schema._zod.def as z.core.$ZodTypeDef & Record<string, unknown> & Checked;
  if (unknowable.has(def.type) || !isBounded(schema, def)) return path.join(".") || "(top)";
  // A check may be a schema of its own, and the other end of a pipe gets only what has passed the first.
  const { checks: _, ...inner } = def.type === "pipe" ? { in: def.in } : def;
  for (const [name, part] of innerSchemas(inner)) {
    const unbounded = search(part, name === "" ? path : [...path, name]);
    if (unbounded !== null) return unbounded;
  }
  return null;
};

/** Schemas that take anything, or change what comes before its length is known. */
const unknowable: ReadonlySet<string> = new Set(["any", "unknown", "custom", "transform"]);

const isBounded = (schema: z.core.$ZodType, { type, checks = [] }: z.core.$ZodTypeDef & Checked): boolean => {
  if (type === "array") return checks.some(({ _zod }) => _zod.def.check === "max_length");
  if (type !== "string") return true;
  // A format (`z.uuid()`) is a check of its own and runs before the others.
  if (schema._zod.traits.has("$ZodCheck")) return false;
  const first = checks[0]?._zod.def;
  return first?.check === "max_length" && first.abort === true;
};
