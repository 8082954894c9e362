import { IconRefresh } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../components/busy-button.tsx";
import { runToEnd } from "../../../lib/api/run-to-end.ts";
import { showToast } from "../../../lib/toast/toast.ts";
import { useCheckSubscription } from "../api/use-check-subscription.ts";
import { optionLabels } from "../state-words.ts";

/** Asks PayPal and says how it went. */
export const RefreshButton = () => {
  const { t } = useTranslation();
  const check = useCheckSubscription();
  const press = () =>
    runToEnd(check, undefined, {
      onSuccess: () =>
        showToast({ title: t("toast.success"), description: t("subscription.toasts.upToDate"), kind: "success" }),
      onError: () => showToast({ title: t("errors.title"), description: t("subscription.loadFailed"), kind: "error" }),
    });
  return (
    <BusyButton
      variant="default"
      leftSection={<IconRefresh size={18} aria-hidden />}
      busy={check.isPending}
      busyLabel={t("subscription.checking")}
      onClick={press}
    >
      {t(optionLabels.check)}
    </BusyButton>
  );
};
