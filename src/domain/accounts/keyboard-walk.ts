/** Which keys are around each, as `aA`: what a key gives alone and with Shift. */
export type KeyboardLayout = Readonly<Record<string, readonly (string | null)[]>>;

/**
 * Whether fingers went from each key to one beside it: one walk, several one after another (`asdf;lkj`), or one for each
 * hand, taking turns (`a;sldkfj`). A key that is pressed again isn't a step (`aassddff`).
 */
export const isKeyboardWalk = (text: string, layouts: readonly KeyboardLayout[]): boolean => {
  const keys = [...text].filter((key, place, all) => key !== all[place - 1]);
  if (new Set(keys).size < minWalk) return false;
  const hands = [0, 1].map((hand) => keys.filter((_, place) => place % 2 === hand));
  return layouts.some(
    (layout) =>
      walksOf(keys, layout).every((walk) => walk.length >= minWalk) ||
      hands.every((hand) => hand.length >= minWalk && walksOf(hand, layout).length === 1),
  );
};

/** Two keys side by side are in every word. */
const minWalk = 3;

const walksOf = (keys: readonly string[], layout: KeyboardLayout): string[][] => {
  const walks: string[][] = [];
  for (const key of keys) {
    const walk = walks.at(-1);
    if (walk && isBeside(layout, walk.at(-1) ?? "", key)) walk.push(key);
    else walks.push([key]);
  }
  return walks;
};

const isBeside = (layout: KeyboardLayout, from: string, to: string): boolean =>
  Object.hasOwn(layout, from) && (layout[from] ?? []).some((key) => key?.includes(to));
