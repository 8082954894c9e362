import { createContext, use } from "react";
import { stringifyPlainSearch } from "../search/plain-search.ts";
import type { AuthSearch } from "./auth-search.ts";

/**
 * Where the sign-in screens are shown. They exist twice: on their own, before any of the app is loaded, and in the app, whose
 * router leads to them when a session ends.
 */
export type AuthPlace = {
  search: AuthSearch;
  /** Another form of the sign-in page. */
  show(search: AuthSearch, options?: { replace?: boolean }): void;
  /** Asks who is signed in now; the page leaves for `next` once it knows. Fails when nobody answers. */
  findOwner(): Promise<void>;
};

const AuthPlaceContext = createContext<AuthPlace | null>(null);

export const AuthPlaceProvider = AuthPlaceContext;

export const useAuthPlace = (): AuthPlace => {
  const place = use(AuthPlaceContext);
  if (place === null) throw new Error("useAuthPlace must be used within an AuthPlaceProvider");
  return place;
};

export const authAddress = (search: AuthSearch): string => `/auth${stringifyPlainSearch(search)}`;
