import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { FullScreenLoader } from "../../../components/full-screen-loader.tsx";
import { useAuth } from "../../../lib/session/auth-context.tsx";
import { OwnerContext } from "../../../lib/session/owner-context.ts";
import { sessionEnd } from "../../../lib/session/session-end.ts";
import { Unreachable } from "./unreachable.tsx";

/** The guard: shows its children to a signed-in owner and sends everyone else to the sign-in screen. */
export const RequireOwner = ({ children }: { children: ReactNode }) => {
  const { owner, loading, isUnreachable } = useAuth();
  if (loading) return <FullScreenLoader />;
  if (isUnreachable) return <Unreachable />;
  if (owner === null) return <ToSignIn />;
  return <OwnerContext value={owner}>{children}</OwnerContext>;
};

// Looks at the address once: while it leaves, the address already is the sign-in screen's.
const ToSignIn = () => {
  const router = useRouter();
  useEffect(() => {
    const { href, search: given } = router.state.location;
    const next = wayBack(href);
    // A refused link from a mail leads here with its reason.
    const { error } = given as { error?: string };
    const ended = sessionEnd.get();
    const search = { ...(next && { next }), ...(error && { error }), ...(ended && { ended }) };
    void router.navigate({ to: "/auth", replace: true, search });
  }, [router]);
  return <FullScreenLoader />;
};

// Where signing in leads anyway. Someone who just deleted their account is already on the way to /auth.
const homes = new Set(["/", "/app", "/auth"]);

/** The very place, with what its address says beside the path; the reason of a refused link isn't part of it. */
const wayBack = (href: string): string | undefined => {
  const { pathname, searchParams, hash } = new URL(href, location.origin);
  searchParams.delete("error");
  const search = searchParams.size > 0 ? `?${searchParams}` : "";
  return homes.has(pathname) && (search === "" || pathname === "/auth") ? undefined : pathname + search + hash;
};
