import { Paper, Stack, Text, Title } from "@mantine/core";
import { IconMessages } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** Nobody has written yet: what to do next. */
export const ClientsEmpty = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <Paper withBorder radius="lg" p="xl">
      <Stack align="center" gap="sm" ta="center" maw="32rem" mx="auto">
        <IconMessages size={40} stroke={1.5} aria-hidden color="var(--mantine-color-dimmed)" />
        <Title order={2}>{t("clients.empty.title")}</Title>
        <Text c="dimmed">{t("clients.empty.text")}</Text>
        {children}
      </Stack>
    </Paper>
  );
};
