import type { AccountSecurity } from "#contract/account/account-security.ts";

/** For someone who signs in with a provider: what asks for a password can't be done before there is one. */
export const isLocked = ({ asksPassword, hasPassword }: AccountSecurity): boolean => asksPassword && !hasPassword;
