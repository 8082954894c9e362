// C0 and C1 controls, soft hyphen, zero-width space, line separators, byte order mark and everything that turns
// the reading direction. The joiners U+200C and U+200D stay: Persian words and emoji are spelled with them.
const unprintable = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;
const loneSurrogate = /\p{Cs}/gu;

/** Text that stays on one line wherever it is put, a mail header included. The longest mail address fits. */
export const cleanLine = (text: string, maxLength = 254): string =>
  shorten(text.replace(/\s+/gu, " ").replace(unprintable, "").replace(loneSurrogate, "").trim(), maxLength);

/** Text that may have several lines, with `\n` between them. */
export const cleanLines = (text: string): string =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/u)
    .map((line) => line.replaceAll("\t", " ").replace(unprintable, "").replace(loneSurrogate, "").trimEnd())
    .join("\n")
    .trim();

/**
 * The name to greet someone by, or nothing. Whoever signs a stranger's address up chooses the name the stranger
 * reads: a name with a web address in it would make our mail carry their advertisement.
 */
export const cleanName = (name: string): string | undefined => {
  const line = cleanLine(name, 60);
  const looksLikeAddress = /:\/\/|@|www\.|[\p{L}\p{N}]\.[\p{L}\p{N}]{2,}/iu.test(line);
  return line === "" || looksLikeAddress ? undefined : line;
};

const shorten = (text: string, maxLength: number): string => {
  const characters = [...text];
  return characters.length <= maxLength ? text : `${characters.slice(0, maxLength - 1).join("")}…`;
};
