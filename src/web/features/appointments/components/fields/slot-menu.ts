import type { AvailableSlot } from "#contract/scheduling/availability.ts";
import { lastFallbackTime } from "#domain/scheduling/slots/slot-choices.ts";

/** What a menu needs to know about a slot, of one appointment's or of a visit's. */
export type MenuSlot = Pick<AvailableSlot, "time" | "reason" | "isBookable">;

/** One line of a time menu. `note` is a slot's reason, or "current" for the time an appointment has already. */
export type TimeChoice = {
  time: string;
  note: AvailableSlot["reason"] | "current";
  isDisabled: boolean;
  /** Chosen elsewhere, and not among the times that were asked about. */
  isUnknown?: true;
};

/** `outside` is under the heading "Outside business hours". */
export type TimeMenu = { within: TimeChoice[]; outside: TimeChoice[] };

type CreateMenuInput = {
  /** The day's slots within the opening hours; those over a break aren't among them. */
  hours: readonly MenuSlot[];
  /** The times from 08:00 to 18:00, once they were needed and are here. */
  wide: readonly MenuSlot[];
  selectedTime: string;
};

/** Whether the slots within the hours don't say enough: there are none, or the selected time isn't among them. */
export const needsWideSlots = (hours: readonly MenuSlot[], selectedTime: string): boolean =>
  hours.length === 0 || (selectedTime !== "" && !hours.some(({ time }) => time === selectedTime));

/**
 * The create dialog's menu: the slots within the hours; the fixed list when there are none. A time selected elsewhere, as
 * by a click on an early hour, stays in the menu wherever it belongs. A taken one can be chosen: the owner may book it anyway.
 */
export const createTimeMenu = ({ hours, wide, selectedTime }: CreateMenuInput): TimeMenu => {
  const within = hours.map(toOwnersChoice);
  const fallback = within.length > 0 ? [] : wide.filter(({ time }) => time <= lastFallbackTime).map(toOwnersChoice);
  const isListed = [...within, ...fallback].some(({ time }) => time === selectedTime);
  if (selectedTime === "" || isListed) return { within, outside: fallback };
  const selected = wide.find(({ time }) => time === selectedTime);
  const extra = selected
    ? toOwnersChoice(selected)
    : { time: selectedTime, note: null, isDisabled: false, isUnknown: true as const };
  return { within, outside: [...fallback, extra].sort(byTime) };
};

/** The reschedule dialog's choices. Until the slots are known each is on offer; the server has the last word. */
export const rescheduleChoices = (
  times: readonly string[],
  slots: readonly MenuSlot[] | undefined,
  currentTime: string | null,
): TimeChoice[] =>
  times.flatMap((time): TimeChoice[] => {
    if (time === currentTime) return [{ time, note: "current", isDisabled: true }];
    if (!slots) return [{ time, note: null, isDisabled: false }];
    // A time that the clocks skip isn't among the slots.
    const slot = slots.find((candidate) => candidate.time === time);
    return slot ? [toChoice(slot)] : [{ time, note: "nonexistent-time", isDisabled: true }];
  });

const toChoice = ({ time, reason, isBookable }: MenuSlot): TimeChoice => ({
  time,
  note: reason,
  isDisabled: !isBookable,
});

const toOwnersChoice = (slot: MenuSlot): TimeChoice => ({
  ...toChoice(slot),
  ...((slot.reason === "taken" || slot.reason === "held") && { isDisabled: false }),
});

/** Why a time can only be booked on purpose. */
export type SlotConflict = "taken" | "held";

/** That the server refused a booking, and when. */
export type Refusal = { conflict: SlotConflict; at: number };

/**
 * Whether the chosen time is somebody else's, or held for somebody on the waitlist: as the menu says, which is fetched
 * again after every change. A refusal counts until the menu is newer, or where it doesn't list the time.
 */
export const conflictOf = (
  { menu, asOf }: { menu: TimeMenu | null; asOf: number },
  time: string,
  refusal: Refusal | null,
): SlotConflict | null => {
  const choice = menu && [...menu.within, ...menu.outside].find((one) => one.time === time);
  if (refusal !== null && (!choice || choice.isUnknown || asOf < refusal.at)) return refusal.conflict;
  return choice?.note === "taken" || choice?.note === "held" ? choice.note : null;
};

const byTime = (a: TimeChoice, b: TimeChoice): number => (a.time < b.time ? -1 : 1);
