import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { RouteCall } from "#contract/route.ts";
import { type BreakClashes, findBreakClashes } from "#contract/scheduling/breaks.ts";
import { callApi } from "../../lib/api/api.ts";
import { sayFailed } from "./api/settings-toasts.ts";

type WantedBreak = RouteCall<typeof findBreakClashes>["query"];

/**
 * Looks for what a break would overlap before it is saved. What is found waits in `found` for the owner, who may save all
 * the same. Part of saving, and therefore a mutation: a session that has ended is dealt with as in every other.
 */
export const useBreakClashes = () => {
  const [found, setFound] = useState<BreakClashes | null>(null);
  const look = useMutation({
    mutationFn: (wanted: WantedBreak) => callApi(findBreakClashes, { query: wanted }),
    onError: (error, { breakId }) => sayFailed(breakId ? "breakUpdateFailed" : "breakAddFailed", error),
    meta: { ownErrors: true },
  });

  /** Whether there is no obstacle. */
  const check = async (wanted: WantedBreak): Promise<boolean> => {
    const clashes = await look.mutateAsync(wanted).catch(() => null);
    if (clashes === null) return false;
    const isClear = clashes.breaks.length === 0 && clashes.appointmentCount === 0;
    setFound(isClear ? null : clashes);
    return isClear;
  };
  return { found, isChecking: look.isPending, check, forget: () => setFound(null) };
};
