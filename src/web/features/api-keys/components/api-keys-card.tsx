import { Anchor, Box, Button, Group, Stack, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ApiKey } from "#contract/account/api-keys.ts";
import { apiKeyLimits } from "#domain/api-keys/api-key.ts";
import { CardSkeleton } from "../../../components/card-skeleton.tsx";
import { SectionCard } from "../../../components/cards/section-card.tsx";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { RetryAlert } from "../../../components/retry-alert.tsx";
import { failureOf } from "../../../lib/queries/failing/failure-of.ts";
import { apiKeysQuery } from "../api/api-keys-query.ts";
import { useRevokeApiKey } from "../api/use-revoke-api-key.ts";
import { ApiKeyRow } from "./api-key-row.tsx";
import { CreateKeyDialog } from "./create-key-dialog.tsx";

/** Settings > API: the keys of other programs. */
export const ApiKeysCard = () => {
  const { t } = useTranslation();
  const query = useQuery(apiKeysQuery);
  const { data, refetch } = query;
  const failure = failureOf(query);
  const [isCreating, setCreating] = useState(false);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const keys = data?.keys ?? [];
  return (
    <Box maw="44rem">
      <SectionCard title={t("apiKeys.title")} description={t("apiKeys.description")}>
        {data && keys.length === 0 && <Text>{t("apiKeys.empty")}</Text>}
        {keys.length > 0 && (
          <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: "none" }}>
            {keys.map((key) => (
              <ApiKeyRow key={key.id} apiKey={key} onRevoke={() => setRevoking(key)} />
            ))}
          </Stack>
        )}
        {data && (
          <>
            {keys.length >= apiKeyLimits.keys ? (
              <Text size="sm">{t("apiKeys.full")}</Text>
            ) : (
              <Group>
                <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setCreating(true)}>
                  {t("apiKeys.add")}
                </Button>
              </Group>
            )}
            <Text size="sm" c="dimmed">
              {t("apiKeys.never")}
            </Text>
            <Anchor href="/api/docs" size="sm" w="fit-content">
              {t("apiKeys.docs")}
            </Anchor>
          </>
        )}
        {failure && (
          <RetryAlert title={t("apiKeys.loadFailed")} label={t("apiKeys.retry")} onRetry={() => void refetch()} />
        )}
        {!data && !failure && <CardSkeleton height={160} />}
      </SectionCard>
      <CreateKeyDialog opened={isCreating} onClose={() => setCreating(false)} />
      <RevokeKeyDialog apiKey={revoking} onClose={() => setRevoking(null)} />
    </Box>
  );
};

const RevokeKeyDialog = ({ apiKey, onClose }: { apiKey: ApiKey | null; onClose: () => void }) => {
  const { t } = useTranslation();
  const revoke = useRevokeApiKey();
  return (
    <ConfirmDialog
      opened={apiKey !== null}
      title={t("apiKeys.revokeTitle", { name: apiKey?.name ?? "" })}
      cancelLabel={t("apiKeys.cancel")}
      confirmLabel={t("apiKeys.revoke")}
      busyLabel={t("apiKeys.revoking")}
      isBusy={revoke.isPending}
      color="red"
      onConfirm={() => apiKey && revoke.mutate(apiKey.id, { onSettled: onClose })}
      onCancel={onClose}
    >
      <Text>{t("apiKeys.revokeText")}</Text>
    </ConfirmDialog>
  );
};
