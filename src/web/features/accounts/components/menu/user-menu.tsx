import { Avatar, Text } from "@mantine/core";
import {
  IconDevicesOff,
  IconLogout,
  IconSettings,
  IconShieldCog,
  IconUser,
  type TablerIcon,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { initialsOf } from "#domain/initials.ts";
import dropdown from "../../../../components/dropdown.module.css";
import { useDropMenu } from "../../../../components/menu/use-drop-menu.ts";
import { useOwner } from "../../../../lib/session/owner-context.ts";
import { useSignOut } from "../../use-sign-out.ts";
import classes from "./user-menu.module.css";

export const UserMenu = () => {
  const { t } = useTranslation();
  const { user, isAdministrator } = useOwner();
  const signingOut = useSignOut();
  const { isOpen, root, leave, buttonProps, menuProps } = useDropMenu();
  const name = user.name.trim() || user.email || t("userMenu.fallbackName");
  const label = `${t("userMenu.label")}: ${name}`;
  return (
    <div ref={root} className={classes.root}>
      <button type="button" className={classes.target} aria-label={label} {...buttonProps}>
        <Avatar size={36} src={user.image} alt="" classNames={{ placeholder: classes.initials }}>
          {initialsOf(name)}
        </Avatar>
        <Text component="span" size="sm" fw={600} truncate className={classes.name}>
          {name}
        </Text>
      </button>
      {isOpen && (
        <div className={`${dropdown.dropdown} ${classes.dropdown}`}>
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
          <div role="menu" aria-label={label} {...menuProps}>
            <WayItem to="/profile" Icon={IconUser} label={t("userMenu.profile")} onChoose={leave} />
            <WayItem to="/settings" Icon={IconSettings} label={t("userMenu.settings")} onChoose={leave} />
            {isAdministrator && (
              <WayItem to="/admin" Icon={IconShieldCog} label={t("userMenu.administration")} onChoose={leave} />
            )}
            <LeaveItem signingOut={signingOut} from="here" Icon={IconLogout} label={t("userMenu.logOut")} />
            <LeaveItem
              signingOut={signingOut}
              from="everywhere"
              Icon={IconDevicesOff}
              label={t("userMenu.logOutEverywhere")}
            />
          </div>
        </div>
      )}
    </div>
  );
};

type WayItemProps = { to: string; Icon: TablerIcon; label: string; onChoose(): void };

const WayItem = ({ to, Icon, label, onChoose }: WayItemProps) => (
  <Link to={to} role="menuitem" tabIndex={-1} className={classes.item ?? ""} onClick={onChoose}>
    <Icon size={18} aria-hidden />
    {label}
  </Link>
);

type LeaveItemProps = {
  signingOut: ReturnType<typeof useSignOut>;
  from: "here" | "everywhere";
  Icon: TablerIcon;
  label: string;
};

/** Stays open while logging out, and shows it. */
const LeaveItem = ({ signingOut: { mutate, isPending, variables }, from, Icon, label }: LeaveItemProps) => {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={classes.item}
      disabled={isPending}
      onClick={() => mutate(from)}
    >
      <Icon size={18} aria-hidden />
      {isPending && variables === from ? t("userMenu.loggingOut") : label}
    </button>
  );
};
