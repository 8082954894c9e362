import { useSyncExternalStore } from "react";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import { createStore } from "../../lib/create-store.ts";

/** The visit or series whose appointments are shown as belonging together: the one under the pointer or with the focus. */
const shownTogether = createStore<string | null>(null);

/** What an appointment belongs to: its visit, else its series; null for a single one. */
export const togetherKey = ({ visitId, seriesId }: Pick<Appointment, "visitId" | "seriesId">): string | null =>
  visitId ?? seriesId;

/** Whether one of these belongs to what is shown together. Renders again only when the answer changes. */
export const useIsTogether = (keys: readonly (string | null)[]): boolean =>
  useSyncExternalStore(shownTogether.subscribe, () => {
    const key = shownTogether.get();
    return key !== null && keys.includes(key);
  });

/** Which of these is shown together; null when it is another one, or none. */
export const useShownAmong = (keys: ReadonlySet<string | null>): string | null =>
  useSyncExternalStore(shownTogether.subscribe, () => {
    const key = shownTogether.get();
    return keys.has(key) ? key : null;
  });

/** For whatever shows an appointment: pointing at it or focusing it shows the others. */
export const togetherProps = (key: string | null) => {
  if (key === null) return {};
  const show = () => shownTogether.set(key);
  const hide = () => shownTogether.set(null);
  return { onPointerEnter: show, onPointerLeave: hide, onFocus: show, onBlur: hide };
};

/** The same for a grid whose events have the focus themselves, and not what is drawn inside them. */
export const togetherOnFocus = {
  onFocus: ({ target }: { target: Element }) => shownTogether.set(drawnIn(target)),
  onBlur: () => shownTogether.set(null),
};

const drawnIn = (element: Element): string | null =>
  element.tagName === "SECTION"
    ? null
    : (element.querySelector<HTMLElement>("[data-together-key]")?.dataset["togetherKey"] ?? null);
