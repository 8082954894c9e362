/** As long as what the search takes. */
export const searchLength = 100;

type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing">;

/** What is typed after one more key; the same if the key writes nothing. */
export const typedWith = (typed: string, { key, ctrlKey, metaKey, altKey, isComposing }: Key): string => {
  if (ctrlKey || metaKey || altKey || isComposing) return typed;
  if (key === "Backspace") return [...typed].slice(0, -1).join("");
  // Keys that write nothing have longer names: Enter, ArrowDown.
  if ([...key].length !== 1) return typed;
  return `${typed}${key}`.slice(0, searchLength);
};
