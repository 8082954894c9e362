import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { offerNewTime } from "#contract/scheduling/appointments.ts";
import type { AffectedAppointment, AffectedAppointments } from "#contract/scheduling/closures/closure-fields.ts";
import { createSpecialDay, previewSpecialDay, updateSpecialDay } from "#contract/scheduling/closures/special-days.ts";
import {
  createTimeOff,
  createTimeOffForEveryone,
  previewTimeOff,
  previewTimeOffForEveryone,
  updateTimeOff,
} from "#contract/scheduling/closures/time-off.ts";
import { callApi } from "../../lib/api/api.ts";
import { invalidateAfter } from "../../lib/api/stale-queries.ts";
import { cancelAffected, visitOf } from "./cancel-affected.ts";
import { type ClosureValues, isForEveryone, specialDayBody, timeOffBody, wholeBusiness } from "./closure-form.ts";
import type { ClosureTarget } from "./closure-target.ts";
import type { MadeOffer } from "./offered-list.tsx";

/** What happens to an appointment that is inside. */
export type AffectedChoice = "keep" | "move" | "offer" | "cancel";

/** The appointments inside, before anything is saved. */
export const usePreviewClosure = () =>
  useMutation({
    mutationFn: (values: ClosureValues): Promise<AffectedAppointments> => {
      if (isForEveryone(values)) return callApi(previewTimeOffForEveryone, { body: timeOffBody(values) });
      return values.who === wholeBusiness
        ? callApi(previewSpecialDay, { body: specialDayBody(values) })
        : callApi(previewTimeOff, { body: { ...timeOffBody(values), agentId: values.who } });
    },
    meta: { ownErrors: true },
  });

/** `toMove`: what the owner wanted to move, and what couldn't be offered. `failed`: what couldn't be cancelled. */
export type SavedClosure = { toMove: readonly AffectedAppointment[]; offers: readonly MadeOffer[]; failed: number };

type Saving = {
  values: ClosureValues;
  inside: readonly AffectedAppointment[];
  fates: ReadonlyMap<string, AffectedChoice>;
};

/**
 * Saves first, so that nobody can book into that time, then cancels what should be cancelled. Answers with those that
 * couldn't be cancelled because they had changed.
 */
export const useSaveClosure = (target: ClosureTarget) => {
  const queryClient = useQueryClient();
  // Pressing twice, or again after a lost answer, adds one entry.
  const idempotencyKey = useRef(crypto.randomUUID());
  return useMutation({
    mutationFn: async ({ values, inside, fates }: Saving): Promise<SavedClosure> => {
      await save(
        target,
        values,
        inside.map(({ id }) => id),
        idempotencyKey.current,
      );
      const having = (fate: AffectedChoice) => inside.filter(({ id }) => fates.get(id) === fate);
      const failed = await cancelAffected(having("cancel"), callApi);
      // One after the other, the services of a visit with the first of them: what is kept for one client is no longer free for the next.
      const offers: MadeOffer[] = [];
      const offered = new Set<string>();
      for (const appointment of having("offer")) {
        if (offered.has(visitOf(appointment))) continue;
        const request = { params: { appointmentId: appointment.id }, body: { version: appointment.version } };
        const change = await callApi(offerNewTime, request).catch(() => null);
        if (!change) continue;
        offers.push({ appointment, change });
        offered.add(visitOf(appointment));
      }
      const toMove = inside.filter((appointment) => {
        const fate = fates.get(appointment.id);
        return fate === "move" || (fate === "offer" && !offered.has(visitOf(appointment)));
      });
      return { toMove, offers, failed };
    },
    onSettled: () => {
      idempotencyKey.current = crypto.randomUUID();
      void invalidateAfter(queryClient, "time_off", "special_days", "appointments");
    },
    meta: { ownErrors: true },
  });
};

const save = (
  target: ClosureTarget,
  values: ClosureValues,
  knownAppointmentIds: string[],
  idempotencyKey: string,
): Promise<unknown> => {
  if (target.kind === "time-off") {
    const { id: timeOffId, version } = target.entry;
    const body = { ...timeOffBody(values), knownAppointmentIds, version };
    return callApi(updateTimeOff, { params: { timeOffId }, body });
  }
  if (target.kind === "special-day") {
    const { id: specialDayId, version } = target.entry;
    const body = { ...specialDayBody(values), knownAppointmentIds, version };
    return callApi(updateSpecialDay, { params: { specialDayId }, body });
  }
  if (isForEveryone(values)) {
    const body = { ...timeOffBody(values), knownAppointmentIds };
    return callApi(createTimeOffForEveryone, { body }, { idempotencyKey });
  }
  if (values.who === wholeBusiness) {
    return callApi(createSpecialDay, { body: { ...specialDayBody(values), knownAppointmentIds } }, { idempotencyKey });
  }
  const body = { ...timeOffBody(values), agentId: values.who, knownAppointmentIds };
  return callApi(createTimeOff, { body }, { idempotencyKey });
};
