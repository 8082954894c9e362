import { useState } from "react";
import { type BreakClashes, findBreakClashes } from "#contract/breaks.ts";
import type { RouteCall } from "#contract/route.ts";
import { callApi } from "../../lib/api.ts";
import { sayFailed } from "./api/settings-toasts.ts";

type WantedBreak = RouteCall<typeof findBreakClashes>["query"];

/**
 * Looks for what a break would overlap before it is saved. What is found waits in `found` for the owner, who may save all
 * the same.
 */
export const useBreakClashes = () => {
  const [found, setFound] = useState<BreakClashes | null>(null);
  const [isChecking, setIsChecking] = useState(false);

  /** Whether nothing stands in the way. */
  const check = async (wanted: WantedBreak): Promise<boolean> => {
    setIsChecking(true);
    try {
      const clashes = await callApi(findBreakClashes, { query: wanted });
      const isClear = clashes.breaks.length === 0 && clashes.appointmentCount === 0;
      setFound(isClear ? null : clashes);
      return isClear;
    } catch (error) {
      sayFailed(wanted.breakId ? "breakUpdateFailed" : "breakAddFailed", error);
      return false;
    } finally {
      setIsChecking(false);
    }
  };
  return { found, isChecking, check, forget: () => setFound(null) };
};
