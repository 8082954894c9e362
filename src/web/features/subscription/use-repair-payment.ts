import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "../../lib/toast/toast.ts";
import { useMendPayment } from "./api/use-mend-payment.ts";

/** The owner goes to PayPal in another tab; coming back, what is owed is collected and the outcome shown. */
export const useRepairPayment = () => {
  const { t } = useTranslation();
  const { mutate, isPending } = useMendPayment();
  const [hasLeft, setHasLeft] = useState(false);
  const isAway = useRef(false);

  const check = useCallback(
    () =>
      mutate(undefined, {
        onSuccess: ({ unpaid }) =>
          showToast(
            unpaid === null
              ? { title: t("toast.success"), description: t("subscription.mend.mended"), kind: "success" }
              : { title: t("subscription.tab.unpaid"), description: t("subscription.mend.stillOwed"), kind: "error" },
          ),
        onError: () =>
          showToast({ title: t("errors.title"), description: t("subscription.loadFailed"), kind: "error" }),
      }),
    [mutate, t],
  );

  useEffect(() => {
    const onReturn = () => {
      if (!isAway.current || document.visibilityState !== "visible") return;
      isAway.current = false;
      check();
    };
    document.addEventListener("visibilitychange", onReturn);
    return () => document.removeEventListener("visibilitychange", onReturn);
  }, [check]);

  const leave = () => {
    isAway.current = true;
    setHasLeft(true);
  };
  return { leave, check, hasLeft, isChecking: isPending };
};
