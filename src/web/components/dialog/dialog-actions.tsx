import type { ReactNode } from "react";
import classes from "./dialog-actions.module.css";

type DialogActionsProps = {
  /** What ends something, away from the rest. */
  apart?: ReactNode;
  /** Inside a box of the dialog instead of at its foot. */
  isInBox?: boolean;
  children: ReactNode;
};

/**
 * A dialog's buttons, in one order everywhere: what ends something apart, the main one at the end, under the thumb. They
 * stay in sight while the rest is scrolled.
 */
export const DialogActions = ({ apart, isInBox = false, children }: DialogActionsProps) => (
  <div className={classes.root} data-foot={!isInBox || undefined}>
    {apart && <div className={classes.apart}>{apart}</div>}
    {children}
  </div>
);
