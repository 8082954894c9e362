import { Badge, Button, Code, Group } from "@mantine/core";
import { IconBrandPaypal, IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdminUser } from "#contract/admin/admin.ts";
import { useInstantText } from "../use-instant-text.ts";
import { DisableDialog } from "./users/disable-dialog.tsx";
import { EnableDialog } from "./users/enable-dialog.tsx";
import { UsersList } from "./users/users-list.tsx";

type Asked = { user: AdminUser; for: "enable" | "disable" };

export const SubscriptionsTab = () => {
  const { t } = useTranslation();
  const { dateText } = useInstantText();
  const [asked, setAsked] = useState<Asked | null>(null);
  const notAvailable = t("admin.value.notAvailable");
  const columns = [
    { key: "email", sort: "email", label: t("admin.column.email"), show: ({ email }: AdminUser) => email },
    {
      key: "status",
      sort: "status",
      label: t("admin.column.status"),
      show: (user: AdminUser) => <StatusBadges user={user} />,
    },
    {
      key: "tier",
      sort: "subscription",
      label: t("admin.column.tier"),
      show: ({ subscription: { tier } }: AdminUser) => (tier === null ? notAvailable : t(`admin.tier.${tier}`)),
    },
    {
      key: "expires",
      sort: "expires",
      label: t("admin.column.expires"),
      show: ({ subscription: { end } }: AdminUser) => (end === null ? notAvailable : dateText(end)),
    },
    {
      key: "providerId",
      sort: "providerId",
      label: t("admin.column.providerId"),
      show: ({ subscription: { providerId } }: AdminUser) =>
        providerId === null ? notAvailable : <Code>{providerId}</Code>,
    },
    {
      key: "actions",
      isAction: true,
      label: t("admin.column.actions"),
      show: (user: AdminUser) => <ChangeButton user={user} onAsk={setAsked} />,
    },
  ];
  const close = () => setAsked(null);
  return (
    <>
      <UsersList label={t("admin.tabs.subscriptions")} columns={columns} />
      <EnableDialog user={asked?.for === "enable" ? asked.user : null} onClose={close} />
      <DisableDialog user={asked?.for === "disable" ? asked.user : null} onClose={close} />
    </>
  );
};

const StatusBadges = ({ user: { subscription } }: { user: AdminUser }) => {
  const { t } = useTranslation();
  const { isActive, isLiveAtPayPal } = subscription;
  const Icon = isActive ? IconCircleCheck : IconCircleX;
  return (
    <Group gap={6}>
      <Badge tt="none" size="lg" color={isActive ? "green" : "gray"} leftSection={<Icon size={14} aria-hidden />}>
        {t(isActive ? "admin.subscriptions.active" : "admin.subscriptions.inactive")}
      </Badge>
      {isLiveAtPayPal && (
        <Badge tt="none" size="lg" color="blue" leftSection={<IconBrandPaypal size={14} aria-hidden />}>
          {t("admin.subscriptions.live")}
        </Badge>
      )}
    </Group>
  );
};

const ChangeButton = ({ user, onAsk }: { user: AdminUser; onAsk(asked: Asked): void }) => {
  const { t } = useTranslation();
  const { isActive } = user.subscription;
  const label = t(isActive ? "admin.disable.button" : "admin.enable.button");
  return (
    <Button
      variant={isActive ? "light" : "default"}
      {...(isActive && { color: "red" })}
      aria-label={`${label}: ${user.email}`}
      onClick={() => onAsk({ user, for: isActive ? "disable" : "enable" })}
    >
      {label}
    </Button>
  );
};
