import { Stack, Text, Title } from "@mantine/core";

export const AuthPanelHeading = ({ title, subtitle }: { title: string; subtitle: string }) => (
  <Stack gap={4}>
    <Title order={1}>{title}</Title>
    <Text c="dimmed">{subtitle}</Text>
  </Stack>
);
