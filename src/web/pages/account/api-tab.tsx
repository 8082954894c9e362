import { Stack } from "@mantine/core";
import { ApiKeysCard } from "../../features/api-keys/components/api-keys-card.tsx";
import { WebhooksSection } from "../../features/webhooks/components/webhooks-section.tsx";

/** Settings > API: programs that call Daybook, and programs that Daybook notifies. */
export const ApiTab = () => (
  <Stack gap="lg">
    <ApiKeysCard />
    <WebhooksSection />
  </Stack>
);
