import { Accordion, Badge, Code, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Webhook, WebhookDelivery } from "#contract/sync/webhooks.ts";
import { BusyButton } from "../../../components/busy-button.tsx";
import { CardSkeleton } from "../../../components/card-skeleton.tsx";
import { RetryAlert } from "../../../components/retry-alert.tsx";
import { failureOf } from "../../../lib/queries/failing/failure-of.ts";
import { useChangeWebhook } from "../api/use-change-webhook.ts";
import { deliveryQuery } from "../api/webhook-queries.ts";
import { useMoment } from "../use-moment.ts";

type DeliveryProps = { webhook: Webhook; delivery: WebhookDelivery };

const colors = { waiting: "yellow", sent: "green", failed: "red" } as const;

/** Its bodies are fetched once it is opened: closed ones stay mounted. */
export const DeliveryItem = ({ webhook, delivery, isOpen }: DeliveryProps & { isOpen: boolean }) => {
  const { t } = useTranslation();
  const moment = useMoment();
  return (
    <Accordion.Item value={delivery.id}>
      <Accordion.Control>
        <Group justify="space-between" gap="xs">
          <div>
            <Text fw={600}>{t(`webhooks.events.${delivery.eventType}`)}</Text>
            <Text size="sm" c="dimmed">
              {moment(delivery.createdAt)}
            </Text>
          </div>
          <Badge color={colors[delivery.state]} variant="light">
            {t(`webhooks.states.${delivery.state}`)}
          </Badge>
        </Group>
      </Accordion.Control>
      <Accordion.Panel>{isOpen && <DeliveryDetails webhook={webhook} delivery={delivery} />}</Accordion.Panel>
    </Accordion.Item>
  );
};

const DeliveryDetails = ({ webhook, delivery }: DeliveryProps) => {
  const { t } = useTranslation();
  const moment = useMoment();
  const { resend } = useChangeWebhook(webhook);
  const { answerStatus, problem, tookMs, nextAttemptAt } = delivery;
  return (
    <Stack gap="sm">
      {problem !== null && <Text>{t(`webhooks.problems.${problem}`)}</Text>}
      {answerStatus !== null && <Text>{t("webhooks.answered", { status: answerStatus, ms: tookMs ?? 0 })}</Text>}
      {nextAttemptAt !== null && (
        <Text size="sm" c="dimmed">
          {t("webhooks.nextTry", { when: moment(nextAttemptAt) })}
        </Text>
      )}
      <Exchange webhookId={webhook.id} deliveryId={delivery.id} />
      {webhook.isActive && (
        <Group>
          <BusyButton
            variant="default"
            busy={resend.isPending}
            busyLabel={t("webhooks.busy")}
            onClick={() => resend.mutate(delivery.id)}
          >
            {t("webhooks.resend")}
          </BusyButton>
        </Group>
      )}
    </Stack>
  );
};

/** Both bodies, loaded with the details: a page of the log would be heavy with them. */
const Exchange = (params: { webhookId: string; deliveryId: string }) => {
  const { t } = useTranslation();
  const query = useQuery(deliveryQuery(params));
  if (failureOf(query))
    return (
      <RetryAlert title={t("webhooks.logFailed")} label={t("webhooks.retry")} onRetry={() => void query.refetch()} />
    );
  if (!query.data) return <CardSkeleton height={120} />;
  const { payload, answer } = query.data;
  return (
    <>
      <Text fw={600}>{t("webhooks.payload")}</Text>
      <Code block tabIndex={0} mah="20rem" style={{ overflow: "auto" }}>
        {payload}
      </Code>
      {answer !== null && (
        <>
          <Text fw={600}>{t("webhooks.answer")}</Text>
          {answer === "" ? <Text c="dimmed">{t("webhooks.noAnswer")}</Text> : <Code block>{answer}</Code>}
        </>
      )}
    </>
  );
};
