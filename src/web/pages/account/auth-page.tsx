import { useRouter, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { useAuth } from "../../lib/session/auth-context.tsx";
import { AuthScreen } from "./auth-screen.tsx";
import { RoutedAuthPlace } from "./routed-auth-place.tsx";

export const AuthPage = () => {
  const { user, loading } = useAuth();
  const search = useSearch({ from: "/auth" });
  const { next = "/app" } = search;
  const { history } = useRouter();

  useEffect(() => {
    if (user) history.replace(next);
  }, [user, next, history]);

  return (
    <RoutedAuthPlace search={search}>
      <AuthScreen isLeaving={loading || user !== null} />
    </RoutedAuthPlace>
  );
};
