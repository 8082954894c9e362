import { type Meaning, says } from "../reading/meaning.ts";

/**
 * Whether a message answers the question for a name. What changes the booking, asks something or complains doesn't,
 * whatever it looks like; "Domingo" does, "Friday" doesn't.
 */
export const isAnsweredName = (meaning: Meaning): boolean => {
  const { name, ownName, when, isQuestion, isRather, isNameWrong, forSomeone, acts } = meaning;
  if (isQuestion || isNameWrong || forSomeone) return false;
  if (ownName !== null && !when.time) return true;
  if (name === null) return false;
  const words = name.split(/\s+/);
  if (when.isAsap || when.time) return false;
  if (when.date)
    return words.length <= 2 && !isRather && /^(?:domingo|paz|abril|april|june|may|mai|augusto?)\b/i.test(name);
  // Somebody may be called Price or Grace Hope: a few words alone are a name, unless they can only be something else.
  if (words.length <= 3) return !isRather && !says(meaning, "feeling", "cancel", "move", "person");
  return !acts.some(({ kind, confidence }) => kind !== "name" && confidence >= 0.9);
};
