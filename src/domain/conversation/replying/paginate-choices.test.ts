import { expect, test } from "vitest";
import { paginateChoices, showPage } from "./paginate-choices.ts";

const choices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `${index}`, title: `${index}` }));

const valuesOf = (page: ReturnType<typeof paginateChoices>): string => page.map(({ value }) => value).join(" ");

test.each([
  [10, 0, "0 1 2 3 4 5 6 7 8 9", null],
  [11, 0, "0 1 2 3 4 5 6 7 8 more", "options.more"],
  [11, 1, "9 10 more", "options.firstPage"],
  [11, 2, "0 1 2 3 4 5 6 7 8 more", "options.more"],
  [19, 1, "9 10 11 12 13 14 15 16 17 more", "options.more"],
  [19, 2, "18 more", "options.firstPage"],
])("of %i choices, page %i: %s", (count, page, values, key) => {
  const shown = paginateChoices(choices(count), page);
  expect(valuesOf(shown)).toBe(values);
  expect(shown.find(({ value }) => value === "more")?.title ?? null).toEqual(key && { key });
});

test("one page leads nowhere else", () => {
  expect(valuesOf(showPage([choices(2)], 3))).toBe("0 1");
  expect(showPage([], 0)).toEqual([]);
});
