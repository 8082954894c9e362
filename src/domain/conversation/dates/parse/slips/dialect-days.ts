/**
 * German weekdays as they are spoken from the Saarland to Saxony: the stem is kept, "st" becomes "scht" or "schd", and the
 * ending "-tag" nearly anything ("Samschdich", "Mondach", "Freidoch").
 */
const spoken: readonly (readonly [RegExp, string])[] = (
  [
    ["m[oae]+n", "montag"],
    ["(?:d(?:ie|i|ea|ee|ia)n|z[iy]+)(?:s|sch)", "dienstag"],
    ["d[ou]nn(?:er|a|e)?(?:s|sch)", "donnerstag"],
    ["fr(?:ei|i+|ey|ai|ee)", "freitag"],
    ["s[ao]+m(?:s|sch)", "samstag"],
    ["s[ou]nn", "sonntag"],
  ] as const
).map(([stem, day]) => [new RegExp(`^${stem}(?:[td]|tt)(?:a+(?:g|ch|k)|oa?(?:g|ch)|e?(?:g|ch)|i(?:g|ch))s?$`), day]);

const wednesday = /^m[ie](?:tt?|dd?|gg)w[ou][ae]?ch[ae]?$/;

/** The weekday that a word of the dialects is; undefined when it is none. */
export const dialectDay = (word: string): string | undefined =>
  wednesday.test(word) ? "mittwoch" : spoken.find(([pattern]) => pattern.test(word))?.[1];
