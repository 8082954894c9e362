import { Accordion, Button, Modal, Stack, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Webhook } from "#contract/sync/webhooks.ts";
import { CardSkeleton } from "../../../components/card-skeleton.tsx";
import { useFullOnPhone } from "../../../components/dialog/use-full-on-phone.ts";
import { RetryAlert } from "../../../components/retry-alert.tsx";
import { failureOf } from "../../../lib/queries/failing/failure-of.ts";
import { deliveriesQuery } from "../api/webhook-queries.ts";
import { DeliveryItem } from "./delivery-item.tsx";

type WebhookLogProps = { webhook: Webhook | null; onClose: () => void };

/** What was sent to a webhook, and what came back. */
export const WebhookLog = ({ webhook, onClose }: WebhookLogProps) => {
  const { t } = useTranslation();
  return (
    <Modal
      {...useFullOnPhone()}
      size="lg"
      opened={webhook !== null}
      onClose={onClose}
      title={t("webhooks.logTitle", { address: URL.parse(webhook?.url ?? "")?.host ?? "" })}
      closeButtonProps={{ "aria-label": t("webhooks.close") }}
    >
      {webhook && <Deliveries webhook={webhook} />}
    </Modal>
  );
};

const Deliveries = ({ webhook }: { webhook: Webhook }) => {
  const { t } = useTranslation();
  const query = useInfiniteQuery(deliveriesQuery(webhook.id));
  const [openId, setOpenId] = useState<string | null>(null);
  const failure = failureOf(query);
  const deliveries = query.data?.pages.flatMap((page) => page.deliveries) ?? [];
  if (failure)
    return (
      <RetryAlert title={t("webhooks.logFailed")} label={t("webhooks.retry")} onRetry={() => void query.refetch()} />
    );
  if (!query.data) return <CardSkeleton height={160} />;
  if (deliveries.length === 0) return <Text>{t("webhooks.logEmpty")}</Text>;
  return (
    <Stack gap="md">
      <Accordion order={3} chevronPosition="left" value={openId} onChange={setOpenId}>
        {deliveries.map((delivery) => (
          <DeliveryItem key={delivery.id} webhook={webhook} delivery={delivery} isOpen={delivery.id === openId} />
        ))}
      </Accordion>
      {query.hasNextPage && (
        <Button
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage({ cancelRefetch: false })}
        >
          {t("webhooks.more")}
        </Button>
      )}
    </Stack>
  );
};
