/** Codes of the authenticator app are six digits; anything else can only be a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);
