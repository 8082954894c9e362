/**
 * Number words as a table, from a list that counts from one: `/` between spellings, `_` for a space inside a word.
 * Numbers above the list stand beside it.
 */
export const numberWords = (list: string, above: Readonly<Record<string, number>>): Record<string, number> => {
  const table: Record<string, number> = { ...above };
  for (const [index, spellings] of list.split(/\s+/).entries()) {
    for (const spelling of spellings.split("/")) table[spelling.replaceAll("_", " ")] = index + 1;
  }
  return table;
};
