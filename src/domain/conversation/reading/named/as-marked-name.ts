import type { Meaning } from "../meaning.ts";

/** A message that says nothing else with the whole of it as the name that was asked for; null for one that does. */
export const asMarkedName = (meaning: Meaning, whole: string): Meaning | null => {
  // The figure in "C3PO" is no hour.
  const isOneWord = /^\p{L}\S*$/u.test(whole);
  const { time: _, ...when } = meaning.when;
  const hasContent = when.date !== undefined || meaning.typeIds.length > 0;
  const plain = isOneWord ? { ...meaning, when, hasContent } : meaning;
  return saysNothing(plain) ? { ...plain, ownName: whole, unreadHour: null } : null;
};

/** But for a name that was guessed from a part of it. */
const saysNothing = ({ acts, choice, steering, forSomeone, ...said }: Meaning): boolean =>
  !(said.hasContent || said.isAgreed || said.isNegated || said.isQuestion) &&
  acts.every(({ kind }) => kind === "chat" || kind === "name") &&
  choice === null &&
  steering.size === 0 &&
  forSomeone === null;
