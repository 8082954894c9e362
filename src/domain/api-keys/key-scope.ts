/** What an API key may do, least first. Each scope includes those before it. */
export const keyScopes = ["read", "book", "manage"] as const;

export type KeyScope = (typeof keyScopes)[number];

/** The scope a call needs; `never`: no key may make the call, only a signed-in person. */
export type KeyNeed = KeyScope | "never";

export const mayKeyCall = (scope: KeyScope, need: KeyNeed): boolean =>
  need !== "never" && keyScopes.indexOf(scope) >= keyScopes.indexOf(need);
