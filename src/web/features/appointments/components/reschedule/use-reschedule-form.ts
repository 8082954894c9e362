import { useState } from "react";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import { useOwner } from "../../../../lib/session/owner-context.ts";
import { useBusinessNow } from "../../../../lib/session/use-business-now.ts";
import { type RescheduleValues, rescheduleDraft } from "../../appointment-drafts.ts";
import { type ChangeScope, meantScope, useScopes } from "../visits/use-scopes.ts";

/** The chosen date, time and agent, and what is meant by it, kept as a draft. Begins on the appointment's own day unless that is over. */
export const useRescheduleForm = (appointment: Appointment) => {
  const { user } = useOwner();
  const today = useBusinessNow().toPlainDate().toString();
  const scopes = useScopes(appointment);
  const [values, setValues] = useState((): RescheduleValues => {
    const draft = rescheduleDraft.read(user.id);
    if (draft?.appointmentId === appointment.id) return draft;
    const { id: appointmentId, appointmentDate, agentId } = appointment;
    return { appointmentId, agentId, date: appointmentDate < today ? "" : appointmentDate, time: "" };
  });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  const change = (changed: Partial<typeof values>) => {
    const next = { ...values, ...changed };
    setValues(next);
    setErrors({});
    rescheduleDraft.write(user.id, next);
  };
  return {
    ...values,
    scope: meantScope(scopes, values.scope),
    errors,
    setErrors,
    setDate: (date: string) => change({ date }),
    setTime: (time: string) => change({ time }),
    setAgentId: (agentId: string) => change({ agentId }),
    setScope: (scope: ChangeScope) => change({ scope }),
  };
};
