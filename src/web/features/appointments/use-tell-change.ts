import { useTranslation } from "react-i18next";
import type { AppointmentChange } from "#contract/appointments.ts";
import { ApiError } from "../../lib/api-error.ts";
import { showApiError, showToast } from "../../lib/toast.ts";
import { untoldReason } from "./notice-text.ts";

/** The two things that may be said after a change, and what is said when it failed. */
type Texts = { title: string; told: string; untold: (reason: string) => string; failed: string };

/** Refusals with a sentence of their own, which helps more than "please try again". */
const speaking = new Set(["edit-conflict", "already-cancelled", "not-found", "offline"]);

/** Tells how a change of an appointment went. That the client was notified is said only when it is so. */
export const useTellChange = (texts: Texts) => {
  const { t } = useTranslation();
  return {
    tellChange: ({ notice }: AppointmentChange): void => {
      const reason = untoldReason(notice, t);
      const description = reason === null ? texts.told : texts.untold(reason);
      showToast({ title: texts.title, description, kind: reason === null ? "success" : "info" });
    },
    tellRefusal: (error: unknown): void => {
      const code = error instanceof ApiError ? error.code : "internal";
      // The session's end is told where it is dealt with, for every call alike.
      if (code === "signed-out") return;
      if (speaking.has(code)) showApiError(error);
      else if (code === "slot-taken") {
        const description = t("appointments.conflict.text");
        showToast({ title: t("appointments.conflict.title"), description, kind: "error" });
      } else showToast({ title: t("errors.title"), description: texts.failed, kind: "error" });
    },
  };
};
