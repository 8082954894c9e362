import type { ReactNode } from "react";
import classes from "./dialog-actions.module.css";

type DialogActionsProps = {
  /** What ends something, away from the rest. */
  apart?: ReactNode;
  children: ReactNode;
};

/** A dialog's buttons, in one order everywhere: what ends something apart, the main one at the end, under the thumb. */
export const DialogActions = ({ apart, children }: DialogActionsProps) => (
  <div className={classes.root}>
    {apart && <div className={classes.apart}>{apart}</div>}
    {children}
  </div>
);
