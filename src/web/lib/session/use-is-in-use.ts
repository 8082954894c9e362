import { useOwner } from "./owner-context.ts";

/** Whether anything was ever booked; before that, what is still to be set up comes first. Known from the start. */
export const useIsInUse = (): boolean => useOwner().business?.has.appointment ?? true;
