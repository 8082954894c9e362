import { type Meaning, says } from "../reading/meaning.ts";

/**
 * Whether a message answers the question for a name. What changes the booking, asks something or complains doesn't,
 * whatever it looks like; "Domingo" does, "Friday" doesn't.
 */
export const isAnsweredName = (meaning: Meaning): boolean => {
  const { name, ownName, when, isQuestion, isRather, isNameWrong, forSomeone, acts, steering } = meaning;
  if (isQuestion || isNameWrong || forSomeone?.name) return false;
  if (ownName !== null && !meaning.hasContent) return true;
  if (name === null || steering.has("yes") || steering.has("no")) return false;
  const words = name.split(/\s+/);
  if (when.isAsap || when.time) return false;
  // "Sabine Morgen", "Domingo": written like a name, and no word of it asks for another day.
  if (when.date) return words.length <= 3 && !isRather && words.every((word) => /^\p{Lu}/u.test(word));
  if (says(meaning, "confirm") && !/^\p{Lu}/u.test(name)) return false;
  // Somebody may be called Price or Grace Hope: a few words alone are a name, unless they can only be something else.
  if (words.length <= 3) return !isRather && !says(meaning, "feeling", "cancel", "move", "person");
  return !acts.some(({ kind, confidence }) => kind !== "name" && confidence >= 0.9);
};
