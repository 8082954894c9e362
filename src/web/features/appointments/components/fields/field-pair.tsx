import type { ReactNode } from "react";
import classes from "./field-pair.module.css";

/** Two fields beside each other, the longer one first; below each other on phones. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={classes.root}>{children}</div>;
