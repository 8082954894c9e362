import {
  IconAddressBook,
  IconCalendar,
  IconChartBar,
  IconClock,
  IconCreditCard,
  IconDeviceMobileMessage,
  IconSettings,
  IconShieldCog,
  IconUser,
  IconUsers,
  type TablerIcon,
} from "@tabler/icons-react";
import { Link, useRouterState } from "@tanstack/react-router";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useIsMobile } from "../../lib/use-is-mobile.ts";
import { type NavigationPlace, placeOf } from "./current-place.ts";

/** Someone who leaves the app is still where they were: drawing the frame once more would ask for what is no longer theirs. */
export const usePlace = (): NavigationPlace | null => {
  const last = useRef<NavigationPlace | null>(null);
  return useRouterState({
    select: ({ location }) => {
      last.current = placeOf(location) ?? last.current;
      return last.current;
    },
  });
};

/** What each place is called. */
export const usePlaceNames = (): Record<NavigationPlace, string> => {
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  return {
    calendar: t("dashboard.tabs.calendar"),
    clients: t("header.clients"),
    agents: t("dashboard.tabs.agents"),
    time: t(isMobile ? "dashboard.tabs.timeShort" : "dashboard.tabs.timeSettings"),
    insights: t("header.insights"),
    settings: t("userMenu.settings"),
    profile: t("userMenu.profile"),
    subscription: t("header.upgrade"),
    whatsapp: t("header.whatsappSetup"),
    administration: t("userMenu.administration"),
  };
};

export const placeIcons: Record<NavigationPlace, TablerIcon> = {
  calendar: IconCalendar,
  clients: IconAddressBook,
  agents: IconUsers,
  time: IconClock,
  insights: IconChartBar,
  settings: IconSettings,
  profile: IconUser,
  subscription: IconCreditCard,
  whatsapp: IconDeviceMobileMessage,
  administration: IconShieldCog,
};

const addresses: Record<NavigationPlace, { to: string; search?: Record<string, string> }> = {
  calendar: { to: "/app" },
  clients: { to: "/clients" },
  agents: { to: "/app", search: { tab: "agents" } },
  time: { to: "/app", search: { tab: "time" } },
  insights: { to: "/insights" },
  settings: { to: "/settings" },
  profile: { to: "/profile" },
  subscription: { to: "/subscription" },
  whatsapp: { to: "/whatsapp-onboarding" },
  administration: { to: "/admin" },
};

type PlaceLinkProps = {
  place: NavigationPlace;
  isCurrent: boolean;
  className: string | undefined;
  label?: string | undefined;
  onClick?: () => void;
  children: ReactNode;
};

/** A link to a place, marked while it is open. */
export const PlaceLink = ({ place, isCurrent, className = "", label, onClick, children }: PlaceLinkProps) => (
  <Link
    {...addresses[place]}
    // The router's own mark comes only where the address is the very same.
    activeOptions={{ exact: true }}
    aria-current={isCurrent ? "page" : undefined}
    aria-label={label}
    className={className}
    onClick={onClick}
  >
    {children}
  </Link>
);
