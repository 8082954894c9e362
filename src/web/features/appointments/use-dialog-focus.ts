import { useEffect } from "react";

/** Where the reader was before the first of a chain of dialogs (details, then reschedule) opened. */
let origin: HTMLElement | null = null;

/**
 * Remembers where the reader was when a dialog opens and returns there when no dialog is left. One dialog leading to
 * the next must not take the place of the first, whose button is gone by then.
 */
export const useDialogFocus = (opened: boolean): void => {
  useEffect(() => {
    if (!opened) return;
    const active = document.activeElement;
    if (active instanceof HTMLElement && active !== document.body && !active.closest("[role=dialog]")) origin = active;
    return () => {
      // After the exit transition, and after a dialog that follows has taken the focus.
      setTimeout(() => {
        if (document.querySelector("[role=dialog]")) return;
        const target = origin?.isConnected ? origin : document.getElementById("main");
        target?.focus({ preventScroll: true });
      }, afterTransitionMs);
    };
  }, [opened]);
};

export const transitionMs = 150;
const afterTransitionMs = transitionMs + 60;
