import { useSearch } from "@tanstack/react-router";
import { ResetPasswordScreen } from "./reset-password-screen.tsx";
import { RoutedAuthPlace } from "./routed-auth-place.tsx";

const noSearch = {};

export const ResetPasswordPage = () => {
  const { token = "" } = useSearch({ from: "/reset-password" });
  return (
    <RoutedAuthPlace search={noSearch}>
      <ResetPasswordScreen token={token} />
    </RoutedAuthPlace>
  );
};
