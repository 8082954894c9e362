import { ActionIcon, Badge, Button, Text } from "@mantine/core";
import { IconBrandWhatsapp, IconDeviceMobileMessage, IconSparkles } from "@tabler/icons-react";
import { Link, Outlet } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Logo } from "../components/logo.tsx";
import { ColorSchemePicker } from "../components/settings/color-scheme-picker.tsx";
import { LanguagePicker } from "../components/settings/language-picker.tsx";
import { SkipLink } from "../components/skip-link.tsx";
import { LocalizedDates } from "../components/time/localized-dates.tsx";
import { UserMenu } from "../features/accounts/components/menu/user-menu.tsx";
import { ClientsButton } from "../features/clients/components/list/clients-button.tsx";
import { LiveConnection } from "../features/live/components/live-connection.tsx";
import { useOwner } from "../lib/session/owner-context.ts";
import { prepareToasts } from "../lib/toast/toast.ts";
import classes from "./owner-layout.module.css";
import { PaymentBannerSlot } from "./subscription/payment-banner-slot.tsx";

/** What every signed-in page stands in. */
export const OwnerLayout = () => {
  const { t } = useTranslation();
  const { profile } = useOwner();
  useEffect(prepareToasts, []);
  return (
    <LocalizedDates>
      <SkipLink />
      <header className={classes.header}>
        <div className={classes.bar}>
          <Link to="/app" className={classes.brand}>
            <Logo size={40} />
            <Text component="span" fw={650} truncate className={classes.name}>
              {profile.companyName?.trim() || t("app.name")}
            </Text>
          </Link>
          <div className={classes.about}>
            <Text component="span" size="xs" c="dimmed" className={classes.tagline}>
              {t("app.tagline")}
            </Text>
            <Badge className={classes.ready} leftSection={<IconBrandWhatsapp size={14} aria-hidden />}>
              {t("header.whatsappReady")}
            </Badge>
          </div>
          <div className={classes.controls}>
            <ClientsButton />
            <WhatsAppSetupLink />
            <UpgradeLink />
            <LanguagePicker />
            <ColorSchemePicker />
            <UserMenu />
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        <PaymentBannerSlot />
        <Outlet />
        <LiveConnection />
      </main>
    </LocalizedDates>
  );
};

/** The way to the plans: a word where there is room, else its sign; on phones it is in the menu. */
const UpgradeLink = () => {
  const { t } = useTranslation();
  return (
    <>
      <Button
        component={Link}
        to="/subscription"
        variant="light"
        visibleFrom="md"
        leftSection={<IconSparkles size={18} aria-hidden />}
      >
        {t("header.upgrade")}
      </Button>
      <ActionIcon component={Link} to="/subscription" visibleFrom="sm" hiddenFrom="md" aria-label={t("header.upgrade")}>
        <IconSparkles size={20} aria-hidden />
      </ActionIcon>
    </>
  );
};

/** The way to a number of one's own: in words where there is room, else as a sign; on phones it is in the menu. */
const WhatsAppSetupLink = () => {
  const { t } = useTranslation();
  return (
    <>
      <Button component={Link} to="/whatsapp-onboarding" variant="default" visibleFrom="lg">
        {t("header.whatsappSetup")}
      </Button>
      <ActionIcon
        component={Link}
        to="/whatsapp-onboarding"
        visibleFrom="sm"
        hiddenFrom="lg"
        aria-label={t("header.whatsappSetup")}
      >
        <IconDeviceMobileMessage size={20} aria-hidden />
      </ActionIcon>
    </>
  );
};
