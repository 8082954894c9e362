import type { SearchSchemaInput } from "@tanstack/react-router";

type Raw = Readonly<Record<string, unknown>>;

/**
 * What a page gets to see of its address is what `parse` makes of it, and nothing else. The router lays a route's answer
 * over what is in the address, so what isn't wanted has to be taken out by name.
 */
export const validatedSearch =
  <Search extends object>(parse: (raw: Raw) => Search) =>
  (raw: Search & SearchSchemaInput): Search => ({
    ...(Object.fromEntries(Object.keys(raw).map((name) => [name, undefined])) as Partial<Search>),
    ...parse(raw as Raw),
  });

/** For pages whose address says nothing beside the path. */
export const noSearch = validatedSearch((): Record<never, never> => ({}));

/** What no field takes: control characters, and what is left of an address whose encoding is broken. */
const unreadable = /[\p{Cc}\p{Cs}\uFFFD]/u;

/** One text of at most this many characters, or nothing. */
export const textIn = <Name extends string>(raw: Raw, name: Name, maxLength: number): { [name in Name]?: string } => {
  const value = raw[name];
  const isText = typeof value === "string" && value !== "" && value.length <= maxLength && !unreadable.test(value);
  return (isText ? { [name]: value } : {}) as { [name in Name]?: string };
};

const idForm = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** The id of something that may exist, or nothing: what has another form nobody has to be asked for. */
export const idIn = <Name extends string>(raw: Raw, name: Name): { [name in Name]?: string } =>
  idForm.test(String(raw[name])) ? textIn(raw, name, 36) : {};
