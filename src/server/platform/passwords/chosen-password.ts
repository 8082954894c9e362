import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import type { PasswordOwner } from "#domain/accounts/common-passwords.ts";
import { isKeyboardWalk } from "#domain/accounts/keyboard-walk.ts";
import { type PasswordProblem, passwordProblem } from "#domain/accounts/new-password.ts";

/**
 * What is wrong with a password that someone chooses, by the rules, by about fifty thousand well-known ones and by the
 * keyboards it may have been walked over.
 */
export const chosenPasswordProblem = (password: string, owner: PasswordOwner): PasswordProblem | null =>
  passwordProblem(password, owner, (text) => wellKnown().has(text) || isKeyboardWalk(text, layouts));

const { qwerty, qwertz, azerty, keypad } = adjacencyGraphs;
const layouts = [qwerty, qwertz, azerty, keypad];

let known: ReadonlySet<string> | null = null;

/** Unpacked when first needed: most processes start without anyone choosing a password. */
const wellKnown = (): ReadonlySet<string> => {
  known ??= new Set(dictionary["passwords-common"]);
  return known;
};
