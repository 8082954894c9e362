import { Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { Link, Outlet } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Logo } from "../components/logo.tsx";
import { ColorSchemePicker } from "../components/settings/color-scheme-picker.tsx";
import { LanguagePicker } from "../components/settings/language-picker.tsx";
import { SkipLink } from "../components/skip-link.tsx";
import { UserMenu } from "../features/accounts/components/menu/user-menu.tsx";
import { LiveConnection } from "../features/live/components/live-connection.tsx";
import { withTexts } from "../lib/language/i18n.ts";
import { useOwner } from "../lib/session/owner-context.ts";
import { prepareToasts } from "../lib/toast/toast.ts";
import { useIsMobile } from "../lib/use-is-mobile.ts";
import classes from "./owner-layout.module.css";
import { HeaderOffers } from "./shell/header-offers.tsx";
import { KeepOffline } from "./shell/keep-offline.tsx";
import { MainNav } from "./shell/main-nav.tsx";
import { usePlace } from "./shell/nav-items.tsx";
import { SearchButton, useHasSearchField } from "./shell/search-button.tsx";
import { ThumbBar } from "./shell/thumb-bar.tsx";
import { WhatsAppBadge } from "./shell/whatsapp-badge.tsx";
import { PaymentBannerSlot } from "./subscription/payment-banner-slot.tsx";

const loadOfferTeller = withTexts("chat", () => import("../features/waitlist/tell-offer.ts"));

/** The frame of every signed-in page. */
export const OwnerLayout = () => {
  const isMobile = useIsMobile();
  const { isAdministrator } = useOwner();
  const hasSearchField = useHasSearchField();
  const place = usePlace();
  useEffect(prepareToasts, []);
  const queryClient = useQueryClient();
  const tellChange = useCallback(
    (table: string, id: string) => {
      if (table === "waitlist_offers")
        loadOfferTeller().then(
          ({ tellOffer }) => tellOffer(queryClient, id),
          () => undefined,
        );
    },
    [queryClient],
  );
  return (
    <>
      <SkipLink />
      <header className={classes.header}>
        <div className={classes.bar}>
          <Brand />
          <div className={classes.controls}>
            <HeaderOffers />
            <LanguagePicker />
            {!hasSearchField && !isAdministrator && <SearchButton isWide={false} />}
            {!isMobile && <ColorSchemePicker />}
            <UserMenu />
          </div>
        </div>
        {!isMobile && (
          <div className={classes.ways}>
            <MainNav />
          </div>
        )}
      </header>
      {/* What is worked in uses the window; what is read stays narrow. */}
      <main
        id="main"
        tabIndex={-1}
        className={classes.main}
        data-wide={place === "calendar" || place === "administration" || undefined}
      >
        <PaymentBannerSlot />
        <Outlet />
        <LiveConnection onChange={tellChange} />
        {!isAdministrator && <KeepOffline />}
      </main>
      {isMobile && <ThumbBar />}
    </>
  );
};

/** The business, what the product does for it, and whether that works. */
const Brand = () => {
  const { t } = useTranslation();
  const { profile } = useOwner();
  return (
    <div className={classes.brand}>
      <Link to="/app" className={classes.home}>
        <Logo size={36} />
        <Text component="span" fw={650} truncate className={classes.name}>
          {profile.companyName?.trim() || t("app.name")}
        </Text>
      </Link>
      <span className={classes.tagline}>{t("app.tagline")}</span>
      <span className={classes.badge}>
        <WhatsAppBadge />
      </span>
    </div>
  );
};
