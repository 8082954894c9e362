import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useEffect, useMemo } from "react";
import type { Me } from "#contract/account/account.ts";
import { forgetOthers, forgetWhatWasLeft } from "./forget-personal.ts";
import { leaveSession } from "./forget-session.ts";
import { meQuery } from "./me-query.ts";
import type { SignedInOwner } from "./read-session.ts";
import { followSessions } from "./session-channel.ts";

type AuthContextValue = {
  user: Me["user"] | null;
  session: Me["session"] | null;
  /** All that is known of the signed-in owner; behind the guard, `useOwner` has it without the null. */
  owner: SignedInOwner | null;
  /** True until it is known whether anyone is signed in. */
  loading: boolean;
  /** The server couldn't be asked: neither signed in nor out. */
  isUnreachable: boolean;
};

const AuthContext = createContext<AuthContextValue | null>(null);

export const useAuth = (): AuthContextValue => {
  const value = use(AuthContext);
  if (value === null) throw new Error("useAuth must be used within an AuthProvider");
  return value;
};

export const AuthProvider = ({ children }: { children: ReactNode }) => {
  const queryClient = useQueryClient();
  const { data, errorUpdateCount } = useQuery(meQuery);
  const isUnknown = data === undefined;
  // Counted rather than read from the state, which a new try resets: the retry screen stays until an answer comes.
  const hasFailed = errorUpdateCount > 0;

  const ownerId = data?.user.id;
  useEffect(() => {
    if (ownerId !== undefined) forgetOthers(ownerId);
  }, [ownerId]);

  useEffect(() => {
    // Brought back from the browser's memory, the page may show what its owner has left since.
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      forgetWhatWasLeft();
      void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
    };
    addEventListener("pageshow", wake);
    return () => removeEventListener("pageshow", wake);
  }, [queryClient]);

  useEffect(
    () =>
      followSessions((news) => {
        if (news === "signed-out") leaveSession(queryClient);
        else void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
      }),
    [queryClient],
  );

  const value = useMemo(
    () => ({
      user: data?.user ?? null,
      session: data?.session ?? null,
      owner: data ?? null,
      loading: isUnknown && !hasFailed,
      isUnreachable: isUnknown && hasFailed,
    }),
    [data, isUnknown, hasFailed],
  );
  return <AuthContext value={value}>{children}</AuthContext>;
};
