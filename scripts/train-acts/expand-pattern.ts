/** Random numbers that are the same in every run. */
export const createRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** Sentences of a pattern such as `(can|could) I come {when}`, each once, in a random choice of up to `most`. */
export const expandPattern = (
  pattern: string,
  slots: ReadonlyMap<string, readonly string[]>,
  { most, random }: { most: number; random: () => number },
): string[] => {
  const found = new Set<string>();
  for (let tries = 0; tries < most * 3 && found.size < most; tries++) {
    found.add(
      expandOnce(pattern, slots, random)
        .replace(/\s+/g, " ")
        .replace(/ ([,.?!])/g, "$1")
        .trim(),
    );
  }
  return [...found];
};

const expandOnce = (pattern: string, slots: ReadonlyMap<string, readonly string[]>, random: () => number): string => {
  let text = pattern;
  const choose = (all: readonly string[]) => all[Math.floor(random() * all.length)] ?? "";
  for (let depth = 0; depth < 8 && /[({]/.test(text); depth++) {
    text = text.replace(/\(([^()]*)\)/g, (_, inner: string) => choose(inner.split("|")));
    text = text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const words = slots.get(name);
      if (!words) throw new Error(`no words for {${name}} in ${pattern}`);
      return choose(words);
    });
  }
  return text;
};
