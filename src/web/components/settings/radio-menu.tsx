import type { ReactNode } from "react";
import dropdown from "../dropdown.module.css";
import { useDropMenu } from "../menu/use-drop-menu.ts";
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

/** A button with a menu of which one is chosen. */
export const RadioMenu = <Value extends string>({
  label,
  choices,
  value,
  onChange,
  withName,
}: RadioMenuProps<Value>) => {
  const { isOpen, root, close, buttonProps, menuProps } = useDropMenu();
  const chosen = choices.find((choice) => choice.value === value);
  const choose = (next: Value) => {
    close();
    if (next !== value) onChange(next);
  };
  return (
    <div ref={root} className={classes.root}>
      <button type="button" className={classes.button} aria-label={`${label}: ${chosen?.label ?? ""}`} {...buttonProps}>
        {chosen?.picture}
        {withName && <span className={classes.name}>{chosen?.label}</span>}
      </button>
      {isOpen && (
        <div role="menu" aria-label={label} className={`${dropdown.dropdown} ${classes.menu}`} {...menuProps}>
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
