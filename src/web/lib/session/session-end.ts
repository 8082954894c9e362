import type { SessionEnd } from "#contract/account/account.ts";

let reason: SessionEnd | null = null;

/** Why nobody is signed in any more, from when the server said so until somebody is again. */
export const sessionEnd = {
  get: (): SessionEnd | null => reason,
  set: (next: SessionEnd | null): void => {
    reason = next;
  },
};
