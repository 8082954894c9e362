import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ClientDetails } from "#contract/clients/clients.ts";
import { RetryAlert } from "../../../../components/retry-alert.tsx";
import { failureOf } from "../../../../lib/queries/failing/failure-of.ts";
import { clientsQuery } from "../../api/clients-query.ts";
import { clientName } from "../../client-name.ts";
import { useClientPhone } from "../../use-client-phone.ts";

type MergeSearchProps = { client: ClientDetails; onChoose(clientId: string): void };

const shownCount = 8;

/** Begins with people of the same first name: that is how most are listed twice. */
export const MergeSearch = ({ client, onChoose }: MergeSearchProps) => {
  const { t } = useTranslation();
  const phoneText = useClientPhone();
  const [typed, setTyped] = useState((client.name ?? client.profileName ?? "").split(" ")[0] ?? "");
  const [search] = useDebouncedValue(typed.trim(), 200);
  const query = useInfiniteQuery(clientsQuery({ search, tag: "" }));
  const failure = failureOf(query);
  const data = failure ? undefined : query.data;
  const [page] = data?.pages ?? [];
  const found = (page?.clients ?? []).filter(({ id }) => id !== client.id);
  const others = found.slice(0, shownCount);
  const hasMore = found.length > shownCount || page?.isPartial || page?.nextCursor != null;
  return (
    <Stack>
      <TextInput
        type="search"
        label={t("clients.merge.search")}
        description={t("clients.merge.hint")}
        value={typed}
        maxLength={100}
        autoComplete="off"
        data-autofocus
        leftSection={<IconSearch size={18} aria-hidden />}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {failure && (
        <RetryAlert text={t("clients.loadFailed")} label={t("clients.retry")} onRetry={() => void query.refetch()} />
      )}
      {data && !query.isPlaceholderData && others.length === 0 && (
        <Text c="dimmed" role="status">
          {t("clients.merge.none")}
        </Text>
      )}
      {others.map((other) => (
        <Group key={other.id} justify="space-between" wrap="nowrap">
          <Stack gap={0} miw={0}>
            <Text fw={600} dir="auto" truncate>
              {clientName(other, t)}
            </Text>
            <Text size="sm" c="dimmed" className="tabular">
              {phoneText(other)}
            </Text>
          </Stack>
          <Button
            variant="default"
            flex="none"
            aria-label={`${t("clients.merge.choose")}: ${clientName(other, t)}`}
            onClick={() => onChoose(other.id)}
          >
            {t("clients.merge.choose")}
          </Button>
        </Group>
      ))}
      {hasMore && (
        <Text size="sm" c="dimmed" role="status">
          {t("clients.merge.more")}
        </Text>
      )}
    </Stack>
  );
};
