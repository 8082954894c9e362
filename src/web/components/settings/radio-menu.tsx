import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import classes from "./radio-menu.module.css";

type Choice<Value extends string> = { value: Value; label: string; picture: ReactNode };

type RadioMenuProps<Value extends string> = {
  /** What is chosen here; the button is named "label: current choice". */
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Show the choice's name beside its picture where there is room. */
  withName?: boolean;
};

/**
 * A button with a menu of which one is chosen. Written by hand because it stands on the public pages, whose
 * script must stay small: a positioning library alone would be a tenth of it.
 */
export const RadioMenu = <Value extends string>({
  label,
  choices,
  value,
  onChange,
  withName,
}: RadioMenuProps<Value>) => {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const chosen = choices.find((choice) => choice.value === value);
  useCloseOutside(root, isOpen, () => setOpen(false));

  useEffect(() => {
    if (isOpen) root.current?.querySelector<HTMLElement>("[aria-checked=true]")?.focus();
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const choose = (next: Value) => {
    close();
    if (next !== value) onChange(next);
  };
  return (
    <div ref={root} className={classes.root}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-label={`${label}: ${chosen?.label ?? ""}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => openByArrow(event, () => setOpen(true))}
      >
        {chosen?.picture}
        {withName && <span className={classes.name}>{chosen?.label}</span>}
      </button>
      {isOpen && (
        <div
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={classes.menu}
          onKeyDown={(event) => moveByKey(event, close)}
        >
          {choices.map((choice) => (
            <button
              key={choice.value}
              type="button"
              role="menuitemradio"
              aria-checked={choice.value === value}
              tabIndex={-1}
              className={classes.choice}
              onClick={() => choose(choice.value)}
            >
              {choice.picture}
              {choice.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
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
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=menuitemradio]")];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
  const target = targets[event.key];
  if (target !== undefined) items.at(target % items.length)?.focus();
  else if (event.key === "Escape" || event.key === "Tab") close();
  else return;
  // Tab leaves from the button, as if the menu had never been open.
  if (event.key !== "Tab") event.preventDefault();
};
