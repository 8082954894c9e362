import { Box, Button, Group, Stack, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Webhook } from "#contract/sync/webhooks.ts";
import { mostWebhooks } from "#domain/webhooks/webhook-form.ts";
import { CardSkeleton } from "../../../components/card-skeleton.tsx";
import { SectionCard } from "../../../components/cards/section-card.tsx";
import { RetryAlert } from "../../../components/retry-alert.tsx";
import { failureOf } from "../../../lib/queries/failing/failure-of.ts";
import { webhooksQuery } from "../api/webhook-queries.ts";
import { SecretDialog } from "./secret-dialog.tsx";
import { WebhookDialog } from "./webhook-dialog.tsx";
import { WebhookLog } from "./webhook-log.tsx";
import { WebhookRow } from "./webhook-row.tsx";

/** Settings > API: which programs are notified of what happens, and what they were sent. */
export const WebhooksSection = () => {
  const { t } = useTranslation();
  const query = useQuery(webhooksQuery);
  const failure = failureOf(query);
  const [editing, setEditing] = useState<{ before: Webhook | null } | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [loggedId, setLoggedId] = useState<string | null>(null);
  const webhooks = query.data?.webhooks ?? [];
  return (
    <Box maw="44rem">
      <SectionCard title={t("webhooks.title")} description={t("webhooks.description")}>
        {webhooks.length > 0 && (
          <Stack gap="lg">
            {webhooks.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                onEdit={() => setEditing({ before: webhook })}
                onLog={() => setLoggedId(webhook.id)}
                onSecret={setSecret}
              />
            ))}
          </Stack>
        )}
        {query.data && webhooks.length === 0 && <Text>{t("webhooks.empty")}</Text>}
        {query.data && webhooks.length >= mostWebhooks && <Text size="sm">{t("webhooks.full")}</Text>}
        {query.data && webhooks.length < mostWebhooks && (
          <Group>
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEditing({ before: null })}>
              {t("webhooks.add")}
            </Button>
          </Group>
        )}
        {failure && (
          <RetryAlert
            title={t("webhooks.loadFailed")}
            label={t("webhooks.retry")}
            onRetry={() => void query.refetch()}
          />
        )}
        {!query.data && !failure && <CardSkeleton height={120} />}
      </SectionCard>
      <WebhookDialog editing={editing} onSecret={setSecret} onClose={() => setEditing(null)} />
      <WebhookLog webhook={webhooks.find(({ id }) => id === loggedId) ?? null} onClose={() => setLoggedId(null)} />
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
    </Box>
  );
};
