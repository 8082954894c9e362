import { useEffect } from "react";

/** Where the reader was before the first of a chain of dialogs (details, then reschedule) opened. */
let origin: HTMLElement | null = null;
let openDialogs = 0;

/**
 * Remembers where the reader was when a dialog opens; call the result when it has faded out, to return there unless
 * another dialog has followed. One dialog leading to the next must not take the place of the first, whose button is
 * gone by then.
 */
export const useDialogFocus = (opened: boolean): (() => void) => {
  useEffect(() => {
    if (!opened) return;
    const active = document.activeElement;
    if (active instanceof HTMLElement && active !== document.body && !active.closest("[role=dialog]")) origin = active;
    countDialogs(1);
    return () => countDialogs(-1);
  }, [opened]);
  return () => {
    if (openDialogs > 0) return;
    const target = origin?.isConnected ? origin : document.getElementById("main");
    target?.focus({ preventScroll: true });
  };
};

/** Nothing behind a dialog can be reached by any means: the dialogs themselves are outside the app's root. */
const countDialogs = (change: 1 | -1): void => {
  openDialogs += change;
  document.getElementById("root")?.toggleAttribute("inert", openDialogs > 0);
};
