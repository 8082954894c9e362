import { ApiError } from "../api/api-error.ts";
import { createStore } from "../create-store.ts";
import { i18n } from "../language/i18n.ts";
import type { Toast } from "./toaster.tsx";

/** A short message at the edge of the screen. Title and description come already translated. */
export const showToast = (toast: Toast): void => {
  if (held !== null && toast.kind === "error") held.push(toast);
  else showNow(toast);
};

/** What went wrong while it is being found out whether the session has ended; null while nobody asks. */
let held: Toast[] | null = null;

/**
 * Whatever fails because a session has ended fails together. Until it is known whether that is the reason, the complaints
 * wait; then the person hears one of them, the first, or `general` when nobody complained. If it isn't, all are shown.
 */
export const tellEndOnce = async (isSignedIn: Promise<boolean>, general: Toast): Promise<void> => {
  held ??= [];
  const hasEnded = await isSignedIn.then(
    (isSo) => !isSo,
    () => false,
  );
  const complaints = held ?? [];
  held = null;
  for (const toast of hasEnded ? [complaints[0] ?? general] : complaints) showNow(toast);
};

const showNow = (toast: Toast): void => {
  // Loaded apart: most visits to the sign-in screen end without a toast.
  import("./toaster.tsx").then(
    ({ pushToast }) => {
      toasterLoaded.set(true);
      pushToast(toast);
    },
    // The line went down before the toaster was here; the page behind still says what it knows.
    () => undefined,
  );
};

/** Pages that will surely need toasts fetch them early, so that "you are offline" can be said while offline. */
export const prepareToasts = (): void => {
  import("./toaster.tsx").then(
    () => toasterLoaded.set(true),
    () => undefined,
  );
};

/** Whether there is something to mount; see app.tsx. */
export const toasterLoaded = createStore(false);

/** The one map from an error's code to what a person reads; `fallback` where the code says nothing in particular. */
export const apiErrorText = (error: unknown, fallback = i18n.t("errors.internal")): string => {
  const code = error instanceof ApiError ? error.code : "internal";
  // A newer server may know codes that this tab's texts don't.
  return code !== "internal" && i18n.exists(`errors.${code}`) ? i18n.t(`errors.${code}`) : fallback;
};

type Complaint = {
  /** "Error" unless it says what failed. */
  title?: string;
  /** Said where the error's code says nothing in particular. */
  text?: string | undefined;
};

export const showApiError = (error: unknown, { title = i18n.t("errors.title"), text }: Complaint = {}): void =>
  showToast({ title, description: apiErrorText(error, text), kind: "error" });
