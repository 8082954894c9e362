import { Button } from "@mantine/core";
import { IconExternalLink } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { SubscriptionStatus } from "#contract/subscription.ts";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { subscriptionQuery } from "../../../../lib/queries/subscription-query.ts";
import { optionLabels } from "../../state-words.ts";
import { useRepairPayment } from "../../use-repair-payment.ts";

/** The way to PayPal, where the payer sees to the payment, and then the question whether it worked. */
export const RepairPaymentButtons = ({ unpaid }: { unpaid: NonNullable<SubscriptionStatus["unpaid"]> }) => {
  const { t } = useTranslation();
  const { data } = useQuery(subscriptionQuery);
  const { leave, check, hasLeft, isChecking } = useRepairPayment();
  return (
    <>
      {data?.paypal && (
        <Button
          component="a"
          href={`${data.paypal.manageUrl}${unpaid.subscription}`}
          target="_blank"
          rel="noopener"
          variant={hasLeft ? "default" : "filled"}
          rightSection={<IconExternalLink size={18} aria-hidden />}
          onClick={leave}
        >
          {t(optionLabels.mend)}
        </Button>
      )}
      {(hasLeft || !data?.paypal) && (
        <BusyButton busy={isChecking} busyLabel={t("subscription.checking")} onClick={check}>
          {t("subscription.mend.check")}
        </BusyButton>
      )}
    </>
  );
};
