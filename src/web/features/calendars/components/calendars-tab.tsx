import { Stack } from "@mantine/core";
import { FeedsSection } from "./feeds/feeds-section.tsx";

/** Settings > Calendars: ours elsewhere, and others here. */
export const CalendarsTab = () => (
  <Stack gap="lg" maw="44rem">
    <FeedsSection />
  </Stack>
);
