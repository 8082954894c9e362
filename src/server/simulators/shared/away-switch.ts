import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Whether a file `away` is in a simulator's folder. Each process of an installation has simulators of its own, on the same
 * folders: this takes a provider away from all of them at once.
 */
export const isSwitchedAway = (directory: string): boolean => existsSync(awayFile(directory));

export const awayFile = (directory: string): string => join(directory, "away");
