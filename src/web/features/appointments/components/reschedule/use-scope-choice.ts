import { useState } from "react";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import type { SeriesOccurrence } from "#contract/scheduling/series.ts";
import { type DateChoices, toChoiceInputs } from "../series/series-choices.ts";
import { type ChangeScope, usualScope } from "../visits/scope-field.tsx";

/** What the move is meant for, and what was chosen for dates of a series that can't be had. */
export const useScopeChoice = (appointment: Appointment) => {
  const [scope, setScope] = useState<ChangeScope>(usualScope(appointment));
  const [open, setOpen] = useState<SeriesOccurrence[] | null>(null);
  const [choices, setChoices] = useState<DateChoices>({});
  /** Other dates need other choices. */
  const renewing =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setOpen(null);
      setChoices({});
    };
  const chosen = open === null ? [] : toChoiceInputs(open, choices);
  return { scope, setScope: renewing(setScope), open, setOpen, choices, setChoices, renewing, chosen };
};
