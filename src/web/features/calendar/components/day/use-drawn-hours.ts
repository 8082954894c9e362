import { type MouseEvent, type PointerEvent, useRef, useState } from "react";
import { minutesOf, timeOfMinutes } from "#domain/scheduling/clock/clock-time.ts";
import { prepareSlotMenu } from "../../../../components/closures/lazy-slot-menu.tsx";
import type { DrawnTime } from "../../../../components/closures/slot-menu.tsx";

/**
 * Drawing over empty hours with the mouse: what was drawn waits for a choice. A click in one hour stays a click; fingers
 * scroll, and have a button in each hour instead.
 */
export const useDrawnHours = () => {
  const [range, setRange] = useState<readonly [string, string] | null>(null);
  const [drawn, setDrawn] = useState<DrawnTime | null>(null);
  const start = useRef<string | null>(null);
  const wasDrawn = useRef(false);
  const onPointerDown = ({ button, pointerType, target }: PointerEvent) => {
    wasDrawn.current = false;
    start.current = button === 0 && pointerType === "mouse" ? emptyHourAt(target) : null;
    if (start.current !== null) prepareSlotMenu();
  };
  const onPointerMove = ({ target }: PointerEvent) => {
    const hour = hourAt(target);
    if (start.current === null || hour === null || (range === null && hour === start.current)) return;
    const [from, to] = [start.current, hour].sort() as [string, string];
    if (range?.[0] !== from || range[1] !== to) setRange([from, to]);
  };
  const onPointerUp = ({ clientX: x, clientY: y }: PointerEvent) => {
    start.current = null;
    if (range === null) return;
    const [from, to] = range;
    wasDrawn.current = from !== to;
    if (wasDrawn.current) setDrawn({ fromTime: from, toTime: endOfHour(to), x, y });
    setRange(null);
  };
  // The browser clicks what both ends have in common.
  const onClickCapture = (event: MouseEvent) => {
    if (!wasDrawn.current) return;
    wasDrawn.current = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const cancel = () => {
    start.current = null;
    setRange(null);
  };
  return {
    drawn,
    forget: () => setDrawn(null),
    isDrawn: (time: string) => range !== null && range[0] <= time && time <= range[1],
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerLeave: cancel, onClickCapture },
  };
};

const hourAt = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>("[data-hour]")?.dataset["hour"] ?? null) : null;

const emptyHourAt = (target: EventTarget): string | null =>
  target instanceof Element && target.closest("[data-empty]") ? hourAt(target) : null;

const endOfHour = (time: string): string => {
  const minutes = minutesOf(time) + 60;
  return minutes >= 24 * 60 ? "24:00" : timeOfMinutes(minutes);
};
