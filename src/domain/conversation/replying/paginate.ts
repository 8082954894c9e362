import type { Choice } from "./outcome.ts";

/** WhatsApp's lists have ten rows. */
const rows = 10;

/** One page of a list: all of it when it fits, else nine and the way to the next page. */
export const paginate = (choices: readonly Choice[], page: number): Choice[] => {
  if (choices.length <= rows) return [...choices];
  const perPage = rows - 1;
  const count = Math.ceil(choices.length / perPage);
  return showPage(
    Array.from({ length: count }, (_, index) => choices.slice(index * perPage, (index + 1) * perPage)),
    page,
  );
};

/** The same for a list that is already cut into pages. After the last one comes the first, and its title says so. */
export const showPage = (pages: readonly (readonly Choice[])[], page: number): Choice[] => {
  const position = page % Math.max(1, pages.length);
  const shown = pages[position] ?? [];
  if (pages.length < 2) return [...shown];
  const isLast = position === pages.length - 1;
  return [...shown, { value: "more", title: { key: isLast ? "options.firstPage" : "options.more" } }];
};
