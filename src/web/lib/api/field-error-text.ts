import { i18n } from "../language/i18n.ts";

/** What a person reads under a field, by the code of what is wrong with it; undefined when nothing is. */
export const fieldErrorText = (code: string | undefined): string | undefined => {
  if (code === undefined) return undefined;
  // A newer server may know codes that this tab's texts don't.
  const isKnown: boolean = i18n.exists(`fieldErrors.${code}`);
  return i18n.t(isKnown ? (`fieldErrors.${code}` as "fieldErrors.unknown") : "fieldErrors.invalid");
};
