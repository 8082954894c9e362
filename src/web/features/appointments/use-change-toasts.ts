import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { AppointmentChange, Notice } from "#contract/scheduling/appointments.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { fieldErrorText } from "../../lib/api/field-error-text.ts";
import { showApiError, showToast } from "../../lib/toast/toast.ts";
import { followNotice } from "./api/follow-notice.ts";
import { unnotifiedReason } from "./notice-text.ts";
import { useTellHeld } from "./use-tell-held.ts";

/** What is said after a change while the message to the client is on its way, once it is out, and if it can't be; and what is said when the change failed. */
type Texts = {
  title: string;
  notifying: string;
  notified: string;
  unnotified: (reason: string) => string;
  failed: string;
};

/** Refusals with a sentence of their own, which helps more than "please try again". */
const speaking = new Set([
  ...["edit-conflict", "already-cancelled", "not-found", "offline"],
  ...["cannot-undo", "too-early", "resource-taken"],
]);

/** Tells how a change of an appointment went. That the client was notified is said only when it is so. */
export const useChangeToasts = (texts: Texts) => {
  const tellNotice = useTellNotice(texts);
  const tellRefusal = useTellRefusal(texts.failed);
  return { tellChange: (change: AppointmentChange): void => tellNotice(change), tellRefusal };
};

/** The same for a change of several visits of a series. */
export const useSeriesToasts = (action: "cancel" | "reschedule") => {
  const { t } = useTranslation();
  return useChangeToasts({
    title: t(`appointments.${action}.doneTitle`),
    notifying: t(`appointments.${action}.seriesTelling`),
    notified: t(`appointments.${action}.seriesDone`),
    unnotified: (reason) => t(`appointments.${action}.seriesUnnotified`, { reason }),
    failed: t(`appointments.${action}.failed`),
  });
};

/** Tells why nothing was changed; `failed` where there is nothing more to say. */
export const useTellRefusal = (failed: string) => {
  const { t } = useTranslation();
  const tellHeld = useTellHeld();
  return (error: unknown): void => {
    const code = error instanceof ApiError ? error.code : "internal";
    const fields: Readonly<Record<string, string>> = error instanceof ApiError ? error.fields : {};
    // The session's end is shown where it is dealt with, for every call alike.
    if (code === "signed-out") return;
    // What is chosen for the dates of a series has no field to say it at.
    const aboutDates = code === "invalid-input" ? (fields["choices"] ?? fields["rule"]) : undefined;
    if (speaking.has(code)) showApiError(error);
    else if (code === "slot-taken") {
      const description = t("appointments.conflict.text");
      showToast({ title: t("appointments.conflict.title"), description, kind: "error" });
    } else if (code === "slot-held") tellHeld(error);
    else showToast({ title: t("errors.title"), description: fieldErrorText(aboutDates) ?? failed, kind: "error" });
  };
};

type NoticeTexts = Pick<Texts, "title" | "notifying" | "notified" | "unnotified">;

/** One toast that goes along with the message: on its way, handed over, or failed, which is also said late. */
const useTellNotice = ({ title, notifying, notified, unnotified }: NoticeTexts) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return (change: AppointmentChange): void => {
    const { notice } = change;
    const id = `notice-${notice?.id ?? change.appointment.id}`;
    const say = (current: Notice | null, isAfterthought = false) => {
      const reason = unnotifiedReason(current, t);
      if (reason !== null) {
        showToast({ id, title, description: unnotified(reason), kind: current === null ? "info" : "error" });
      } else {
        const description = current?.status === "queued" ? notifying : notified;
        showToast({ id, title, description, kind: "success", isAfterthought });
      }
    };
    say(notice);
    followNotice(queryClient, change, (current) => say(current, true));
  };
};
