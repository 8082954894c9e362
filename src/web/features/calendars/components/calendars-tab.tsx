import { Stack } from "@mantine/core";
import { ExternalSection } from "./external/external-section.tsx";
import { FeedsSection } from "./feeds/feeds-section.tsx";

/** Settings > Calendars: ours elsewhere, and others here. */
export const CalendarsTab = () => (
  <Stack gap="lg" maw="44rem">
    <FeedsSection />
    <ExternalSection />
  </Stack>
);
