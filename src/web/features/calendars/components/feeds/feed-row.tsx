import { Button, CopyButton, Group, Stack, Switch, Text, TextInput } from "@mantine/core";
import { IconCopy, IconLink } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CalendarFeed } from "#contract/calendars/feeds.ts";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { useChangeFeed } from "../../api/use-change-feed.ts";
import { FeedLinks } from "./feed-links.tsx";
import { FeedQuestion } from "./feed-question.tsx";

type FeedRowProps = { name: string; agentId: string | null; feed: CalendarFeed | null };

/** One feed: its address and what it tells, or the way to make one. */
export const FeedRow = ({ name, agentId, feed }: FeedRowProps) => {
  const { t } = useTranslation();
  const change = useChangeFeed();
  if (feed) return <OpenFeed name={name} feed={feed} change={change} />;
  return (
    <Group justify="space-between" gap="sm">
      <Text fw={600}>{name}</Text>
      <BusyButton
        variant="default"
        leftSection={<IconLink size={18} aria-hidden />}
        aria-label={t("feeds.createFor", { name })}
        busy={change.create.isPending}
        busyLabel={t("feeds.creating")}
        onClick={() => change.create.mutate(agentId)}
      >
        {t("feeds.create")}
      </BusyButton>
    </Group>
  );
};

type OpenFeedProps = { name: string; feed: CalendarFeed; change: ReturnType<typeof useChangeFeed> };

const OpenFeed = ({ name, feed, change }: OpenFeedProps) => {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<"rotate" | "end" | null>(null);
  const { id, address, withClients } = feed;
  return (
    <Stack gap="xs" role="group" aria-label={name}>
      <Text fw={600}>{name}</Text>
      {address === null ? (
        <Text c="dimmed">{t("feeds.lost")}</Text>
      ) : (
        <>
          <Group gap="xs" align="flex-end" wrap="nowrap">
            <TextInput
              flex={1}
              label={t("feeds.address")}
              value={address}
              readOnly
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <CopyButton value={address} timeout={2_000}>
              {({ copied, copy }) => (
                <Button
                  variant="light"
                  leftSection={<IconCopy size={18} aria-hidden />}
                  onClick={copy}
                  aria-live="polite"
                >
                  {t(copied ? "feeds.copied" : "feeds.copy")}
                </Button>
              )}
            </CopyButton>
          </Group>
          <FeedLinks address={address} name={name} />
        </>
      )}
      <Switch
        label={t("feeds.withClients")}
        description={t(withClients ? "feeds.withClientsOn" : "feeds.withClientsOff")}
        checked={withClients}
        disabled={change.update.isPending}
        onChange={({ currentTarget }) => change.update.mutate({ feedId: id, withClients: currentTarget.checked })}
      />
      <Group gap="xs" mx={-8}>
        <Button size="compact-sm" variant="subtle" onClick={() => setAsking("rotate")}>
          {t("feeds.rotate")}
        </Button>
        <Button size="compact-sm" variant="subtle" color="red" onClick={() => setAsking("end")}>
          {t("feeds.end")}
        </Button>
      </Group>
      <FeedQuestion
        asking={asking}
        isBusy={change.rotate.isPending || change.end.isPending}
        onAnswer={(isYes) => {
          const close = { onSettled: () => setAsking(null) };
          if (!isYes) setAsking(null);
          else if (asking === "rotate") change.rotate.mutate(id, close);
          else change.end.mutate(id, close);
        }}
      />
    </Stack>
  );
};
