import type { NoticeKind, PastNotice } from "./client-knowledge.ts";

/** What a client is sent about a corrected appointment: what was on its way when it was corrected, else it is confirmed again. */
export const correctionKind = (history: readonly PastNotice[]): NoticeKind =>
  history.findLast(({ status }) => status === "queued")?.kind ?? "confirmation";
