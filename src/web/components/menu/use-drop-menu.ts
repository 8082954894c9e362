import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";

const items = "[role=menuitem]:not(:disabled), [role=menuitemradio]";

/**
 * A button with a menu below it: keys, focus, and closing on a click elsewhere. Written by hand, because it is in every
 * header and a positioning library alone would be a tenth of what a page loads.
 */
export const useDropMenu = () => {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useCloseOutside(root, isOpen, () => setOpen(false));

  useEffect(() => {
    if (!isOpen) return;
    const menu = root.current?.querySelector("[role=menu]");
    (menu?.querySelector<HTMLElement>("[aria-checked=true]") ?? menu?.querySelector<HTMLElement>(items))?.focus();
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return {
    isOpen,
    root,
    close,
    /** Closed by going elsewhere: the focus goes there, too. */
    leave: () => setOpen(false),
    buttonProps: {
      ref: button,
      "aria-haspopup": "menu",
      "aria-expanded": isOpen,
      "aria-controls": isOpen ? id : undefined,
      onClick: () => setOpen(!isOpen),
      onKeyDown: (event: KeyboardEvent) => openByArrow(event, () => setOpen(true)),
    },
    menuProps: {
      id,
      tabIndex: -1,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => moveByKey(event, close),
    },
  } as const;
};

const useCloseOutside = (root: { current: HTMLElement | null }, isOpen: boolean, close: () => void): void => {
  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
    };
  });
};

const openByArrow = (event: KeyboardEvent, open: () => void): void => {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  event.preventDefault();
  open();
};

const moveByKey = (event: KeyboardEvent<HTMLElement>, close: () => void): void => {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(items)];
  const at = all.indexOf(document.activeElement as HTMLElement);
  const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
  const target = targets[event.key];
  if (target !== undefined) all.at(target % all.length)?.focus();
  else if (isLetter(event)) nextBeginningWith(event.key, all, at)?.focus();
  else if (event.key === "Escape" || event.key === "Tab") close();
  else return;
  // Tab leaves from the button, as if the menu had never been open.
  if (event.key !== "Tab") event.preventDefault();
};

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.trim().length === 1 && !ctrlKey && !metaKey && !altKey;

/** Long lists of names are gone through by their first letters. */
const nextBeginningWith = (letter: string, all: readonly HTMLElement[], at: number): HTMLElement | undefined =>
  [...all.slice(at + 1), ...all.slice(0, at + 1)].find((item) =>
    (item.textContent ?? "").trim().toLowerCase().startsWith(letter.toLowerCase()),
  );
