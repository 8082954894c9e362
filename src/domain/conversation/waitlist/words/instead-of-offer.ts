/**
 * Beside an offer "instead of that one" points to what is offered. Read as a day, "that one" would be the day named before it:
 * "y el sábado en lugar de ese?"
 */
export const withoutPointing = (text: string): string =>
  text
    .replace(
      /(?<!\p{L})en (?:lugar|vez) de (?:es[aeo]|est[aeo]|[eé]st[ae]|[eé]s[ae]|aqu[eé]l(?:la)?)(?!\p{L})/giu,
      "en su lugar",
    )
    .replace(/(?<!\p{L})(à|a) la place de (?:cel(?:ui|le)|ça|cela)(?:[- ](?:l[àa]|ci))?(?!\p{L})/giu, "$1 la place");
