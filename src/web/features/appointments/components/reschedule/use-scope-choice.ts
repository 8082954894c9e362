import { useState } from "react";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import type { SeriesOccurrence } from "#contract/scheduling/series.ts";
import { type DateChoices, type SeriesList, toChoiceInputs } from "../series/series-choices.ts";
import type { ChangeScope } from "../visits/use-scopes.ts";

/** What was chosen for dates of a series that aren't available; the choices of a former question end with it. */
export const useScopeChoice = (appointment: Appointment, setScope: (scope: ChangeScope) => void) => {
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
  return { setScope: renewing(setScope), list, setOpen, choices, setChoices, renewing, chosen };
};
