import { useAuthPlace } from "../../lib/session/auth-place.ts";
import { announceSession } from "../../lib/session/session-channel.ts";
import type { SignInAnswer } from "./api/sign-in.ts";

/** What follows an accepted sign-in: the second factor if one is set, else the page the visitor came for. */
export const useAfterSignIn = () => {
  const { search: current, show, findOwner } = useAuthPlace();
  const { mode, next } = current;
  return async ({ twoFactorRedirect }: SignInAnswer, destination = next): Promise<void> => {
    const search = destination === undefined ? {} : { next: destination };
    if (twoFactorRedirect) {
      show({ ...search, mode: "two-factor" });
      return;
    }
    // First the destination, then the owner: the sign-in page leaves for the one as soon as it knows the other.
    if (destination !== next) show({ ...search, ...(mode && { mode }) }, { replace: true });
    announceSession("signed-in");
    await findOwner();
  };
};
