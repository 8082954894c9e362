import { getOAuthState } from "better-auth/api";
import { defaultLanguage, isLanguage } from "#domain/languages.ts";
import { toNormalForm } from "#domain/text/normal-form.ts";
import { isVisible, withoutHidden } from "#domain/text/visible-text.ts";

/**
 * What a new user's row is given. Nonsense falls back to a default, since nobody should fail to sign up over it; a
 * provider's user brings zone and language from the page where the sign-in began.
 */
export const completeNewUser = async <User extends { name: string; email: string } & Record<string, unknown>>(
  user: User,
) => {
  const fromPage = (await getOAuthState().catch(() => null)) ?? {};
  const { timeZone, language } = { ...fromPage, ...withoutUndefined(user) } as Record<string, unknown>;
  return {
    ...user,
    name: nameOf(user),
    // A provider's picture would have to be fetched there by every browser.
    image: null,
    timeZone: typeof timeZone === "string" && isKnownZone(timeZone) ? timeZone : "UTC",
    language: isLanguage(language) ? language : defaultLanguage,
  };
};

/** Providers may know no name, or one that no form would have taken. */
const nameOf = ({ name, email }: { name: string; email: string }): string =>
  readable(name) || readable(email.split("@")[0] ?? "") || email;

const readable = (text: string): string => {
  const clean = withoutHidden(toNormalForm(text))
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
  return isVisible(clean) ? [...clean].slice(0, 100).join("") : "";
};

const withoutUndefined = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));

const isKnownZone = (timeZone: string): boolean => Intl.supportedValuesOf("timeZone").includes(timeZone);
