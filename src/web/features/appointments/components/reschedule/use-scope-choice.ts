import { useState } from "react";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import type { SeriesOccurrence } from "#contract/scheduling/series.ts";
import { type DateChoices, type SeriesList, toChoiceInputs } from "../series/series-choices.ts";
import { type ChangeScope, usualScope } from "../visits/scope-field.tsx";

/** What the move is meant for, and what was chosen for dates of a series that aren't available. */
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
  const list: SeriesList | null = open && { occurrences: open, askedNumber: appointment.seriesNumber ?? 1 };
  const chosen = list === null ? [] : toChoiceInputs(list, choices);
  return { scope, setScope: renewing(setScope), list, setOpen, choices, setChoices, renewing, chosen };
};
