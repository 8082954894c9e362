import { Navigate, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { FullScreenLoader } from "../../../components/full-screen-loader.tsx";
import { useAuth } from "../auth-context.tsx";
import { OwnerContext } from "../owner-context.ts";
import { Unreachable } from "./unreachable.tsx";

const homes = new Set(["/", "/app"]);

/** The guard: shows its children to a signed-in owner and sends everyone else to the sign-in screen. */
export const RequireOwner = ({ children }: { children: ReactNode }) => {
  const { owner, loading, unreachable } = useAuth();
  const { pathname, href, search } = useLocation();
  if (loading) return <FullScreenLoader />;
  if (unreachable) return <Unreachable />;
  if (owner === null) {
    const { error } = search as { error?: string };
    const next = homes.has(pathname) ? undefined : href;
    return <Navigate to="/auth" search={{ ...(next && { next }), ...(error && { error }) }} replace />;
  }
  return <OwnerContext value={owner}>{children}</OwnerContext>;
};
