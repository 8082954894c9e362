import { useState } from "react";
import { previewZoneChange, type ZoneMoves } from "#contract/account/profile.ts";
import { callApi } from "../api/api.ts";

/** Put to the owner before the zone changes; see components/zone-change-dialog.tsx. */
export type ZoneQuestion = { moves: ZoneMoves; answer: (isAgreed: boolean) => void };

/** Asks before a new zone makes upcoming appointments read differently; when none does, there is nothing to ask. */
export const useZoneConfirmation = () => {
  const [question, setQuestion] = useState<ZoneQuestion | null>(null);

  const confirmZone = async (timeZone: string): Promise<boolean> => {
    const moves = await callApi(previewZoneChange, { query: { timeZone } });
    if (moves.count === 0) return true;
    return new Promise((resolve) => {
      const answer = (isAgreed: boolean) => {
        setQuestion(null);
        resolve(isAgreed);
      };
      setQuestion({ moves, answer });
    });
  };

  return { confirmZone, question };
};
