import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { RouteCall } from "#contract/route.ts";
import { createSeries, type SeriesOutcome } from "#contract/scheduling/series.ts";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { callApi } from "../../../../lib/api/api.ts";
import { ApiError } from "../../../../lib/api/api-error.ts";
import { runToEnd } from "../../../../lib/api/run-to-end.ts";
import { invalidateAfter } from "../../../../lib/api/stale-queries.ts";
import { useDayText } from "../../../../lib/format/use-day-text.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { useOwner } from "../../../../lib/session/owner-context.ts";
import { showToast } from "../../../../lib/toast/toast.ts";
import { partsOf } from "../../api/visits/visit-parts.ts";
import { type AppointmentValues, creationDraft } from "../../appointment-drafts.ts";
import { noticeSentence } from "../../notice-text.ts";
import { useTellRefusal } from "../../use-change-toasts.ts";
import { useIdempotencyKey } from "../../use-idempotency-key.ts";
import { toRule } from "./repeat-values.ts";
import { countMade, toChoiceInputs } from "./series-choices.ts";
import type { SeriesPreview } from "./use-series-preview.ts";

type NewSeries = { body: RouteCall<typeof createSeries>["body"]; idempotencyKey: string };

type SeriesOptions = {
  preview: SeriesPreview;
  onCreated: () => void;
  /** The server found fault with fields: each with its code. */
  onInvalid: (fields: Readonly<Record<string, string>>) => void;
};

/** Sends the create dialog's form as a series, with what was chosen for dates that aren't free. */
export const useSubmitSeries = ({ preview, onCreated, onInvalid }: SeriesOptions) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const dayText = useDayText();
  const { user } = useOwner();
  const queryClient = useQueryClient();
  const idempotency = useIdempotencyKey();
  const tellRefusal = useTellRefusal(t("appointments.create.failed"));
  const creation = useMutation({
    mutationFn: ({ body, idempotencyKey }: NewSeries) => callApi(createSeries, { body }, { idempotencyKey }),
    meta: { ownErrors: true },
    onSettled: () => void invalidateAfter(queryClient, "appointments"),
  });
  const fail = (description: string) => showToast({ title: t("errors.title"), description, kind: "error" });
  const onSuccess = ({ series, notice }: SeriesOutcome) => {
    const first = series?.appointments[0];
    if (!series || !first) {
      fail(t("appointments.series.open"));
      return;
    }
    idempotency.forget();
    creationDraft.clear(user.id);
    const created = t("appointments.series.created", {
      client: first.clientName,
      count: series.visitCount,
      date: dayText(first.appointmentDate),
      time: formatTime(first.appointmentTime, language),
    });
    const description = [created, noticeSentence(notice, t)].filter(Boolean).join(" ");
    showToast({ title: t("appointments.series.createdTitle"), description, kind: "success" });
    onCreated();
  };
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.code === "invalid-input") onInvalid(error.fields);
    tellRefusal(error);
  };
  const { occurrences } = preview;
  const list = occurrences && { occurrences, askedNumber: 1 };
  return {
    isPending: creation.isPending,
    /** What the button says: how many appointments it makes, as soon as that is known. */
    submitText: (repeat: AppointmentValues["repeat"]): string =>
      repeat === null || list === null
        ? t("appointments.create.submit")
        : t("appointments.series.submit", { count: countMade(list, repeat.choices) }),
    create: (values: AppointmentValues) => {
      const rule = values.repeat === null ? null : toRule(values.repeat);
      if (creation.isPending || preview.isOutdated || values.repeat === null) return;
      if (rule === null || list === null) {
        fail(t("appointments.series.incomplete"));
        return;
      }
      const { clientName, clientPhone, clientEmail, appointmentDate, appointmentTime } = values;
      const body = {
        ...{ clientName, clientPhone, clientEmail, appointmentDate, appointmentTime, rule },
        parts: partsOf(values),
        choices: toChoiceInputs(list, values.repeat.choices),
      };
      runToEnd(creation, { body, idempotencyKey: idempotency.keyFor(body) }, { onSuccess, onError });
    },
  };
};
