import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../../../components/cards/section-card.tsx";
import { RetryAlert } from "../../../../components/retry-alert.tsx";
import { agentsQuery } from "../../../../lib/queries/agents-query.ts";
import { feedsQuery } from "../../api/feeds-query.ts";
import { FeedRow } from "./feed-row.tsx";

/** The business's appointments, and each agent's, for calendar programs to subscribe to. */
export const FeedsSection = () => {
  const { t } = useTranslation();
  const feeds = useQuery(feedsQuery);
  const agents = useQuery(agentsQuery);
  const feedOf = (agentId: string | null) => feeds.data?.feeds.find((feed) => feed.agentId === agentId) ?? null;
  return (
    <SectionCard title={t("feeds.title")} description={t("feeds.description")}>
      {feeds.data && agents.data ? (
        <Stack gap="lg">
          <FeedRow name={t("feeds.business")} agentId={null} feed={feedOf(null)} />
          {agents.data.agents.map(({ id, name }) => (
            <FeedRow key={id} name={name} agentId={id} feed={feedOf(id)} />
          ))}
        </Stack>
      ) : (
        <RetryAlert
          title={t("feeds.loadFailed")}
          label={t("feeds.retry")}
          onRetry={() => void Promise.all([feeds.refetch(), agents.refetch()])}
        />
      )}
    </SectionCard>
  );
};
