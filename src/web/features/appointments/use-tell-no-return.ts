import { useTranslation } from "react-i18next";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { reasonBits, type SlotReason } from "#domain/scheduling/slots/slot-reason.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { useLanguage } from "../../lib/language/language-context.tsx";
import { showToast } from "../../lib/toast/toast.ts";

/** Says which old time can't be had any more and why; `otherwise` says everything else. */
export const useTellNoReturn = (otherwise: (error: unknown) => void): ((error: unknown) => void) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (error) => {
    const { refusedDate: date, refusedTime: time, refusedReason } = error instanceof ApiError ? error.fields : {};
    if (date === undefined || time === undefined || refusedReason === undefined) return otherwise(error);
    const reason = isSlotReason(refusedReason)
      ? t(`appointments.slotReasons.${refusedReason}`)
      : t("appointments.history.agentGone");
    const place = { date: formatDate(date, language, "full"), time: formatTime(time, language) };
    const description = t("appointments.history.noReturn", { ...place, reason });
    showToast({ title: t("appointments.history.noReturnTitle"), description, kind: "error" });
  };
};

const isSlotReason = (reason: string): reason is SlotReason => reason in reasonBits;
