import { IconChevronDown, IconUsers } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { AgentAvatar } from "../../../../components/agent/agent-avatar.tsx";
import { DropMenu, MenuItem } from "../../../../components/menu/drop-menu.tsx";
import classes from "./agent-filter.module.css";
import { useCalendar } from "./calendar-context.ts";

/** Everyone's appointments or one agent's, each with picture and color; on phones behind a sign. */
export const AgentFilter = ({ agent }: { agent: string | undefined }) => {
  const { t } = useTranslation();
  const { directory, show, isMobile } = useCalendar();
  const agents = directory.agents ?? [];
  const shown = agents.find(({ id }) => id === agent);
  const avatar = (one: (typeof agents)[number], size: number) => (
    <AgentAvatar name={one.name} picture={one.avatar} color={directory.colorOf(one.id)} size={size} />
  );
  return (
    <DropMenu
      label={t("calendar.agent")}
      align="start"
      button={(props) => (
        <button
          {...props}
          type="button"
          className={isMobile ? classes.sign : classes.field}
          data-filtered={shown !== undefined || undefined}
          aria-label={`${t("calendar.agent")}: ${shown?.name ?? t("calendar.allAgents")}`}
        >
          {shown ? avatar(shown, 24) : <IconUsers size={20} aria-hidden />}
          {!isMobile && (
            <>
              {shown ? (
                <span dir="auto" className={classes.name}>
                  {shown.name}
                </span>
              ) : (
                <span className={classes.name}>
                  <span className={classes.whole}>{t("calendar.allAgents")}</span>
                  <span className={classes.brief}>{t("calendar.all")}</span>
                </span>
              )}
              <IconChevronDown size={16} aria-hidden className={classes.chevron} />
            </>
          )}
        </button>
      )}
    >
      <MenuItem
        isChosen={shown === undefined}
        picture={<IconUsers size={20} aria-hidden className={classes.everyone} />}
        onChoose={() => show({ agent: undefined })}
      >
        {t("calendar.allAgents")}
      </MenuItem>
      {agents.map((one) => (
        <MenuItem
          key={one.id}
          isChosen={one.id === shown?.id}
          picture={avatar(one, 28)}
          onChoose={() => show({ agent: one.id })}
        >
          <span dir="auto">{one.name}</span>
        </MenuItem>
      ))}
    </DropMenu>
  );
};
