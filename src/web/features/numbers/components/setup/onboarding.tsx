import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SenderRegistration } from "#contract/chat/whatsapp-numbers.ts";
import { CardSkeleton } from "../../../../components/card-skeleton.tsx";
import { RetryAlert } from "../../../../components/retry-alert.tsx";
import { failureOf } from "../../../../lib/queries/failing/failure-of.ts";
import { showToast } from "../../../../lib/toast/toast.ts";
import { onboardingQuery } from "../../api/onboarding-query.ts";
import { NumberActive, SubscriptionNeeded } from "./gate-card.tsx";
import { SetupWizard } from "./setup-wizard.tsx";

/** The three outcomes: subscribe first, there is a number already, or the wizard. */
export const Onboarding = () => {
  const { t } = useTranslation();
  const query = useQuery(onboardingQuery);
  const { data, refetch } = query;
  const failure = failureOf(query);
  const watched = useWatchedRegistration(data?.registration ?? null);
  if (failure) {
    return <RetryAlert title={t("numbers.loadFailed")} label={t("numbers.retry")} onRetry={() => void refetch()} />;
  }
  if (!data) return <CardSkeleton height="28rem" />;
  if (!watched.registration && data.outcome === "subscription-required") return <SubscriptionNeeded />;
  if (!watched.registration && data.outcome === "number-active") return <NumberActive />;
  return (
    <SetupWizard
      registration={data.registration}
      countries={data.countries}
      watched={watched.registration}
      onSubmitted={watched.watch}
    />
  );
};

/**
 * The registration this page looks on at: the one it submitted, or found under way. It stays on screen when it is
 * completed, although a reload would then show that there is a number already.
 */
const useWatchedRegistration = (latest: SenderRegistration | null) => {
  const { t } = useTranslation();
  const [watchedId, setWatchedId] = useState<string | null>(null);
  const pendingId = latest?.status === "pending" ? latest.id : null;
  if (pendingId !== null && watchedId !== pendingId) setWatchedId(pendingId);
  const registration = latest !== null && latest.id === watchedId ? latest : null;

  const celebrated = useRef<string | null>(null);
  const completedId = registration?.status === "completed" ? registration.id : null;
  useEffect(() => {
    if (completedId === null || celebrated.current === completedId) return;
    celebrated.current = completedId;
    const [title, description] = [t("numbers.toasts.successTitle"), t("numbers.toasts.success")];
    showToast({ title, description, kind: "success" });
  }, [completedId, t]);
  return { registration, watch: setWatchedId };
};
