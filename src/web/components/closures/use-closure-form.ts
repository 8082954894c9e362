import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AffectedAppointment, AffectedAppointments } from "#contract/scheduling/closures/closure-fields.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { keepChoice } from "../../lib/keep-choice.ts";
import { useAgentDirectory } from "../../lib/queries/use-agent-directory.ts";
import { showApiError, showToast } from "../../lib/toast/toast.ts";
import { type ClosureValues, closureErrors, toFields, valuesOf, wholeBusiness } from "./closure-form.ts";
import type { ClosureTarget } from "./closure-target.ts";
import { type AffectedChoice, type SavedClosure, usePreviewClosure, useSaveClosure } from "./use-save-closure.ts";

export type ClosureFormState = ReturnType<typeof useClosureForm>;

/**
 * The first submit looks for appointments in that time. If there are some, the owner decides about each and submits
 * again. Any change of the form looks again.
 */
export const useClosureForm = (target: ClosureTarget, onSaved: (saved: SavedClosure) => void) => {
  const { t } = useTranslation();
  const [typed, setValues] = useState(() => valuesOf(target));
  const { agents } = useAgentDirectory();
  const values = { ...typed, who: typed.who === wholeBusiness ? wholeBusiness : keepChoice(typed.who, agents) };
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});
  const [found, setFound] = useState<AffectedAppointments | null>(null);
  const [fates, setFates] = useState<ReadonlyMap<string, AffectedChoice>>(new Map());
  const preview = usePreviewClosure();
  const saving = useSaveClosure(target);

  const refuse = (error: unknown) => {
    if (error instanceof ApiError && Object.keys(error.fields).length > 0) setErrors(toFields(error.fields));
    else showApiError(error);
  };
  const look = async (): Promise<AffectedAppointments | null> => {
    const inside = await preview.mutateAsync(values).catch(refuse);
    if (inside) setFound(inside);
    return inside ?? null;
  };
  const save = async (inside: readonly AffectedAppointment[]) => {
    try {
      const saved = await saving.mutateAsync({ values, inside, fates });
      const agent = agents?.find(({ id }) => id === values.who)?.name;
      const blocked = agent === undefined ? t("closures.toasts.saved") : t("closures.toasts.savedAgent", { agent });
      const description = values.isExtra ? t("closures.toasts.savedOpen") : blocked;
      showToast({ title: t("toast.success"), description, kind: "success" });
      if (saved.failed > 0) {
        const left = t("closures.toasts.cancelFailed", { count: saved.failed });
        showToast({ title: t("errors.title"), description: left, kind: "error" });
      }
      onSaved(saved);
    } catch (error) {
      refuse(error);
      // Someone booked in the meantime: shows the current list.
      if (error instanceof ApiError && error.code === "appointments-inside") await look();
    }
  };
  const submit = async () => {
    const wrong = closureErrors(values);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    if (found) return save(found.appointments);
    const inside = await look();
    if (inside?.count === 0) await save([]);
  };
  return {
    values,
    errors,
    found,
    fates,
    isBusy: preview.isPending || saving.isPending,
    edit: (change: Partial<ClosureValues>) => {
      setValues({ ...values, ...change });
      setErrors({});
      setFound(null);
    },
    setFate: (appointmentIds: readonly string[], fate: AffectedChoice) =>
      setFates(new Map([...fates, ...appointmentIds.map((id) => [id, fate] as const)])),
    submit,
  };
};
