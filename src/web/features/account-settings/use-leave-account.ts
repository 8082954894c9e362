import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { leaveSession } from "../../lib/session/end-session.ts";
import { announceSession } from "../../lib/session/session-channel.ts";

/** Signed out on the server already: this tab and the others follow, and whoever signs in next starts at home. */
export const useLeaveAccount = () => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (): void => {
    announceSession("signed-out");
    leaveSession(queryClient);
    void navigate({ to: "/auth", replace: true });
  };
};
