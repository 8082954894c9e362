import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useMemo } from "react";
import { type AuthPlace, AuthPlaceProvider } from "../../lib/session/auth-place.ts";
import type { AuthSearch } from "../../lib/session/auth-search.ts";
import { meQuery } from "../../lib/session/me-query.ts";

/** The sign-in screens inside the app, whose router and answers they use. */
export const RoutedAuthPlace = ({ search, children }: { search: AuthSearch; children: ReactNode }) => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const place = useMemo(
    (): AuthPlace => ({
      search,
      show: (next, { replace = false } = {}) => void navigate({ to: "/auth", search: next, replace }),
      findOwner: () => queryClient.refetchQueries({ queryKey: meQuery.queryKey }, { throwOnError: true }),
    }),
    [search, navigate, queryClient],
  );
  return <AuthPlaceProvider value={place}>{children}</AuthPlaceProvider>;
};
