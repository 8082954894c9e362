import { useMantineColorScheme } from "@mantine/core";
import {
  IconAddressBook,
  IconBan,
  IconCalendar,
  IconCalendarWeek,
  IconChartBar,
  IconClock,
  IconCreditCard,
  IconDeviceMobileMessage,
  IconLanguage,
  IconLifebuoy,
  IconLink,
  IconLock,
  IconLogout,
  IconMoon,
  IconPlus,
  IconPrinter,
  IconSun,
  IconSunMoon,
  IconUser,
  IconUserPlus,
  IconUsers,
  type TablerIcon,
} from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { languageNames, languages } from "#domain/languages.ts";
import { useLanguage } from "../../lib/language/language-context.tsx";
import type { SearchAction } from "./search-action.ts";

type Way = { Icon: TablerIcon; to: string; search?: Record<string, string> };

/** What can be done, then where one can go. */
const ways = {
  newAppointment: { Icon: IconPlus, to: "/app", search: { form: "appointment" } },
  block: { Icon: IconBan, to: "/app", search: { view: "day", form: "block" } },
  today: { Icon: IconCalendar, to: "/app", search: { view: "day" } },
  week: { Icon: IconCalendarWeek, to: "/app", search: { view: "week" } },
  hours: { Icon: IconClock, to: "/app", search: { tab: "time" } },
  newType: { Icon: IconPlus, to: "/app", search: { tab: "time", form: "type" } },
  newAgent: { Icon: IconUserPlus, to: "/app", search: { tab: "agents", form: "agent" } },
  agents: { Icon: IconUsers, to: "/app", search: { tab: "agents" } },
  clients: { Icon: IconAddressBook, to: "/clients" },
  insights: { Icon: IconChartBar, to: "/insights" },
  profile: { Icon: IconUser, to: "/profile" },
  numbers: { Icon: IconDeviceMobileMessage, to: "/settings", search: { tab: "whatsapp" } },
  poster: { Icon: IconPrinter, to: "/whatsapp-poster" },
  links: { Icon: IconLink, to: "/whatsapp-links" },
  account: { Icon: IconLock, to: "/settings", search: { tab: "account" } },
  botLanguage: { Icon: IconLanguage, to: "/settings", search: { tab: "language" } },
  support: { Icon: IconLifebuoy, to: "/settings", search: { tab: "support" } },
  subscription: { Icon: IconCreditCard, to: "/settings", search: { tab: "subscription" } },
} as const satisfies Record<string, Way>;

const schemeIcons = { light: IconSun, dark: IconMoon, auto: IconSunMoon } as const;

/** Everything the search can do beside finding people and appointments. */
export const useSearchActions = (signOut: () => void): SearchAction[] => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  const { setLanguage } = useLanguage();
  const go = ({ to, search = {} }: Way) => void navigate({ to, search });
  const places = Object.entries(ways).map(([id, way]) => ({
    id,
    label: t(`search.actions.${id as keyof typeof ways}.label`),
    words: t(`search.actions.${id as keyof typeof ways}.words`),
    Icon: way.Icon,
    run: () => go(way),
  }));
  const schemes = (["light", "dark", "auto"] as const).map((scheme) => ({
    id: `scheme-${scheme}`,
    label: t(`search.scheme.${scheme}`),
    words: t("search.scheme.words"),
    Icon: schemeIcons[scheme],
    run: () => setColorScheme(scheme),
  }));
  const tongues = languages.map((language) => ({
    id: `language-${language}`,
    label: t("search.language.label", { language: languageNames[language] }),
    words: t("search.language.words"),
    Icon: IconLanguage,
    run: () => setLanguage(language),
  }));
  return [
    ...places,
    ...schemes,
    ...tongues,
    { id: "sign-out", label: t("userMenu.logOut"), words: t("search.signOutWords"), Icon: IconLogout, run: signOut },
  ];
};
