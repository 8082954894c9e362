import { useEffectEvent, useLayoutEffect } from "react";

type Turn = "before the focused element" | "after it";

/**
 * Hears keys pressed anywhere on the page. What the reader sees already listens: a passive effect may run long after the
 * page was painted, and the keys pressed until then would be lost.
 */
export const useKeyDown = (turn: Turn, hear: (event: KeyboardEvent) => void): void => {
  const onKey = useEffectEvent(hear);
  const capture = turn === "before the focused element";
  useLayoutEffect(() => {
    document.addEventListener("keydown", onKey, { capture });
    return () => document.removeEventListener("keydown", onKey, { capture });
  }, [capture]);
};
