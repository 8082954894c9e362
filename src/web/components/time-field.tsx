import { TextInput, type TextInputProps } from "@mantine/core";
import { TimeInput } from "@mantine/dates";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { formatTime } from "#domain/scheduling/format-date-time.ts";
import { timeFromInput } from "#domain/scheduling/time-from-input.ts";
import { useLanguage } from "../lib/language-context.tsx";

type TimeFieldProps = Omit<TextInputProps, "value" | "onChange" | "onBlur"> & {
  /** `HH:mm`, or whatever was typed as long as it isn't a time. */
  value: string;
  onChange: (time: string) => void;
};

/**
 * A time of day in the reader's own way of writing it. A browser's time field would follow the browser's language
 * instead of the page's; it is used where fingers profit from its wheels.
 */
export const TimeField = ({ value, onChange, ...others }: TimeFieldProps) => {
  const { language } = useLanguage();
  const isTouch = useMediaQuery("(pointer: coarse)", false, { getInitialValueInEffect: false });
  const [typed, setTyped] = useState<string | null>(null);
  if (isTouch) {
    return <TimeInput size="md" {...others} value={value} onChange={(event) => onChange(event.currentTarget.value)} />;
  }
  return (
    <TextInput
      autoComplete="off"
      {...others}
      value={typed ?? formatTime(value, language) ?? value}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        onChange(timeFromInput(text) ?? text.trim());
      }}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => setTyped(null)}
    />
  );
};
