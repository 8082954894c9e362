import { ApiError } from "../api/api-error.ts";
import { i18n } from "../language/i18n.ts";
import type { Toast } from "./toaster.tsx";

/** A short message at the edge of the screen. Title and description come already translated. */
export const showToast = (toast: Toast): void => {
  // Loaded apart: most visits to the sign-in screen end without a toast.
  import("./toaster.tsx").then(
    ({ pushToast }) => {
      toasterLoaded.announce();
      pushToast(toast);
    },
    // The line went down before the toaster was here; the page behind still says what it knows.
    () => undefined,
  );
};

/** Pages that will surely need toasts fetch them early, so that "you are offline" can be said while offline. */
export const prepareToasts = (): void => {
  import("./toaster.tsx").then(toasterLoaded.announce, () => undefined);
};

/** Whether there is something to mount; see app.tsx. */
export const toasterLoaded = (() => {
  let isLoaded = false;
  const listeners = new Set<() => void>();
  return {
    get: () => isLoaded,
    announce: () => {
      isLoaded = true;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
})();

/** The one map from an error's code to what a person reads; `fallback` where the code says nothing in particular. */
export const apiErrorText = (error: unknown, fallback = i18n.t("errors.internal")): string => {
  const code = error instanceof ApiError ? error.code : "internal";
  // A newer server may know codes that this tab's texts don't.
  return code !== "internal" && i18n.exists(`errors.${code}`) ? i18n.t(`errors.${code}`) : fallback;
};

export const showApiError = (error: unknown): void =>
  showToast({ title: i18n.t("errors.title"), description: apiErrorText(error), kind: "error" });
