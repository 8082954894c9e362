import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { meQuery } from "../../lib/session/me-query.ts";
import { announceSession } from "../../lib/session/session-channel.ts";
import type { SignInAnswer } from "./api/sign-in.ts";

/** What follows an accepted sign-in: the second factor if one is set, else the page the visitor came for. */
export const useAfterSignIn = () => {
  const { mode, next } = useSearch({ from: "/auth" });
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async ({ twoFactorRedirect }: SignInAnswer, destination = next): Promise<void> => {
    const search = destination === undefined ? {} : { next: destination };
    if (twoFactorRedirect) {
      await navigate({ to: "/auth", search: { ...search, mode: "two-factor" } });
      return;
    }
    // First the destination, then the owner: the sign-in page leaves for the one as soon as it knows the other.
    if (destination !== next)
      await navigate({ to: "/auth", search: { ...search, ...(mode && { mode }) }, replace: true });
    announceSession("signed-in");
    await queryClient.refetchQueries({ queryKey: meQuery.queryKey }, { throwOnError: true });
  };
};
