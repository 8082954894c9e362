/** Two requests may come as a list: its numbers are no hours. One number at the beginning may be an answer. */
export const withoutListMarks = (text: string): string =>
  (text.match(mark)?.length ?? 0) > 1 ? text.replace(mark, "$1") : text;

const mark = /(^|\n)\s*(?:\d{1,2}[.)]|[-*•])\s+(?=\S)/g;
