import type { UiTexts } from "#locales/ui-texts.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { fieldErrorText } from "../../../lib/api/field-error-text.ts";
import { i18n } from "../../../lib/language/i18n.ts";
import { apiErrorText, showToast } from "../../../lib/toast/toast.ts";

type ToastKey = keyof UiTexts["timeSettings"]["toasts"];
type FailureKey = Extract<ToastKey, `${string}Failed`>;

/** One place for how the last change went: an earlier failure isn't shown beside a later success. */
const place = "settings-change";

export const sayDone = (done: Exclude<ToastKey, FailureKey>, undo?: () => void): void =>
  showToast({
    ...(!undo && { id: place }),
    title: i18n.t("toast.success"),
    description: i18n.t(`timeSettings.toasts.${done}`),
    kind: "success",
    ...(undo && { action: { label: i18n.t("timeSettings.undo"), run: undo, forMs: 10_000 } }),
  });

export const sayFailed = (failure: FailureKey, error: unknown): void =>
  showToast({
    id: place,
    title: i18n.t("errors.title"),
    description: i18n.t(`timeSettings.toasts.${failure}`, { message: refusalText(error) }),
    kind: "error",
  });

/** What is wrong with the first refused field says more than that something is. */
const refusalText = (error: unknown): string => {
  const [code] = error instanceof ApiError ? Object.values(error.fields) : [];
  return fieldErrorText(code) ?? apiErrorText(error);
};
