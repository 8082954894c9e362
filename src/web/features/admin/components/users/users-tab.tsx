import { Badge, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdminUser } from "#contract/admin/admin.ts";
import { useInstantText } from "../../use-instant-text.ts";
import { AccountActions, AccountState } from "../suspension/account-state.tsx";
import { SuspendDialog } from "../suspension/suspend-dialog.tsx";
import { UnsuspendDialog } from "../suspension/unsuspend-dialog.tsx";
import { UsersList } from "./users-list.tsx";

export const UsersTab = () => {
  const { t } = useTranslation();
  const { dateText, dateTimeText } = useInstantText();
  const [asked, setAsked] = useState<AdminUser | null>(null);
  const columns = [
    { key: "email", sort: "email", label: t("admin.column.email"), show: ({ email }: AdminUser) => email },
    {
      key: "fullName",
      sort: "fullName",
      label: t("admin.column.fullName"),
      show: (user: AdminUser) => <OrNotSet text={user.fullName} />,
    },
    {
      key: "company",
      sort: "company",
      label: t("admin.column.company"),
      show: (user: AdminUser) => <OrNotSet text={user.companyName} />,
    },
    {
      key: "registered",
      sort: "registered",
      label: t("admin.column.registered"),
      show: (user: AdminUser) => dateText(user.createdAt),
    },
    {
      key: "lastSignIn",
      sort: "lastSignIn",
      label: t("admin.column.lastSignIn"),
      show: ({ lastSignInAt }: AdminUser) =>
        lastSignInAt === null ? t("admin.value.never") : dateTimeText(lastSignInAt),
    },
    {
      key: "subscription",
      sort: "subscription",
      label: t("admin.column.subscription"),
      show: ({ subscription: { isActive, tier } }: AdminUser) =>
        isActive && tier !== null ? (
          <Badge tt="none" size="lg">
            {t(`admin.tier.${tier}`)}
          </Badge>
        ) : (
          <Badge tt="none" size="lg" color="gray">
            {t("admin.value.none")}
          </Badge>
        ),
    },
    {
      key: "state",
      sort: "suspended",
      label: t("admin.column.state"),
      show: (user: AdminUser) => <AccountState user={user} />,
    },
    {
      key: "actions",
      isAction: true,
      label: t("admin.column.actions"),
      show: (user: AdminUser) => <AccountActions user={user} onAsk={setAsked} />,
    },
  ];
  const close = () => setAsked(null);
  return (
    <>
      <UsersList label={t("admin.tabs.users")} columns={columns} />
      <SuspendDialog user={asked !== null && asked.suspension === null ? asked : null} onClose={close} />
      <UnsuspendDialog user={asked !== null && asked.suspension !== null ? asked : null} onClose={close} />
    </>
  );
};

const OrNotSet = ({ text }: { text: string | null }) => {
  const { t } = useTranslation();
  if (text !== null) return <span dir="auto">{text}</span>;
  return (
    <Text component="span" inherit c="dimmed">
      {t("admin.value.notSet")}
    </Text>
  );
};
