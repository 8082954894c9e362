import type { z } from "zod";

/**
 * The path of the first object inside a schema that would let unknown fields pass, or null. The API promises to
 * refuse them, so a route with such a schema isn't served at all.
 */
export const findLooseObject = (schema: z.core.$ZodType): string | null => search(schema, [], new Set());

const search = (schema: z.core.$ZodType, path: readonly string[], seen: Set<z.core.$ZodType>): string | null => {
  // A schema may contain itself.
  if (seen.has(schema)) return null;
  seen.add(schema);
  const def = schema._zod.def as z.core.$ZodTypeDef & Record<string, unknown>;
  if (def.type === "object" && (def.catchall as z.core.$ZodType | undefined)?._zod.def.type !== "never") {
    return path.join(".") || "(top)";
  }
  for (const [name, inner] of innerSchemas(def)) {
    const loose = search(inner, name === "" ? path : [...path, name], seen);
    if (loose !== null) return loose;
  }
  return null;
};

/** What a schema is built from, whatever its kind: fields by name, everything else (items, options, wrapped) without. */
export const innerSchemas = (def: Record<string, unknown>): [string, z.core.$ZodType][] =>
  Object.entries(def).flatMap(([key, value]): [string, z.core.$ZodType][] => {
    if (key === "getter") return [["", (value as () => z.core.$ZodType)()]];
    if (isSchema(value)) return [["", value]];
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value)
      .filter((entry): entry is [string, z.core.$ZodType] => isSchema(entry[1]))
      .map(([name, inner]) => [key === "shape" ? name : "", inner]);
  });

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === "object" && value !== null && "_zod" in value && "def" in (value as z.core.$ZodType)._zod;
