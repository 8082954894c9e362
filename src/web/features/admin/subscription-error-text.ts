import type { TFunction } from "i18next";
import { ApiError } from "../../lib/api/api-error.ts";
import { apiErrorText } from "../../lib/toast/toast.ts";

/** An unknown account was deleted in the meantime. */
export const subscriptionErrorText = (error: unknown, t: TFunction): string =>
  error instanceof ApiError && error.code === "not-found"
    ? t("admin.subscriptions.notFound")
    : apiErrorText(error, t("admin.subscriptions.failed"));
