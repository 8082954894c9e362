import { TextInput } from "@mantine/core";
import { useState } from "react";
import { parseDate } from "#domain/scheduling/clock/calendar-date.ts";

type TypedDateFieldProps = { label: string; value: string; onChange(date: string): void };

/** While a year is being typed it is one of long ago: only what is a date of the calendar counts. */
export const TypedDateField = ({ label, value, onChange }: TypedDateFieldProps) => {
  const [typed, setTyped] = useState({ text: value, for: value });
  // Set from outside, as by a button that clears it.
  if (typed.for !== value) setTyped({ text: value, for: value });
  return (
    <TextInput
      type="date"
      label={label}
      value={typed.text}
      max="2099-12-31"
      onChange={(event) => {
        const text = event.currentTarget.value;
        const date = parseDate(text) === null ? "" : text;
        setTyped({ text, for: date });
        if (date !== value) onChange(date);
      }}
    />
  );
};
