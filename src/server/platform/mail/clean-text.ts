import { withoutHidden } from "#domain/text/visible-text.ts";

const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A name kept apart, by `isolateText`: whatever is inside turns nothing outside. */
const isolated = /(\u2068[^\u2066-\u2069]*\u2069)/u;

/** Nothing that can't be seen, and nothing that turns the reading direction of what comes after it. */
const printable = (text: string): string =>
  text
    .replace(unprintable, "")
    .split(isolated)
    .map((part, index) => (index % 2 === 1 ? `\u2068${withoutHidden(part)}\u2069` : withoutHidden(part)))
    .join("");

/** Text that stays on one line wherever it is put, a mail header included. The longest mail address fits. */
export const cleanLine = (text: string, maxLength = 254): string =>
  shorten(printable(text.replace(/\s+/gu, " ")).trim(), maxLength);

/** Text that may have several lines, with `\n` between them. */
export const cleanLines = (text: string): string =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/u)
    .map((line) => printable(line.replaceAll("\t", " ")).trimEnd())
    .join("\n")
    .trim();

/**
 * The name to greet someone by, or nothing. Someone who signs a stranger's address up chooses the name the stranger
 * reads: a name with a web address in it would make our mail carry their advertisement.
 */
export const cleanGreetingName = (name: string): string | undefined => {
  const line = cleanLine(name, 60);
  const looksLikeAddress = /:\/\/|@|www\.|[\p{L}\p{N}]\.[\p{L}\p{N}]{2,}/iu.test(line);
  return line === "" || looksLikeAddress ? undefined : line;
};

const shorten = (text: string, maxLength: number): string => {
  const characters = [...text];
  return characters.length <= maxLength ? text : `${characters.slice(0, maxLength - 1).join("")}…`;
};
