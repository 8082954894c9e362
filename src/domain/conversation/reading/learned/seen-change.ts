import { ownUpcomingAppointments } from "../../appointments/own-appointments.ts";
import type { Turn } from "../../conversation-turn.ts";
import { isOnDay } from "../../deciding/meant-change.ts";
import type { SeenChange } from "../meaning.ts";
import { readWhenAnyhow } from "../read-when-anyhow.ts";
import type { LearnedReading } from "./learned-reading.ts";

/** How likely a message changes what is booked to the learned reader, and whether it points back at that. */
export const seenChange = (
  turn: Turn,
  text: string,
  { changes, pointers }: LearnedReading,
  { others, isReply }: Pick<SeenChange, "others" | "isReply">,
): SeenChange => {
  const isPointing = pointers.some(({ start, end, isKept }) => isKept || namesOwnDay(turn, text.slice(start, end)));
  const [asAnswer, plain] = changes.cancel;
  return {
    move: Math.min(...changes.move),
    cancel: isPointing ? (asAnswer + plain) / 2 : Math.min(asAnswer, plain),
    ...{ isPointing, others, isReply },
  };
};

/** Also by words that are in no lexicon of days: "Freitagstermin". */
const namesOwnDay = (turn: Turn, words: string): boolean => {
  const own = ownUpcomingAppointments(turn);
  if (own.length === 0) return false;
  const { language, today, nowTime } = turn;
  const { date, time, isDated } = readWhenAnyhow(words, language, { today, nowTime });
  const days = date?.kind === "day" ? [date.date] : date?.kind === "ambiguous" ? date.dates : [];
  return days.length > 0 ? own.some((one) => days.some((day) => isOnDay(one, day, isDated))) : !date && !time;
};
