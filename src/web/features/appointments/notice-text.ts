import type { TFunction } from "i18next";
import type { Notice } from "#contract/scheduling/appointments.ts";
import { noticeReasonText } from "../../lib/format/notice-reason-text.ts";

/** Why a client was not notified, in words; null when the client was, or is about to be. */
export const unnotifiedReason = (notice: Notice | null, t: TFunction): string | null => {
  // No notice was due: what the client knows is still true.
  if (notice === null) return t("appointments.noticeReasons.no-news");
  return isUnnotified(notice.status) ? noticeReasonText(notice.reason, t) : null;
};

/** What happens with the message about a change, as a sentence; nothing when none was due. */
export const noticeSentence = (notice: Notice | null, t: TFunction): string | null => {
  if (notice === null) return null;
  if (isUnnotified(notice.status)) {
    return t("appointments.noticeSentences.unnotified", { reason: noticeReasonText(notice.reason, t) });
  }
  return t(
    notice.status === "queued" ? "appointments.noticeSentences.notifying" : "appointments.noticeSentences.notified",
  );
};

/** Why a message didn't go, or doesn't go yet, in words; null when there is nothing to say. */
export const noticeObstacle = ({ status, reason }: Notice, t: TFunction): string | null => {
  if (isUnnotified(status)) return noticeReasonText(reason, t);
  if (status !== "queued" || reason === null) return null;
  return t("appointments.stillTrying", { reason: noticeReasonText(reason, t) });
};

export const isUnnotified = (status: Notice["status"]): boolean => status === "failed" || status === "not_sent";
