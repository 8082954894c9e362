import { Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { WaitlistEntry } from "#contract/scheduling/waitlist/waitlist.ts";
import { CardSkeleton } from "../../../components/card-skeleton.tsx";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { RetryAlert } from "../../../components/retry-alert.tsx";
import { failureOf } from "../../../lib/queries/failing/failure-of.ts";
import { waitlistQuery } from "../../../lib/queries/waitlist/waitlist-query.ts";
import { useWaitlistChanges } from "../api/use-waitlist-changes.ts";
import { AddWaitDialog } from "./add-wait-dialog.tsx";
import { HoldMinutesField } from "./hold-minutes-field.tsx";
import { OfferDialog } from "./offer-dialog.tsx";
import { WaitlistRow } from "./waitlist-row.tsx";

/** Who waits for a time to open, and what can be done about it. */
export const WaitlistPanel = () => {
  const { t } = useTranslation();
  const query = useQuery(waitlistQuery);
  const { data, refetch } = query;
  const failure = failureOf(query);
  const { remove, withdraw } = useWaitlistChanges();
  const [isAdding, setIsAdding] = useState(false);
  const [offered, setOffering] = useState<WaitlistEntry | null>(null);
  const [removed, setRemoving] = useState<WaitlistEntry | null>(null);
  const waiting = data?.entries.filter(({ state }) => state === "waiting") ?? [];
  // Who no longer waits is neither offered a time nor taken off the list.
  const offering = waiting.find(({ id }) => id === offered?.id) ?? null;
  const removing = waiting.find(({ id }) => id === removed?.id) ?? null;
  const past = data?.entries.filter(({ state }) => state !== "waiting") ?? [];
  return (
    <Stack gap="lg">
      {failure && (
        <RetryAlert title={t("waitlist.loadFailed")} label={t("waitlist.retry")} onRetry={() => void refetch()} />
      )}
      {!data && !failure && <CardSkeleton height={200} />}
      {data && (
        <>
          <Group>
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setIsAdding(true)}>
              {t("waitlist.add")}
            </Button>
          </Group>
          <Paper withBorder radius="lg" p={{ base: "md", sm: "lg" }}>
            {waiting.length === 0 ? (
              <Stack gap="xs">
                <Text fw={600}>{t("waitlist.empty")}</Text>
                <Text c="dimmed" size="sm">
                  {t("waitlist.emptyHint")}
                </Text>
              </Stack>
            ) : (
              <Stack component="ol" gap="md" m={0} p={0} style={{ listStyle: "none" }} aria-label={t("waitlist.title")}>
                {waiting.map((entry) => (
                  <WaitlistRow
                    key={entry.id}
                    entry={entry}
                    onOffer={() => setOffering(entry)}
                    onRemove={() => setRemoving(entry)}
                    onWithdraw={() => withdraw.mutate(entry)}
                  />
                ))}
              </Stack>
            )}
          </Paper>
          <HoldMinutesField key={data.holdMinutes} minutes={data.holdMinutes} />
          {past.length > 0 && (
            <Paper withBorder radius="lg" p={{ base: "md", sm: "lg" }}>
              <Stack gap="md">
                <Title order={2} size="h4">
                  {t("waitlist.past")}
                </Title>
                <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: "none" }}>
                  {past.map((entry) => (
                    <WaitlistRow key={entry.id} entry={entry} />
                  ))}
                </Stack>
              </Stack>
            </Paper>
          )}
        </>
      )}
      <AddWaitDialog opened={isAdding} onClose={() => setIsAdding(false)} />
      <OfferDialog entry={offering} onClose={() => setOffering(null)} />
      <ConfirmDialog
        opened={removing !== null}
        title={t("waitlist.removeTitle")}
        cancelLabel={t("waitlist.keep")}
        confirmLabel={t("waitlist.remove")}
        color="red"
        isBusy={remove.isPending}
        onCancel={() => setRemoving(null)}
        onConfirm={() => removing && remove.mutate(removing.id, { onSettled: () => setRemoving(null) })}
      >
        <Text>{t("waitlist.removeText", { name: removing?.clientName ?? "" })}</Text>
      </ConfirmDialog>
    </Stack>
  );
};
