import { Stack } from "@mantine/core";
import { AppointmentDetails } from "./appointment-details.tsx";
import { AppointmentOverview } from "./appointment-overview.tsx";

export const AppointmentsTab = () => (
  <Stack gap="xl">
    <AppointmentOverview />
    <AppointmentDetails />
  </Stack>
);
