import { Paper, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SupportTicketForm } from "./support-ticket-form.tsx";
import { TicketReceipt } from "./ticket-receipt.tsx";

/** Settings > Support: the form, and after it the number to quote. */
export const SupportTab = () => {
  const { t } = useTranslation();
  const [reference, setReference] = useState<string | null>(null);
  return (
    <Paper withBorder radius="lg" p={{ base: "md", sm: "lg" }} maw="44rem">
      {reference === null ? (
        <Stack gap="md">
          <div>
            <Title order={2} size="h3">
              {t("support.title")}
            </Title>
            <Text c="dimmed" size="sm">
              {t("support.description")}
            </Text>
          </div>
          <SupportTicketForm onSubmitted={setReference} />
        </Stack>
      ) : (
        <TicketReceipt reference={reference} onAnother={() => setReference(null)} />
      )}
    </Paper>
  );
};
