import { timeOfMinutes } from "../../../scheduling/clock/clock-time.ts";
import type { Line, TextValue } from "../../replying/reply.ts";
import type { TurnOutcome } from "../../replying/turn-outcome.ts";
import type { Draft, OpenReading } from "../../state.ts";

/** Asks which of two ways to read a message was meant: "Friday 11" is an hour or a day, "by ten" at ten or before it. */
export const askWhichReading = (
  draft: Draft,
  either: readonly [OpenReading, OpenReading],
  lead: readonly Line[],
): TurnOutcome => {
  const isOneDay = either[0].date === either[1].date;
  return {
    scene: { step: "day", draft, page: 0 },
    lines: [...lead, { key: isOneDay ? "questions.whichTime" : "questions.whichDay" }],
    choices: either.map((reading, index) => ({ value: `${index}`, title: titleOf(reading, isOneDay) })),
    style: "buttons",
  };
};

/** The draft with the reading that was chosen by its number. */
export const chooseReading = (draft: Draft, value: string): Draft | null => {
  const reading = /^[01]$/.test(value) ? draft.either?.[Number(value)] : undefined;
  return reading ? { ...draft, ...reading, either: undefined } : null;
};

const titleOf = ({ date, time, window }: OpenReading, isOneDay: boolean): TextValue => {
  const at: TextValue | undefined =
    time === undefined
      ? window && { key: "options.beforeTime", values: { time: { time: timeOfMinutes(window.toMinute) } } }
      : { time };
  if (date === undefined || (isOneDay && at)) return at ?? { key: "options.otherDay" };
  const day: TextValue = { date, style: "day" };
  return at ? { key: "options.dateAndTime", values: { date: day, time: at } } : day;
};
