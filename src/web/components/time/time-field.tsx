import { TextInput, type TextInputProps } from "@mantine/core";
import { TimeInput } from "@mantine/dates";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { endOfDay } from "#domain/scheduling/clock/clock-time.ts";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { endTimeFromInput, timeFromInput } from "#domain/scheduling/clock/time-from-input.ts";
import { useLanguage } from "../../lib/language/language-context.tsx";

type TimeFieldProps = Omit<TextInputProps, "value" | "onChange" | "onBlur"> & {
  /** `HH:mm`, or whatever was typed as long as it isn't a time. */
  value: string;
  onChange: (time: string) => void;
  /** Something ends then: midnight is the day's end. */
  isEnd?: boolean;
};

/**
 * A time of day in the reader's own way of writing it. A browser's time field would follow the browser's language
 * instead of the page's; it is used where fingers profit from its wheels.
 */
export const TimeField = ({ value, onChange, isEnd = false, ...others }: TimeFieldProps) => {
  const { language } = useLanguage();
  const isTouch = useMediaQuery("(pointer: coarse)", false, { getInitialValueInEffect: false });
  const [typed, setTyped] = useState<string | null>(null);
  if (isTouch) {
    // Its wheels know the day's first midnight only.
    return (
      <TimeInput
        size="md"
        {...others}
        value={value === endOfDay ? "00:00" : value}
        onChange={({ currentTarget: { value: time } }) => onChange(isEnd && time === "00:00" ? endOfDay : time)}
      />
    );
  }
  return (
    <TextInput
      autoComplete="off"
      {...others}
      value={typed ?? formatTime(value, language) ?? value}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        onChange((isEnd ? endTimeFromInput(text) : timeFromInput(text)) ?? text.trim());
      }}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => setTyped(null)}
    />
  );
};
