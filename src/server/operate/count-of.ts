/** A number of things as people say it: 1 worker, 2 workers. For words that take an s. */
export const countOf = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? "" : "s"}`;
