import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { registrationFormSchema } from "#domain/numbers/registration-form.ts";
import { firstErrors } from "#domain/scheduling/appointments/appointment-form.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { useDraft } from "../../lib/drafts/use-draft.ts";
import { apiErrorText, showToast } from "../../lib/toast/toast.ts";
import { useCreateRegistration } from "./api/use-create-registration.ts";
import { emptySetup, fieldsOfStep, type SetupField, type SetupValues, toRegistration } from "./setup-values.ts";
import { useCountry } from "./use-country.ts";
import { useLogoUpload } from "./use-logo-upload.ts";
import { useWizardStep } from "./use-wizard-step.ts";

/** The wizard's state: what is typed, which step it is at and what is wrong. `onSubmitted` gets the registration's id. */
export const useSetupWizard = (countries: readonly string[], onSubmitted: (registrationId: string) => void) => {
  const { t } = useTranslation();
  const draft = useDraft("whatsapp-setup", emptySetup, "browser");
  const [errors, setErrors] = useState<Record<string, string>>({});
  const create = useCreateRegistration();
  // One key for what is typed: pressing twice, or again after a lost answer, buys one number.
  const idempotencyKey = useRef(crypto.randomUUID());
  const values = { ...draft.values, country: useCountry(countries, draft.values.country) };
  const { step, goTo } = useWizardStep(values, (next) => draft.edit("step", next));

  const edit = <Key extends keyof SetupValues>(key: Key, value: SetupValues[Key]) => {
    if (key !== "step") idempotencyKey.current = crypto.randomUUID();
    draft.edit(key, value);
    setErrors(({ [key]: _, ...others }) => others);
  };

  const logo = useLogoUpload((url) => edit("profileImageUrl", url));

  /** Shows what is wrong on the first step that has something wrong; true when there is nothing. */
  const check = (shown: readonly SetupField[]): boolean => {
    const { step: _, profileImageUrl: __, country: ___, ...form } = values;
    const parsed = registrationFormSchema.safeParse(form);
    const found = parsed.success ? {} : firstErrors(parsed.error);
    const wrong = Object.fromEntries(Object.entries(found).filter(([field]) => shown.includes(field as SetupField)));
    setErrors(wrong);
    return Object.keys(wrong).length === 0;
  };
  const next = async () => {
    if (!check(fieldsOfStep[step - 1] ?? [])) return;
    if (step === 2 && !(await logo.settle())) return;
    goTo(step + 1);
  };
  const refuse = (error: unknown) => {
    const fields = error instanceof ApiError ? error.fields : {};
    setErrors(fields);
    const at = fieldsOfStep.findIndex((shown) => shown.some((field) => field in fields));
    if (at >= 0) goTo(at + 1);
    const isSignedOut = error instanceof ApiError && error.code === "signed-out";
    const known = isSignedOut ? t("numbers.toasts.signedOut") : apiErrorText(error, t("numbers.toasts.createFailed"));
    const description = error instanceof ApiError ? known : t("numbers.toasts.wrong");
    showToast({ title: t("errors.title"), description, kind: "error" });
  };
  const submit = () =>
    create.mutate(
      { body: toRegistration(values), idempotencyKey: idempotencyKey.current },
      {
        onSuccess: ({ registrationId }) => {
          idempotencyKey.current = crypto.randomUUID();
          onSubmitted(registrationId);
        },
        onError: refuse,
      },
    );
  return {
    step,
    values,
    countries,
    errors,
    edit,
    next,
    previous: () => goTo(step - 1),
    goTo,
    submit,
    isSubmitting: create.isPending,
    logo,
    discard: draft.discard,
  };
};

export type SetupWizardState = ReturnType<typeof useSetupWizard>;
