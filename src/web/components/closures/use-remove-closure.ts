import { useMutation, useQueryClient } from "@tanstack/react-query";
import { createSpecialDay, deleteSpecialDay, previewSpecialDay } from "#contract/scheduling/closures/special-days.ts";
import { createTimeOff, deleteTimeOff, previewTimeOff } from "#contract/scheduling/closures/time-off.ts";
import { callApi } from "../../lib/api/api.ts";
import { invalidateAfter } from "../../lib/api/stale-queries.ts";
import { i18n } from "../../lib/language/i18n.ts";
import { showApiError, showToast } from "../../lib/toast/toast.ts";
import { specialDayBody, timeOffBody, valuesOf } from "./closure-form.ts";
import type { ClosureTarget } from "./closure-target.ts";

type Existing = Exclude<ClosureTarget, { kind: "new" }>;

/** Removes at once; the toast offers to bring it back. */
export const useRemoveClosure = () => {
  const queryClient = useQueryClient();
  const refresh = () => invalidateAfter(queryClient, "time_off", "special_days");
  const { mutate: restore } = useMutation({
    mutationFn: bringBack,
    onError: (error) => showApiError(error),
    onSettled: refresh,
    meta: { ownErrors: true },
  });
  return useMutation({
    mutationFn: (target: Existing) =>
      target.kind === "time-off"
        ? callApi(deleteTimeOff, { params: { timeOffId: target.entry.id } })
        : callApi(deleteSpecialDay, { params: { specialDayId: target.entry.id } }),
    onSuccess: (_, target) =>
      showToast({
        title: i18n.t("toast.success"),
        description: i18n.t("closures.toasts.removed"),
        kind: "success",
        action: { label: i18n.t("closures.undo"), run: () => restore(target), forMs: 10_000 },
      }),
    onError: (error) => showApiError(error),
    onSettled: refresh,
    meta: { ownErrors: true },
  });
};

/** As it was, with whatever was booked into it since. */
const bringBack = async (target: Existing): Promise<void> => {
  const values = valuesOf(target);
  const options = { idempotencyKey: crypto.randomUUID() };
  if (target.kind === "time-off") {
    const body = { ...timeOffBody(values), agentId: target.entry.agentId };
    const { appointments } = await callApi(previewTimeOff, { body });
    await callApi(createTimeOff, { body: { ...body, knownAppointmentIds: appointments.map(({ id }) => id) } }, options);
    return;
  }
  const body = specialDayBody(values);
  const { appointments } = await callApi(previewSpecialDay, { body });
  await callApi(
    createSpecialDay,
    { body: { ...body, knownAppointmentIds: appointments.map(({ id }) => id) } },
    options,
  );
};
