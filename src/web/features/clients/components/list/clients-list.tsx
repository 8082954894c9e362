import { Button, Paper, Stack, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { RetryAlert } from "../../../../components/retry-alert.tsx";
import { failureOf, nextPageFailureOf } from "../../../../lib/queries/failing/failure-of.ts";
import { type ClientFilter, clientsQuery } from "../../api/clients-query.ts";
import { ClientRow } from "./client-row.tsx";
import classes from "./clients-list.module.css";
import { ClientsSkeleton } from "./clients-skeleton.tsx";

type ClientsListProps = {
  filter: ClientFilter;
  onClear(): void;
  /** What the empty page offers. */
  firstSteps: ReactNode;
};

export const ClientsList = ({ filter, onClear, firstSteps }: ClientsListProps) => {
  const { t } = useTranslation();
  const query = useInfiniteQuery(clientsQuery(filter));
  const { data, isPlaceholderData, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (failureOf(query)) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <ClientsSkeleton />;
  const nextFailed = nextPageFailureOf(query) !== null;
  const clients = data.pages.flatMap((page) => page.clients);
  const isPartial = data.pages.at(-1)?.isPartial ?? false;
  const { search, tag } = filter;
  // What another search didn't find says nothing about this one.
  if (clients.length === 0 && isPlaceholderData) return <ClientsSkeleton />;
  if (clients.length === 0 && search === "" && tag === "") return firstSteps;
  if (clients.length === 0) {
    return (
      <Stack align="center" gap="sm" py="xl" role="status">
        <Text>{search ? t("clients.noMatch", { search }) : t("clients.noTagMatch", { tag })}</Text>
        {isPartial && <PartialNote />}
        <Button variant="default" onClick={onClear}>
          {t(tag ? "clients.showAll" : "clients.clearSearch")}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap="md" aria-busy={isPlaceholderData} className={classes.found ?? ""}>
      <Paper withBorder radius="lg" className={classes.card}>
        <ul className={classes.list} aria-label={t("clients.list")}>
          {clients.map((client) => (
            <ClientRow key={client.id} client={client} />
          ))}
        </ul>
      </Paper>
      {nextFailed && <LoadFailed onRetry={() => void fetchNextPage()} />}
      {hasNextPage && !nextFailed && !isPlaceholderData && (
        <BusyButton
          variant="default"
          busy={isFetchingNextPage}
          busyLabel={t("clients.loadingMore")}
          onClick={() => void fetchNextPage()}
        >
          {t("clients.more")}
        </BusyButton>
      )}
      {isPartial && <PartialNote />}
    </Stack>
  );
};

const PartialNote = () => {
  const { t } = useTranslation();
  return (
    <Text size="sm" c="dimmed" ta="center" role="status">
      {t("clients.partial")}
    </Text>
  );
};

const LoadFailed = ({ onRetry }: { onRetry(): void }) => {
  const { t } = useTranslation();
  return <RetryAlert title={t("clients.loadFailed")} label={t("clients.retry")} onRetry={onRetry} />;
};
