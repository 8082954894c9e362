import { createContext, use } from "react";
import type { SignedInOwner } from "./read-session.ts";

export const OwnerContext = createContext<SignedInOwner | null>(null);

/** For everything behind the guard, where someone is signed in. */
export const useOwner = (): SignedInOwner => {
  const owner = use(OwnerContext);
  if (owner === null) throw new Error("useOwner must be used within RequireOwner");
  return owner;
};
