/**
 * Text of the agent form made harmless: angle brackets, quotes and ampersands go, as do script schemes
 * (`javascript:`) and inline handlers (`onclick=`), and the rest is cut to 1000 characters. Repeated until nothing
 * is left to strip, so that what surrounds a removed piece can't close up into another.
 */
export const sanitizeText = (text: string): string => {
  let current = text.slice(0, inputLimit);
  for (;;) {
    const stripped = stripOnce(current);
    if (stripped === current) break;
    current = stripped;
  }
  // A cut may fall between the halves of an emoji; the half left over can't be stored.
  return current.slice(0, 1000).replace(/[\uD800-\uDBFF]$/, "");
};

// Far above every field's own limit; bounds the work on hostile input.
const inputLimit = 10_000;

const stripOnce = (text: string): string =>
  text
    .replace(/[<>"'&]/g, "")
    .replace(/(?:javascript|vbscript)\s*:/gi, "")
    // Starting at word edges keeps this linear; the handler may still begin inside the word.
    .replace(/\b\w+\s*=/g, (assignment) => {
      const handlerAt = assignment.search(/on\w/i);
      return handlerAt < 0 ? assignment : assignment.slice(0, handlerAt);
    });
