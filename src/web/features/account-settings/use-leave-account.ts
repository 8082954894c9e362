import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { leaveSession } from "../../lib/session/forget-session.ts";
import { announceSession } from "../../lib/session/session-channel.ts";

/** Already signed out on the server: this tab and the others follow, and the next sign-in starts at home. */
export const useLeaveAccount = () => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (): void => {
    announceSession("signed-out");
    leaveSession(queryClient);
    void navigate({ to: "/auth", replace: true });
  };
};
