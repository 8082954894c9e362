import { ActionIcon, Button } from "@mantine/core";
import { IconDeviceMobileMessage, IconSparkles, type TablerIcon } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useOwner } from "../../lib/session/owner-context.ts";

/** WhatsApp Setup and Upgrade: in words while there is something to set up or to buy, else signs. On phones behind "More". */
export const HeaderOffers = () => {
  const { t } = useTranslation();
  const { business } = useOwner();
  if (!business) return null;
  return (
    <>
      <Offer
        to="/whatsapp-onboarding"
        label={t("header.whatsappSetup")}
        hint={business.isWhatsAppReady && !business.has.number ? t("header.setupAdds") : undefined}
        Icon={IconDeviceMobileMessage}
        isLoud={business.isSetupDue}
      />
      <Offer to="/subscription" label={t("header.upgrade")} Icon={IconSparkles} isLoud={business.isUpgradeDue} />
    </>
  );
};

type OfferProps = { to: string; label: string; hint?: string | undefined; Icon: TablerIcon; isLoud: boolean };

const Offer = ({ to, label, hint = label, Icon, isLoud }: OfferProps) => (
  <>
    {isLoud && (
      <Button component={Link} to={to} variant="light" visibleFrom="md" leftSection={<Icon size={18} aria-hidden />}>
        {label}
      </Button>
    )}
    <ActionIcon
      component={Link}
      to={to}
      visibleFrom="sm"
      {...(isLoud && { hiddenFrom: "md", variant: "light", color: "green" })}
      aria-label={label}
      title={hint}
    >
      <Icon size={20} aria-hidden />
    </ActionIcon>
  </>
);
