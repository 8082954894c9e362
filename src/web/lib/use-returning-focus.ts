import { useEffect } from "react";

/**
 * Gives the focus back when the dialog or menu that had it is gone, so that nobody who works by keyboard or ear starts
 * again at the top. Mantine does so for dialogs that exist before they open; one that is drawn open, or was opened by
 * a menu's item, doesn't know where the reader came from.
 */
export const useReturningFocus = (): void => {
  useEffect(() => {
    const trail = createTrail();
    const remember = ({ target }: FocusEvent) => target instanceof HTMLElement && trail.add(target);
    const observer = new MutationObserver((changes) => {
      if (document.activeElement !== document.body || !changes.some(removesLayer)) return;
      const place = trail.last() ?? document.getElementById("main");
      place?.focus({ preventScroll: true });
    });
    document.addEventListener("focusin", remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", remember);
      observer.disconnect();
    };
  }, []);
};

const layers = "[role=dialog], [role=menu]";

const removesLayer = ({ removedNodes }: MutationRecord): boolean =>
  [...removedNodes].some(
    (node) => node instanceof Element && (node.matches(layers) || node.querySelector(layers) !== null),
  );

/** The last places that had the focus: more than one, because a dialog's own and a menu's items go with them. */
const createTrail = () => {
  let places: HTMLElement[] = [];
  return {
    add: (place: HTMLElement) => {
      places = [...places.filter((known) => known !== place && known.isConnected), place].slice(-trailLength);
    },
    last: () => places.findLast((place) => place.isConnected && place.checkVisibility() && !place.matches(":disabled")),
  };
};

const trailLength = 20;
