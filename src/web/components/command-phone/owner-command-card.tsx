import { useTranslation } from "react-i18next";
import { SectionCard } from "../cards/section-card.tsx";
import { CommandPhone } from "./command-phone.tsx";

/** Settings > WhatsApp: the owner's own phone. */
export const OwnerCommandCard = () => {
  const { t } = useTranslation();
  return (
    <SectionCard title={t("commandPhone.title")} description={t("commandPhone.description")}>
      <CommandPhone agentId={null} />
    </SectionCard>
  );
};
