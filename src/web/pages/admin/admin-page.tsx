import { Badge, Tabs, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import {
  IconBrandWhatsapp,
  IconCalendar,
  IconCreditCard,
  IconHeartbeat,
  IconListSearch,
  IconMail,
  IconUsers,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import strip from "../../components/tab-strip.module.css";
import { newInquiriesQuery } from "../../features/admin/api/audit-and-inquiry-queries.ts";
import { AppointmentsTab } from "../../features/admin/components/appointments/appointments-tab.tsx";
import { AuditTab } from "../../features/admin/components/audit/audit-tab.tsx";
import { CleanupTab } from "../../features/admin/components/cleanup-tab.tsx";
import { HealthTab } from "../../features/admin/components/health/health-tab.tsx";
import { MessagesTab } from "../../features/admin/components/messages/messages-tab.tsx";
import { SubscriptionsTab } from "../../features/admin/components/subscriptions-tab.tsx";
import { UsersTab } from "../../features/admin/components/users/users-tab.tsx";
import { type AdminSearch, type AdminTab, adminTabs, defaultAdminTab } from "../../lib/search/admin-search.ts";
import { useOwner } from "../../lib/session/owner-context.ts";
import { showToast } from "../../lib/toast/toast.ts";

const panels = {
  users: { Icon: IconUsers, Content: UsersTab },
  subscriptions: { Icon: IconCreditCard, Content: SubscriptionsTab },
  appointments: { Icon: IconCalendar, Content: AppointmentsTab },
  cleanup: { Icon: IconBrandWhatsapp, Content: CleanupTab },
  messages: { Icon: IconMail, Content: MessagesTab },
  audit: { Icon: IconListSearch, Content: AuditTab },
  health: { Icon: IconHeartbeat, Content: HealthTab },
};

const tabsClasses = { tabSection: strip.icon ?? "" };

/** Someone who isn't the administrator is turned away; the server refuses them anyway. */
export const AdminPage = () => {
  const { t } = useTranslation();
  const { isAdministrator } = useOwner();
  const navigate = useNavigate();
  useDocumentTitle(`${t("admin.title")} · ${t("app.name")}`);
  useEffect(() => {
    if (isAdministrator) return;
    showToast({ title: t("admin.denied.title"), description: t("admin.denied.text"), kind: "error" });
    void navigate({ to: "/", replace: true });
  }, [isAdministrator, navigate, t]);
  return isAdministrator && <AdminPanel />;
};

const AdminPanel = () => {
  const { t } = useTranslation();
  const { tab = defaultAdminTab }: AdminSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data: counted } = useQuery(newInquiriesQuery);
  const newCount = counted ? counted.tickets + counted.contacts : 0;
  const withCount = (count: number) => ({
    "aria-label": t("admin.tabs.newCount", { name: t("admin.tabs.messages"), number: count }),
    rightSection: <Badge circle={count < 10}>{count}</Badge>,
  });
  const choose = (chosen: string | null) => {
    const next = adminTabs.find((known) => known === chosen) ?? defaultAdminTab;
    void navigate({ to: "/admin", search: { tab: next } });
  };
  return (
    <>
      <Title order={1}>{t("admin.title")}</Title>
      <Text c="dimmed" mb="lg">
        {t("admin.subtitle")}
      </Text>
      <Tabs value={tab} onChange={choose} keepMounted={false} classNames={tabsClasses}>
        <Tabs.List className={strip.list ?? ""} aria-label={t("admin.title")}>
          {adminTabs.map((name) => (
            <Tabs.Tab
              key={name}
              value={name}
              leftSection={<TabIcon name={name} />}
              className={strip.tab ?? ""}
              {...(name === "messages" && newCount > 0 && withCount(newCount))}
            >
              {t(`admin.tabs.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {adminTabs.map((name) => (
          <Tabs.Panel key={name} value={name}>
            <TabContent name={name} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
};

const TabIcon = ({ name }: { name: AdminTab }) => {
  const { Icon } = panels[name];
  return <Icon size={18} aria-hidden />;
};

const TabContent = ({ name }: { name: AdminTab }) => {
  const { Content } = panels[name];
  return <Content />;
};
