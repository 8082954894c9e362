import type { ReactNode } from "react";
import classes from "./dialog-actions.module.css";

/** A dialog's buttons: the main one at the end, under the thumb on phones. */
export const DialogActions = ({ children }: { children: ReactNode }) => <div className={classes.root}>{children}</div>;
