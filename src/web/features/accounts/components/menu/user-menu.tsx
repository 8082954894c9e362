import { Avatar, Menu, Text, UnstyledButton } from "@mantine/core";
import { IconDevicesOff, IconLogout, IconSettings, IconShieldCog, IconUser } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { initials } from "#domain/initials.ts";
import { ApiError } from "../../../../lib/api/api-error.ts";
import { leaveSession } from "../../../../lib/session/end-session.ts";
import { useOwner } from "../../../../lib/session/owner-context.ts";
import { announceSession } from "../../../../lib/session/session-channel.ts";
import { apiErrorText, showToast } from "../../../../lib/toast/toast.ts";
import { authErrorText } from "../../api/auth-error-text.ts";
import { signOut } from "../../api/sign-out.ts";
import classes from "./user-menu.module.css";

export const UserMenu = () => {
  const { t } = useTranslation();
  const { user, isAdministrator } = useOwner();
  const leave = useSignOut();
  const name = user.name.trim() || user.email || t("userMenu.fallbackName");
  return (
    <Menu width={240} withinPortal={false}>
      <Menu.Target>
        <UnstyledButton className={classes.target} aria-label={`${t("userMenu.label")}: ${name}`}>
          <Avatar size={36} src={user.image} alt="" classNames={{ placeholder: classes.initials }}>
            {initials(name)}
          </Avatar>
          <Text component="span" size="sm" fw={600} truncate className={classes.name}>
            {name}
          </Text>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <Text size="sm" fw={600} truncate>
            {name}
          </Text>
          {name !== user.email && (
            <Text size="xs" c="dimmed" truncate>
              {user.email}
            </Text>
          )}
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to="/profile" leftSection={<IconUser size={18} aria-hidden />}>
          {t("userMenu.profile")}
        </Menu.Item>
        <Menu.Item component={Link} to="/settings" leftSection={<IconSettings size={18} aria-hidden />}>
          {t("userMenu.settings")}
        </Menu.Item>
        {isAdministrator && (
          <Menu.Item component={Link} to="/admin" leftSection={<IconShieldCog size={18} aria-hidden />}>
            {t("userMenu.administration")}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconLogout size={18} aria-hidden />}
          closeMenuOnClick={false}
          disabled={leave.isPending}
          onClick={() => leave.mutate("here")}
        >
          {t(leave.isPending && leave.variables === "here" ? "userMenu.loggingOut" : "userMenu.logOut")}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconDevicesOff size={18} aria-hidden />}
          closeMenuOnClick={false}
          disabled={leave.isPending}
          onClick={() => leave.mutate("everywhere")}
        >
          {t(leave.isPending && leave.variables === "everywhere" ? "userMenu.loggingOut" : "userMenu.logOutEverywhere")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};

const useSignOut = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: signOut,
    meta: { ownErrors: true },
    onSuccess: () => {
      announceSession("signed-out");
      leaveSession(queryClient);
      // Who leaves on purpose starts at home the next time, whoever it is.
      void navigate({ to: "/auth", replace: true });
    },
    onError: (error) =>
      showToast({
        title: t("errors.title"),
        description: error instanceof ApiError ? apiErrorText(error) : authErrorText(error, t),
        kind: "error",
      }),
  });
};
