import { type Meaning, saysAct } from "../../reading/meaning.ts";

/**
 * Whether a message answers the question for a name and does nothing else. What changes the booking, asks something or
 * complains is heard first, with the name in it.
 */
export const isAnsweredName = (meaning: Meaning): boolean => {
  const { ownName, isQuestion, isNameWrong, hasContent, isNameOnly, forSomeone, when, steering } = meaning;
  if (ownName === null && !forSomeone?.name) return false;
  if (isQuestion || isNameWrong || hasContent || when.isRefused || steering.size > 0) return false;
  return isNameOnly || !saysAct(meaning, "person", "feeling", "cancel", "move", "language");
};
