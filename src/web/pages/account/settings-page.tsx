import { Button, Group, Stack, Tabs, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import {
  IconApi,
  IconBrandWhatsapp,
  IconCalendarShare,
  IconCreditCard,
  IconHome,
  IconLanguage,
  IconLifebuoy,
  IconUser,
  IconUsers,
  IconWorld,
  type TablerIcon,
} from "@tabler/icons-react";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { type ComponentType, lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { CardSkeleton } from "../../components/card-skeleton.tsx";
import strip from "../../components/tab-strip.module.css";
import { withTexts } from "../../lib/language/i18n.ts";
import {
  defaultSettingsTab,
  type SettingsSearch,
  type SettingsTab,
  settingsTabs,
} from "../../lib/search/settings-search.ts";
import { useOwner } from "../../lib/session/owner-context.ts";
import classes from "./settings-page.module.css";

type Panel = { Icon: TablerIcon; Content: ComponentType };

// Each tab's code comes when it is opened. A new tab gets its line in `settingsTabs` and here.
const panels: Record<SettingsTab, Panel> = {
  whatsapp: {
    Icon: IconBrandWhatsapp,
    Content: lazy(
      withTexts("numbers", async () => {
        const [{ WhatsAppTab }, { OwnerCommandCard }] = await Promise.all([
          import("../../features/numbers/components/whatsapp-tab.tsx"),
          import("../../components/command-phone/owner-command-card.tsx"),
        ]);
        return {
          default: () => (
            <WhatsAppTab>
              <OwnerCommandCard />
            </WhatsAppTab>
          ),
        };
      }),
    ),
  },
  agents: {
    Icon: IconUsers,
    Content: lazy(async () => ({
      default: (await import("../../features/agents/components/agents-tab.tsx")).AgentsTab,
    })),
  },
  calendars: {
    Icon: IconCalendarShare,
    Content: lazy(
      withTexts("calendars", async () => ({
        default: (await import("../../features/calendars/components/calendars-tab.tsx")).CalendarsTab,
      })),
    ),
  },
  page: {
    Icon: IconWorld,
    Content: lazy(async () => ({
      default: (await import("../../features/booking-page/components/booking-page-card.tsx")).BookingPageCard,
    })),
  },
  api: {
    Icon: IconApi,
    Content: lazy(
      withTexts("calendars", async () => ({
        default: (await import("./api-tab.tsx")).ApiTab,
      })),
    ),
  },
  account: {
    Icon: IconUser,
    Content: lazy(async () => {
      const [{ AccountTab }, { PushSection }] = await Promise.all([
        import("../../features/account-settings/components/account-tab.tsx"),
        import("../../features/push/components/push-section.tsx"),
      ]);
      return { default: () => <AccountTab push={<PushSection />} /> };
    }),
  },
  language: {
    Icon: IconLanguage,
    Content: lazy(async () => {
      const [{ BotLanguageTab }, { HouseAnswersCard }, { BotVoiceCard }] = await Promise.all([
        import("../../features/bot-language/components/bot-language-tab.tsx"),
        import("../../features/house/components/house-answers-card.tsx"),
        import("../../features/house/components/bot-voice-card.tsx"),
      ]);
      return {
        default: () => (
          <Stack gap="lg">
            <BotLanguageTab />
            <HouseAnswersCard />
            <BotVoiceCard />
          </Stack>
        ),
      };
    }),
  },
  support: {
    Icon: IconLifebuoy,
    Content: lazy(async () => ({
      default: (await import("../../features/support/components/support-tab.tsx")).SupportTab,
    })),
  },
  subscription: {
    Icon: IconCreditCard,
    Content: lazy(
      withTexts("subscription", async () => ({
        default: (await import("../../features/subscription/components/subscription-tab.tsx")).SubscriptionTab,
      })),
    ),
  },
};

const tabsClasses = { tabSection: strip.icon ?? "" };

export const SettingsPage = () => {
  const { t } = useTranslation();
  const { tab: wanted = defaultSettingsTab }: SettingsSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const { business } = useOwner();
  // The administrator has no business whose number, agents or plan there would be to set up.
  const tabs: readonly SettingsTab[] = business ? settingsTabs : ["account"];
  const tab = tabs.find((known) => known === wanted) ?? "account";
  useDocumentTitle(`${t(`settings.tabs.${tab}`)} · ${t("settings.title")} · ${t("app.name")}`);

  const choose = (chosen: string | null) => {
    const next = settingsTabs.find((known) => known === chosen) ?? defaultSettingsTab;
    void navigate({ to: "/settings", search: { tab: next } });
  };
  return (
    <>
      <Group justify="space-between" align="flex-start" gap="xs" mb="md">
        <div>
          <Title order={1}>{t("settings.title")}</Title>
          {business && (
            <Text c="dimmed" className={classes.subtitle}>
              {t("settings.subtitle")}
            </Text>
          )}
        </div>
        <Group gap="xs" className={classes.ways}>
          <Button
            component={Link}
            to="/"
            variant="subtle"
            color="gray"
            leftSection={<IconHome size={18} aria-hidden />}
          >
            {t("settings.home")}
          </Button>
          {business && (
            <Button
              component={Link}
              to="/subscription"
              px="sm"
              // Loud only while there is something to buy, as in the header.
              variant={business.isUpgradeDue ? "filled" : "default"}
              leftSection={<IconCreditCard size={18} aria-hidden />}
            >
              {t("settings.plans")}
            </Button>
          )}
        </Group>
      </Group>
      <Tabs value={tab} onChange={choose} keepMounted={false} classNames={tabsClasses}>
        <Tabs.List className={strip.list} aria-label={t("settings.title")}>
          {tabs.map((name) => (
            <Tabs.Tab key={name} value={name} leftSection={<TabIcon name={name} />} className={strip.tab}>
              {t(`settings.tabs.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Suspense fallback={<CardSkeleton height="24rem" maw="44rem" />}>
          {tabs.map((name) => (
            <Tabs.Panel key={name} value={name}>
              <TabContent name={name} />
            </Tabs.Panel>
          ))}
        </Suspense>
      </Tabs>
    </>
  );
};

const TabIcon = ({ name }: { name: SettingsTab }) => {
  const { Icon } = panels[name];
  return <Icon size={18} aria-hidden />;
};

const TabContent = ({ name }: { name: SettingsTab }) => {
  const { Content } = panels[name];
  return <Content />;
};
