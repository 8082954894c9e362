import { Menu } from "@mantine/core";
import { IconChevronDown, IconUsers } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { AgentAvatar } from "../../../../components/agent/agent-avatar.tsx";
import classes from "./agent-filter.module.css";
import { useCalendar } from "./calendar-context.ts";

const everyone = "everyone";

/** Everyone's appointments or one agent's, each with picture and colour; on phones behind a sign. */
export const AgentFilter = ({ agent }: { agent: string | undefined }) => {
  const { t } = useTranslation();
  const { directory, show, isMobile } = useCalendar();
  const agents = directory.agents ?? [];
  const shown = agents.find(({ id }) => id === agent);
  const avatar = (one: (typeof agents)[number], size: number) => (
    <AgentAvatar name={one.name} picture={one.avatar} color={directory.colorOf(one.id)} size={size} />
  );
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <button
          type="button"
          className={isMobile ? classes.sign : classes.field}
          data-filtered={shown !== undefined || undefined}
          aria-label={`${t("calendar.agent")}: ${shown?.name ?? t("calendar.allAgents")}`}
        >
          {shown ? avatar(shown, 24) : <IconUsers size={20} aria-hidden />}
          {!isMobile && (
            <>
              <span dir="auto" className={classes.name}>
                {shown?.name ?? t("calendar.allAgents")}
              </span>
              <IconChevronDown size={16} aria-hidden className={classes.chevron} />
            </>
          )}
        </button>
      </Menu.Target>
      <Menu.Dropdown className={classes.list}>
        <Menu.RadioGroup
          value={shown?.id ?? everyone}
          onChange={(chosen) => show({ agent: chosen === everyone ? undefined : chosen })}
        >
          <Menu.RadioItem value={everyone} closeMenuOnClick>
            <span className={classes.choice}>
              <IconUsers size={20} aria-hidden className={classes.everyone} />
              {t("calendar.allAgents")}
            </span>
          </Menu.RadioItem>
          {agents.map((one) => (
            <Menu.RadioItem key={one.id} value={one.id} closeMenuOnClick>
              <span className={classes.choice}>
                {avatar(one, 28)}
                <span dir="auto">{one.name}</span>
              </span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
};
