import { Badge, Button, Group } from "@mantine/core";
import { IconBan, IconListSearch, IconShield } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { AdminUser } from "#contract/admin/admin.ts";
import classes from "./account-state.module.css";

export const AccountState = ({ user }: { user: AdminUser }) => {
  const { t } = useTranslation();
  if (user.suspension) {
    return (
      <Badge tt="none" size="lg" color="red" leftSection={<IconBan size={14} aria-hidden />}>
        {t("admin.state.suspended")}
      </Badge>
    );
  }
  if (user.isAdministrator) {
    return (
      <Badge tt="none" size="lg" color="blue" leftSection={<IconShield size={14} aria-hidden />}>
        {t("admin.state.administrator")}
      </Badge>
    );
  }
  return (
    <Badge tt="none" size="lg" color="gray">
      {t("admin.state.open")}
    </Badge>
  );
};

type AccountActionsProps = { user: AdminUser; onAsk(user: AdminUser): void };

/** The administrator stays: there is only one. */
export const AccountActions = ({ user, onAsk }: AccountActionsProps) => {
  const { t } = useTranslation();
  const label = t(user.suspension ? "admin.unsuspend.button" : "admin.suspend.button");
  return (
    <Group gap="xs" wrap="nowrap" className={classes.actions ?? ""}>
      <Button
        variant="default"
        title={t("admin.audit.show")}
        aria-label={`${t("admin.audit.show")}: ${user.email}`}
        renderRoot={(props) => <Link to="/admin" search={{ tab: "audit", person: user.id }} {...props} />}
      >
        <IconListSearch size={18} aria-hidden />
        <span className={classes.words}>{t("admin.audit.show")}</span>
      </Button>
      {!user.isAdministrator && (
        <Button
          variant={user.suspension ? "default" : "light"}
          {...(!user.suspension && { color: "red" })}
          aria-label={`${label}: ${user.email}`}
          onClick={() => onAsk(user)}
        >
          {label}
        </Button>
      )}
    </Group>
  );
};
