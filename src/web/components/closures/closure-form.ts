import { firstErrors } from "#domain/scheduling/appointments/appointment-form.ts";
import { specialDayFormSchema, timeOffFormSchema } from "#domain/scheduling/closures/closure-form.ts";
import { fieldErrorText } from "../../lib/api/field-error-text.ts";
import type { ClosureTarget } from "./closure-target.ts";

/** Whom an entry is about: an agent's id, or the business; "" while it has to be chosen again. */
export const wholeBusiness = "business";

export type ClosureValues = {
  who: string;
  /** The agent is absent or works extra hours; the business is closed or keeps other hours. */
  isExtra: boolean;
  from: string;
  to: string;
  isAllDay: boolean;
  fromTime: string;
  toTime: string;
  /** The private reason or the day's name. */
  words: string;
};

export const valuesOf = (target: ClosureTarget): ClosureValues => {
  if (target.kind === "new") {
    const { date, toDate = date, fromTime, toTime, agentId } = target;
    return {
      ...{ who: agentId ?? wholeBusiness, isExtra: false, from: date, to: toDate, words: "" },
      ...{ isAllDay: fromTime === undefined, fromTime: fromTime ?? "09:00", toTime: toTime ?? "17:00" },
    };
  }
  const { from, to, fromTime, toTime } = target.entry;
  const times = { fromTime: fromTime ?? "09:00", toTime: toTime ?? "17:00" };
  return target.kind === "time-off"
    ? {
        ...{ who: target.entry.agentId, isExtra: target.entry.kind === "extra", from, to, ...times },
        ...{ isAllDay: fromTime === null, words: target.entry.privateReason ?? "" },
      }
    : // A special day is closed all day or has hours of its own.
      { who: wholeBusiness, isExtra: fromTime !== null, isAllDay: true, from, to, ...times, words: target.entry.name };
};

/** Whether the hours are asked for. */
export const hasTimes = ({ isExtra, isAllDay }: ClosureValues): boolean => isExtra || !isAllDay;

/** A business that closes for some hours only: each of its agents is off. */
export const isForEveryone = ({ who, isExtra, isAllDay }: ClosureValues): boolean =>
  who === wholeBusiness && !isExtra && !isAllDay;

export const timeOffBody = (values: ClosureValues) => ({
  kind: values.isExtra ? ("extra" as const) : ("off" as const),
  ...daysOf(values),
  privateReason: values.words,
});

export const specialDayBody = (values: ClosureValues) => ({ name: values.words, ...daysOf(values) });

const daysOf = (values: ClosureValues) => ({
  from: values.from,
  to: values.to,
  fromTime: hasTimes(values) ? values.fromTime : null,
  toTime: hasTimes(values) ? values.toTime : null,
});

/** What is wrong, in words, by the form's own fields. */
export const closureErrors = (values: ClosureValues): Record<string, string | undefined> => {
  if (values.who === "") return { who: fieldErrorText("agentRequired") };
  const parsed =
    values.who === wholeBusiness && !isForEveryone(values)
      ? specialDayFormSchema.safeParse(specialDayBody(values))
      : timeOffFormSchema.safeParse(timeOffBody(values));
  return parsed.success ? {} : toFields(firstErrors(parsed.error));
};

/** The API's fields as the form calls them. */
export const toFields = (codes: Readonly<Record<string, string>>): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(codes).map(([field, code]) => [
      field === "name" || field === "privateReason" ? "words" : field,
      fieldErrorText(code),
    ]),
  );
