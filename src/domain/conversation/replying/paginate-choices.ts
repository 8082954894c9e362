import type { Choice } from "./turn-outcome.ts";

/** WhatsApp's lists have ten rows. */
const rows = 10;

/** One page of a list: all of it when it fits, else nine and the way to the next page; `always` ends each. */
export const paginateChoices = (choices: readonly Choice[], page: number, always: readonly Choice[] = []): Choice[] => {
  const room = rows - always.length;
  if (choices.length <= room) return [...choices, ...always];
  const perPage = room - 1;
  const count = Math.ceil(choices.length / perPage);
  const pages = Array.from({ length: count }, (_, index) => choices.slice(index * perPage, (index + 1) * perPage));
  return [...showPage(pages, page), ...always];
};

/** The same for a list that is already cut into pages. After the last one comes the first, and its title says so. */
export const showPage = (pages: readonly (readonly Choice[])[], page: number): Choice[] => {
  const position = page % Math.max(1, pages.length);
  const shown = pages[position] ?? [];
  if (pages.length < 2) return [...shown];
  const isLast = position === pages.length - 1;
  return [...shown, { value: "more", title: { key: isLast ? "options.firstPage" : "options.more" } }];
};
