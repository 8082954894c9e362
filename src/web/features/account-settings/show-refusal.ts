import type { UseFormReturnType } from "@mantine/form";
import { ApiError } from "../../lib/api/api-error.ts";
import { fieldErrorText } from "../../lib/api/field-error-text.ts";
import { i18n } from "../../lib/language/i18n.ts";
import { apiErrorText, showToast } from "../../lib/toast/toast.ts";

/** Under the fields it is about, with the cursor on the first; what no field is to blame for, as a toast. */
export const showRefusal = <Values extends Record<string, unknown>>(
  error: unknown,
  form: UseFormReturnType<Values>,
): void => {
  // Said where every ended session is noticed.
  if (error instanceof ApiError && error.code === "signed-out") return;
  const problems = error instanceof ApiError ? Object.entries(error.fields) : [];
  const shown = problems.filter(([field]) => field in form.getValues());
  form.setErrors(Object.fromEntries(shown.map(([field, code]) => [field, fieldErrorText(code)])));
  const [first] = shown;
  if (first) form.getInputNode(first[0])?.focus();
  else showToast({ title: i18n.t("errors.title"), description: apiErrorText(error), kind: "error" });
};
