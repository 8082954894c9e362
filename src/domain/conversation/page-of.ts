import type { Choice } from "./turn.ts";

/** WhatsApp's lists have ten rows. */
const rows = 10;

/** One page of a list: all of it when it fits, else nine and "More…", which after the last page leads to the first. */
export const pageOf = (choices: readonly Choice[], page: number): Choice[] => {
  if (choices.length <= rows) return [...choices];
  const perPage = rows - 1;
  const pages = Math.ceil(choices.length / perPage);
  const first = (page % pages) * perPage;
  return [...choices.slice(first, first + perPage), more];
};

/** The same for a list that is already cut into pages. */
export const pageAt = (pages: readonly (readonly Choice[])[], page: number): Choice[] => {
  const shown = pages[page % Math.max(1, pages.length)] ?? [];
  return pages.length > 1 ? [...shown, more] : [...shown];
};

const more: Choice = { value: "more", title: { key: "options.more" } };
