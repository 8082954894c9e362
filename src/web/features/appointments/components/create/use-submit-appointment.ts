import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AppointmentChange, Notice } from "#contract/scheduling/appointments.ts";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { ApiError } from "../../../../lib/api/api-error.ts";
import { runToEnd } from "../../../../lib/api/run-to-end.ts";
import { useDayText } from "../../../../lib/format/use-day-text.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { forgetSession } from "../../../../lib/session/forget-session.ts";
import { useOwner } from "../../../../lib/session/owner-context.ts";
import { showToast } from "../../../../lib/toast/toast.ts";
import { followNotice } from "../../api/follow-notice.ts";
import { isFirstBooking } from "../../api/is-first-booking.ts";
import { useCreateAppointment } from "../../api/use-create-appointment.ts";
import { type AppointmentValues, creationDraft } from "../../appointment-drafts.ts";
import { isUnnotified, noticeSentence } from "../../notice-text.ts";
import type { BookingChoices } from "../../use-appointment-form.ts";
import { useIdempotencyKey } from "../../use-idempotency-key.ts";
import { useTellHeld } from "../../use-tell-held.ts";
import type { Refusal } from "../fields/slot-menu.ts";

type CreationOptions = {
  choices: BookingChoices;
  onCreated: () => void;
  /** The server found fault with fields: each with its code. */
  onInvalid: (fields: Readonly<Record<string, string>>) => void;
};

/** Sends the create dialog's form and tells how it went. */
export const useSubmitAppointment = ({ choices, onCreated, onInvalid }: CreationOptions) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { user } = useOwner();
  const createAppointment = useCreateAppointment();
  const idempotency = useIdempotencyKey();
  const tellCreated = useTellCreated(choices);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const tellHeld = useTellHeld();

  const onAnswer = (answer: Awaited<ReturnType<typeof createAppointment.mutateAsync>>) => {
    if (answer === "signed-out") {
      // The draft stays, so that the form is back after signing in.
      showToast({
        title: t("appointments.create.signedOutTitle"),
        description: t("appointments.create.signedOut"),
        kind: "error",
      });
      forgetSession(queryClient);
      return;
    }
    idempotency.forget();
    creationDraft.clear(user.id);
    void tellCreated(answer);
    onCreated();
  };
  const onRefusal = (error: unknown) => {
    const { code, fields } = error instanceof ApiError ? error : { code: "internal", fields: {} };
    if (code === "slot-taken") {
      setRefusal({ conflict: "taken", at: Date.now() });
      showToast({
        title: t("appointments.conflict.title"),
        description: t("appointments.conflict.text"),
        kind: "error",
      });
      return;
    }
    if (code === "slot-held") {
      setRefusal({ conflict: "held", at: Date.now() });
      tellHeld(error);
      return;
    }
    if (code === "invalid-input") onInvalid(fields);
    const description = code === "resource-taken" ? t("errors.resource-taken") : t("appointments.create.failed");
    showToast({ title: t("errors.title"), description, kind: "error" });
  };
  return {
    isPending: createAppointment.isPending,
    refusal,
    forgetConflict: () => setRefusal(null),
    create: ({ moreServices, repeat: _, ...values }: AppointmentValues, overbook: boolean) => {
      if (createAppointment.isPending) return;
      const body = { ...values, overbook };
      const creation = { body, moreServices, idempotencyKey: idempotency.keyFor([body, moreServices]) };
      runToEnd(createAppointment, creation, { onSuccess: onAnswer, onError: onRefusal });
    },
  };
};

const useTellCreated = ({ agents }: BookingChoices) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const dayText = useDayText();
  const { user } = useOwner();
  const queryClient = useQueryClient();
  return async (change: AppointmentChange): Promise<void> => {
    const { clientName, appointmentDate, appointmentTime, agentId } = change.appointment;
    const what = {
      client: clientName,
      date: dayText(appointmentDate),
      time: formatTime(appointmentTime, language),
      agent: agents.find(({ id }) => id === agentId)?.name ?? t("calendar.formerAgent"),
    };
    const isFirst = await isFirstBooking(user.id);
    const title = t(isFirst ? "appointments.create.firstTitle" : "appointments.create.createdTitle");
    const created = t(isFirst ? "appointments.create.first" : "appointments.create.created", what);
    const id = `created-${change.appointment.id}`;
    const say = (notice: Notice | null, isAfterthought = false) => {
      const about = noticeSentence(notice, t);
      const kind = notice !== null && isUnnotified(notice.status) ? "info" : "success";
      showToast({ id, title, description: [created, about].filter(Boolean).join(" "), kind, isAfterthought });
    };
    say(change.notice);
    followNotice(queryClient, change, (notice) => say(notice, !isUnnotified(notice.status)));
  };
};
