import { hasHidden, isVisible } from "#domain/text/visible-text.ts";
import { textIn } from "./validated-search.ts";

/** What the list of clients is narrowed to. */
export type ClientListSearch = { search?: string; tag?: string };

/** What can't be a tag narrows nothing: the list would be refused for it. */
export const parseClientListSearch = (raw: Readonly<Record<string, unknown>>): ClientListSearch => {
  const { tag } = textIn(raw, "tag", 30);
  const isTag = tag !== undefined && isVisible(tag) && !/[,;]/.test(tag) && !hasHidden(tag);
  return { ...textIn(raw, "search", 100), ...(isTag && { tag }) };
};
