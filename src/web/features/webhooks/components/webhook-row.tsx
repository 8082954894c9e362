import { Badge, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Webhook } from "#contract/sync/webhooks.ts";
import { BusyButton } from "../../../components/busy-button.tsx";
import { useChangeWebhook } from "../api/use-change-webhook.ts";
import { useMoment } from "../use-moment.ts";
import { WebhookQuestion } from "./webhook-question.tsx";

type WebhookRowProps = { webhook: Webhook; onEdit: () => void; onLog: () => void; onSecret: (secret: string) => void };

/** One address: whether it is notified, of what, and what can be done with it. */
export const WebhookRow = ({ webhook, onEdit, onLog, onSecret }: WebhookRowProps) => {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<"rotate" | "remove" | null>(null);
  const { toggle, test, rotate, remove } = useChangeWebhook(webhook);
  const { url, isActive } = webhook;
  const close = { onSettled: () => setAsking(null) };
  const small = { size: "compact-sm", variant: "subtle" } as const;
  return (
    <Stack gap="xs" role="group" aria-label={url}>
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <Text fw={600} style={{ overflowWrap: "anywhere" }}>
          {url}
        </Text>
        <Badge color={isActive ? "green" : "gray"} variant="light" flex="none">
          {t(isActive ? "webhooks.on" : "webhooks.off")}
        </Badge>
      </Group>
      <WebhookState webhook={webhook} />
      <Group gap="xs" mx={-8}>
        {isActive ? (
          <BusyButton {...small} busy={test.isPending} busyLabel={t("webhooks.busy")} onClick={() => test.mutate()}>
            {t("webhooks.test")}
          </BusyButton>
        ) : (
          <BusyButton
            {...small}
            busy={toggle.isPending}
            busyLabel={t("webhooks.busy")}
            onClick={() => toggle.mutate(true)}
          >
            {t("webhooks.switchOn")}
          </BusyButton>
        )}
        <Button {...small} onClick={onLog}>
          {t("webhooks.log")}
        </Button>
        <Button {...small} onClick={onEdit}>
          {t("webhooks.edit")}
        </Button>
        <Button {...small} onClick={() => setAsking("rotate")}>
          {t("webhooks.rotate")}
        </Button>
        {isActive && (
          <BusyButton
            {...small}
            busy={toggle.isPending}
            busyLabel={t("webhooks.busy")}
            onClick={() => toggle.mutate(false)}
          >
            {t("webhooks.switchOff")}
          </BusyButton>
        )}
        <Button {...small} color="red" onClick={() => setAsking("remove")}>
          {t("webhooks.remove")}
        </Button>
      </Group>
      <WebhookQuestion
        asking={asking}
        isBusy={rotate.isPending || remove.isPending}
        onAnswer={(isYes) => {
          if (!isYes) setAsking(null);
          else if (asking === "remove") remove.mutate(undefined, close);
          else rotate.mutate(undefined, { ...close, onSuccess: ({ secret }) => onSecret(secret) });
        }}
      />
    </Stack>
  );
};

const WebhookState = ({ webhook }: { webhook: Webhook }) => {
  const { t } = useTranslation();
  const moment = useMoment();
  const { eventTypes, failingSince, offReason, previousSecretUntil } = webhook;
  return (
    <>
      <Text size="sm" c="dimmed">
        {eventTypes.map((type) => t(`webhooks.events.${type}`)).join(" · ")}
      </Text>
      {offReason !== null && offReason !== "owner" && (
        <Text size="sm" c="red">
          {t(offReason === "gone" ? "webhooks.offGone" : "webhooks.offDead")}
        </Text>
      )}
      {offReason === null && failingSince !== null && (
        <Text size="sm" c="red">
          {t("webhooks.failing", { when: moment(failingSince) })}
        </Text>
      )}
      {previousSecretUntil !== null && (
        <Text size="sm" c="dimmed">
          {t("webhooks.previousUntil", { when: moment(previousSecretUntil) })}
        </Text>
      )}
    </>
  );
};
