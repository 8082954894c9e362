/**
 * What follows the question mark, as texts: the router's own way would make numbers, lists and objects of what looks
 * like some, and no page expects those there.
 */
export const parsePlainSearch = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text.replace(/^\?/, "")));

export const stringifyPlainSearch = (search: Record<string, unknown>): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (value !== undefined) params.set(name, String(value));
  return params.size === 0 ? "" : `?${params}`;
};
