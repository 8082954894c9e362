import type { TFunction } from "i18next";
import { type NoticeReason, noticeReasons } from "#domain/notices/notice-reason.ts";

/** Why something didn't reach a client, in words. A newer server may know reasons that this tab doesn't. */
export const noticeReasonText = (reason: string | null, t: TFunction): string => {
  const known = noticeReasons.find((candidate): candidate is NoticeReason => candidate === reason);
  return t(`appointments.noticeReasons.${known ?? "other"}`);
};
