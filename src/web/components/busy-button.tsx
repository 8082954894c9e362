import { Button, type ButtonProps } from "@mantine/core";
import type { ComponentProps, ReactNode } from "react";
import classes from "./busy-button.module.css";

type BusyButtonProps = ButtonProps &
  Omit<ComponentProps<"button">, keyof ButtonProps> & { busy: boolean; busyLabel: string; children: ReactNode };

/**
 * While busy it says so and can't be pressed again; nor by the second click of a double click, which may come before it
 * is busy, or after it was, on what took its place. Both labels share one place, so the width never jumps, and the sign
 * stays with its word.
 */
export const BusyButton = ({
  busy,
  busyLabel,
  children,
  disabled,
  leftSection,
  onClick,
  ...others
}: BusyButtonProps) => (
  <Button
    {...others}
    onClick={(event) => {
      // A key that is pressed counts none.
      if (event.detail > 1) event.preventDefault();
      else onClick?.(event);
    }}
    disabled={busy || disabled === true}
    data-busy={busy || undefined}
    className={classes.root}
  >
    <span className={classes.labels}>
      <span aria-hidden={busy} data-shown={!busy}>
        {leftSection}
        {children}
      </span>
      <span aria-hidden={!busy} data-shown={busy}>
        {busyLabel}
      </span>
    </span>
  </Button>
);
