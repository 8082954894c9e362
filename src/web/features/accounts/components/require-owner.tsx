import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { FullScreenLoader } from "../../../components/full-screen-loader.tsx";
import { useAuth } from "../../../lib/session/auth-context.tsx";
import { OwnerContext } from "../../../lib/session/owner-context.ts";
import { Unreachable } from "./unreachable.tsx";

/** The guard: shows its children to a signed-in owner and sends everyone else to the sign-in screen. */
export const RequireOwner = ({ children }: { children: ReactNode }) => {
  const { owner, loading, unreachable } = useAuth();
  if (loading) return <FullScreenLoader />;
  if (unreachable) return <Unreachable />;
  if (owner === null) return <ToSignIn />;
  return <OwnerContext value={owner}>{children}</OwnerContext>;
};

// Nowhere to return to; /auth is where whoever just left their account is already going.
const homes = new Set(["/", "/app", "/auth"]);

// Looks at the address once: while it leaves, the address already is the sign-in screen's.
const ToSignIn = () => {
  const router = useRouter();
  useEffect(() => {
    const { pathname, href, search } = router.state.location;
    const next = homes.has(pathname) ? undefined : href;
    // A refused link from a mail leads here with its reason.
    const { error } = search as { error?: string };
    void router.navigate({ to: "/auth", replace: true, search: { ...(next && { next }), ...(error && { error }) } });
  }, [router]);
  return <FullScreenLoader />;
};
