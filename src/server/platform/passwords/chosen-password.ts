import type { PasswordOwner } from "#domain/accounts/common-passwords.ts";
import { isKeyboardWalk } from "#domain/accounts/keyboard-walk.ts";
import { type PasswordProblem, passwordProblem } from "#domain/accounts/new-password.ts";

/**
 * What is wrong with a password that someone chooses, by the rules, by about fifty thousand well-known ones and by the
 * keyboards it may have been walked over.
 */
export const chosenPasswordProblem = async (
  password: string,
  owner: PasswordOwner,
): Promise<PasswordProblem | null> => {
  loading ??= loadWellKnown();
  const { passwords, layouts } = await loading;
  return passwordProblem(password, owner, (text) => passwords.has(text) || isKeyboardWalk(text, layouts));
};

let loading: ReturnType<typeof loadWellKnown> | null = null;

/** Loaded and unpacked when first needed: most processes start without anyone choosing a password. */
const loadWellKnown = async () => {
  const { adjacencyGraphs, dictionary } = await import("@zxcvbn-ts/language-common");
  const { qwerty, qwertz, azerty, keypad } = adjacencyGraphs;
  return { passwords: new Set<string>(dictionary["passwords-common"]), layouts: [qwerty, qwertz, azerty, keypad] };
};
