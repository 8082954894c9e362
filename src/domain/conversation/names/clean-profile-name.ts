import { toNormalForm } from "../../text/normal-form.ts";
import { withoutHidden } from "../../text/visible-text.ts";

/** A person's name as their profile has it, without what can't be seen; null when it is none. */
export const cleanProfileName = (text: string): string | null => {
  const name = withoutHidden(toNormalForm(text))
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replace(/^[\s.,;:!¡¿?"'-]+|[\s,;:!?"-]+$/g, "");
  const isName = /\p{L}/u.test(name) && name.length <= longestName && name.split(" ").length <= mostWords;
  return isName ? name : null;
};

/** Longer than any name, short enough for a line of the calendar. */
const longestName = 60;
const mostWords = 8;
