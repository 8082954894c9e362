import type { TFunction } from "i18next";
import type { Notice } from "#contract/appointments.ts";
import { type NoticeReason, noticeReasons } from "#domain/notices/notice-reason.ts";

/** Why a client was not told, in words; null when the client was, or is about to be. */
export const untoldReason = (notice: Notice | null, t: TFunction): string | null => {
  // No notice was due: what the client knows is still true.
  if (notice === null) return t("appointments.noticeReasons.no-news");
  return isUntold(notice.status) ? reasonText(notice.reason, t) : null;
};

/** A newer server may know reasons that this tab doesn't. */
export const reasonText = (reason: string | null, t: TFunction): string => {
  const known = noticeReasons.find((candidate): candidate is NoticeReason => candidate === reason);
  return t(`appointments.noticeReasons.${known ?? "other"}`);
};

export const isUntold = (status: Notice["status"]): boolean => status === "failed" || status === "not_sent";
