import { useFocusTrap } from "@mantine/hooks";
import { useCallback } from "react";

/**
 * For a question that appears inside a dialog: it gets the focus, and stays in sight while its parts arrive. The focus
 * alone wouldn't scroll to it.
 */
export const useQuestionFocus = () => {
  const trap = useFocusTrap(true);
  return useCallback(
    (question: HTMLElement) => {
      trap(question);
      const observer = new ResizeObserver(() => question.scrollIntoView({ block: "nearest" }));
      observer.observe(question);
      return () => {
        observer.disconnect();
        trap(null);
      };
    },
    [trap],
  );
};
