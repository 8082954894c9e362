import { useMutation, useQueryClient } from "@tanstack/react-query";
import { undoChange } from "#contract/scheduling/appointments.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { rememberOwnChange } from "../components/changes/own-changes.ts";

type WantedUndo = { appointmentId: string; version: number; at: string; together: boolean };

/** Takes back the last change of an appointment. */
export const useUndoChange = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ appointmentId, ...body }: WantedUndo) =>
      callApi(undoChange, { params: { appointmentId }, body }).then(rememberOwnChange),
    meta: { ownErrors: true },
    onSettled: () => void invalidateAfter(queryClient, "appointments"),
  });
};
