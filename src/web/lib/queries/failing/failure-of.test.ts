import { expect, test } from "vitest";
import { failureOf, isFailing, isFirstTry, nextPageFailureOf } from "./failure-of.ts";

const down = new Error("down");
const asked = { data: undefined, error: null, failureReason: null, isPlaceholderData: false };

test.each([
  ["on its way", asked, null],
  ["tried again", { ...asked, failureReason: down }, down],
  ["given up", { ...asked, error: down, failureReason: down }, down],
  ["there", { ...asked, data: [] }, null],
  ["there, and old since a later failure", { ...asked, data: [], error: down, failureReason: down }, null],
  ["another one's, shown meanwhile", { ...asked, data: [], isPlaceholderData: true }, null],
  ["another one's, and its own failed", { ...asked, data: [], isPlaceholderData: true, failureReason: down }, down],
])("an answer that is %s", (_, query, failure) => {
  expect(failureOf(query)).toBe(failure);
});

test.each([
  ["on its way", { ...asked, isError: false }, false],
  ["tried again", { ...asked, failureReason: down, isError: false }, true],
  ["there", { ...asked, data: [], isError: false }, false],
  ["there, and given up since", { ...asked, data: [], error: down, failureReason: down, isError: true }, true],
])("what is shown is failing when the answer is %s", (_, query, failing) => {
  expect(isFailing(query)).toBe(failing);
});

const paged = { error: null, failureReason: null, isFetchingNextPage: false, isFetchNextPageError: false };

test.each([
  ["not asked for", paged, null],
  ["on its way", { ...paged, isFetchingNextPage: true }, null],
  ["tried again", { ...paged, isFetchingNextPage: true, failureReason: down }, down],
  ["given up", { ...paged, isFetchNextPageError: true, error: down, failureReason: down }, down],
  ["asked for anew", { ...paged, isFetchingNextPage: true, isFetchNextPageError: true, error: down }, null],
  ["not what failed", { ...paged, error: down, failureReason: down }, null],
])("a next page that is %s", (_, query, failure) => {
  expect(nextPageFailureOf(query)).toBe(failure);
});

test("a first try is over with an answer or a failure", () => {
  expect(isFirstTry({ isPending: true, failureCount: 0 })).toBe(true);
  expect(isFirstTry({ isPending: true, failureCount: 1 })).toBe(false);
  expect(isFirstTry({ isPending: false, failureCount: 0 })).toBe(false);
});
