import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { availabilityQuery } from "../../../../lib/queries/availability-query.ts";
import type { AppointmentPreset, AppointmentValues } from "../../appointment-drafts.ts";
import { doesType } from "../../fitting-choice.ts";
import type { BookingChoices } from "../../use-appointment-form.ts";

/** So many services are tried, one after the other, before the first is left as it is. */
const mostTried = 6;

type FittingType = {
  preset: AppointmentPreset;
  values: AppointmentValues;
  choices: BookingChoices;
  onFound(appointmentTypeId: string): void;
};

/**
 * A click on a free quarter of an hour mustn't begin with a service of two hours: where the preselected one isn't free
 * at the clicked time, the first that is takes its place, unless something was chosen meanwhile.
 */
export const useFittingType = ({ preset, values, choices, onFound }: FittingType): void => {
  const queryClient = useQueryClient();
  // What was typed while the times were asked for stays.
  const latest = useRef({ values, onFound });
  latest.current = { values, onFound };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what the dialog was opened with
  useEffect(() => {
    const { appointmentTypeId, agentId, appointmentDate, appointmentTime, isPastVisit } = values;
    if (!preset.time || preset.appointmentTypeId || isPastVisit || agentId === "" || !appointmentTypeId) return;
    const isFree = async (typeId: string) => {
      const question = { agentId, from: appointmentDate, time: appointmentTime, appointmentTypeId: typeId };
      const { slots } = await queryClient.fetchQuery(availabilityQuery(question));
      return slots.some(({ reason }) => reason !== "taken" && reason !== "resource-taken" && reason !== "held");
    };
    const find = async () => {
      const done = choices.types.filter(({ id }) => doesType(agentId, id, choices));
      const shortest = done.toSorted((a, b) => a.durationMinutes - b.durationMinutes).slice(0, 1);
      const tried = [{ id: appointmentTypeId }, ...done.slice(0, mostTried), ...shortest].map(({ id }) => id);
      for (const id of new Set(tried)) if (await isFree(id)) return id;
      return appointmentTypeId;
    };
    find().then(
      (found) => {
        const { values: now, onFound: tell } = latest.current;
        const isUntouched = now.appointmentTypeId === appointmentTypeId && now.agentId === agentId;
        if (found !== appointmentTypeId && isUntouched) tell(found);
      },
      // It is only a proposal; the form says what is in the way.
      () => undefined,
    );
  }, []);
};
