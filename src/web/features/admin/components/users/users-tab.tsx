import { Badge, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { AdminUser } from "#contract/admin/admin.ts";
import { useInstantText } from "../../use-instant-text.ts";
import { UsersList } from "./users-list.tsx";

export const UsersTab = () => {
  const { t } = useTranslation();
  const { dateText, dateTimeText } = useInstantText();
  const columns = [
    { key: "email", label: t("admin.column.email"), show: ({ email }: AdminUser) => email },
    {
      key: "fullName",
      label: t("admin.column.fullName"),
      show: (user: AdminUser) => <OrNotSet text={user.fullName} />,
    },
    {
      key: "company",
      label: t("admin.column.company"),
      show: (user: AdminUser) => <OrNotSet text={user.companyName} />,
    },
    { key: "registered", label: t("admin.column.registered"), show: (user: AdminUser) => dateText(user.createdAt) },
    {
      key: "lastSignIn",
      label: t("admin.column.lastSignIn"),
      show: ({ lastSignInAt }: AdminUser) =>
        lastSignInAt === null ? t("admin.value.never") : dateTimeText(lastSignInAt),
    },
    {
      key: "subscription",
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
  ];
  return <UsersList label={t("admin.tabs.users")} columns={columns} />;
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
