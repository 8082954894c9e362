/** As many marks as one letter needs, by Unicode's stream-safe format (UAX 15). */
const longRun = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;

/**
 * A text in one of Unicode's forms. `String.normalize` sorts the marks on a letter, which takes the square of their number:
 * marks beyond thirty on one letter are left out, so that it takes time by the text's length. Nothing else may call
 * `normalize`.
 */
export const normalForm = (text: string, form: "NFC" | "NFD" | "NFKC" | "NFKD"): string =>
  text.replace(longRun, "$1").normalize(form);

/** The one form in which equal texts are equal: é is a single sign, however it was typed. */
export const toNormalForm = (text: string): string => normalForm(text, "NFC");
