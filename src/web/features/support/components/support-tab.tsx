import { Box, Paper } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../../components/cards/section-card.tsx";
import { SupportTicketForm } from "./support-ticket-form.tsx";
import { TicketReceipt } from "./ticket-receipt.tsx";

/** Settings > Support: the form, and after it the number to quote. */
export const SupportTab = () => {
  const { t } = useTranslation();
  const [reference, setReference] = useState<string | null>(null);
  return (
    <Box maw="44rem">
      {reference === null ? (
        <SectionCard title={t("support.title")} description={t("support.description")}>
          <SupportTicketForm onSubmitted={setReference} />
        </SectionCard>
      ) : (
        <Paper withBorder radius="lg" p={{ base: "md", sm: "lg" }}>
          <TicketReceipt reference={reference} onAnother={() => setReference(null)} />
        </Paper>
      )}
    </Box>
  );
};
