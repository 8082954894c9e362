import { Box } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../cards/section-card.tsx";
import { CommandPhone } from "./command-phone.tsx";

/** Settings > WhatsApp: the owner's own phone. */
export const OwnerCommandCard = () => {
  const { t } = useTranslation();
  return (
    <Box maw="44rem">
      <SectionCard title={t("commandPhone.title")} description={t("commandPhone.description")}>
        <CommandPhone agentId={null} />
      </SectionCard>
    </Box>
  );
};
