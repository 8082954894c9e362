import { getHotkeyHandler, type HotkeyItem } from "@mantine/hooks";
import type { CalendarSearch } from "../../lib/search/calendar-search.ts";
import { useKeyDown } from "../../lib/use-key-down.ts";
import { stepInPeriod, stepPeriod } from "./components/period/calendar-period.ts";

type Hotkeys = {
  search: CalendarSearch;
  today: string;
  hasTeam: boolean;
  /** A dialog was asked for, though it may not have come yet. */
  isResting: boolean;
  show(next: Partial<CalendarSearch>): void;
  createHere(): void;
  openHelp(): void;
};

/** The calendar's keys. They rest while someone types, chooses from a list or has a dialog open. */
export const useCalendarHotkeys = ({
  search,
  today,
  hasTeam,
  isResting,
  show,
  createHere,
  openHelp,
}: Hotkeys): void => {
  const { view, date } = search;
  const keys: [key: string, act: () => void][] = [
    ["ArrowLeft", () => show({ date: stepPeriod(view, date, -1) })],
    ["ArrowRight", () => show({ date: stepPeriod(view, date, 1) })],
    ["ArrowUp", () => show({ date: stepInPeriod(view, date, -1) })],
    ["ArrowDown", () => show({ date: stepInPeriod(view, date, 1) })],
    ["T", () => show({ date: today })],
    ["D", () => show({ view: "day" })],
    ["W", () => show({ view: "week" })],
    ["M", () => show({ view: "month" })],
    ["E", () => hasTeam && show({ view: "team" })],
    ["N", createHere],
    ["shift+?", openHelp],
  ];
  const items = keys.map(
    ([key, act]): HotkeyItem => [key, (event) => actIfFree(event, act), { preventDefault: false }],
  );
  useKeyDown("after it", (event) => {
    if (!isResting) getHotkeyHandler(items)(event);
  });
};

const actIfFree = (event: KeyboardEvent, act: () => void): void => {
  if (event.defaultPrevented || document.querySelector("[role=dialog], [role=alertdialog]")) return;
  if (event.target instanceof Element && isTaken(event.target, event.key)) return;
  event.preventDefault();
  act();
};

const isTaken = (target: Element, key: string): boolean => {
  // A closed list of agents is an input too, and letters mean nothing to it.
  if (target instanceof HTMLInputElement && !target.readOnly) return true;
  if (target.closest("textarea, select, [contenteditable]")) return true;
  if (target.closest("[role=menu], [role=listbox]")) return true;
  const walkedByArrows = "[role=tablist], [role=combobox], [aria-haspopup], [role=radiogroup]";
  return key.startsWith("Arrow") && target.closest(walkedByArrows) !== null;
};
