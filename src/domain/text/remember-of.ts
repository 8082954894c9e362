const mostRemembered = 256;

/** Answers about the same text come again and again, from every reader of a message: those of a moment ago are at hand. */
export const rememberOf = <Value>(make: (text: string) => Value): ((text: string) => Value) => {
  let known = new Map<string, Value>();
  let older = known;
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = older.get(text) ?? make(text);
    if (known.size >= mostRemembered) [older, known] = [known, new Map()];
    known.set(text, value);
    return value;
  };
};
