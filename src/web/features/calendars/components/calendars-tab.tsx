import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { CardSkeleton } from "../../../components/card-skeleton.tsx";
import { agentsQuery } from "../../../lib/queries/agents-query.ts";
import { isFirstTry } from "../../../lib/queries/failing/failure-of.ts";
import { feedsQuery } from "../api/feeds-query.ts";
import { ExternalSection } from "./external/external-section.tsx";
import { FeedsSection } from "./feeds/feeds-section.tsx";

/** Settings > Calendars: ours elsewhere, and others here. */
export const CalendarsTab = () => {
  const feeds = useQuery(feedsQuery);
  const agents = useQuery(agentsQuery);
  // How high the first card gets depends on both: shown before, it would push the second away.
  if (isFirstTry(feeds) || isFirstTry(agents)) return <CardSkeleton height="24rem" maw="44rem" />;
  return (
    <Stack gap="lg" maw="44rem">
      <FeedsSection />
      <ExternalSection />
    </Stack>
  );
};
