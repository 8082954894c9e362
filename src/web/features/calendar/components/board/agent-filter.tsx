import { IconChevronDown, IconUsers } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./agent-filter.module.css";
import { useCalendar } from "./calendar-context.ts";

const everyone = "all";

/** Everyone's appointments or one agent's, from the device's own list; on phones behind a sign. */
export const AgentFilter = ({ agent }: { agent: string | undefined }) => {
  const { t } = useTranslation();
  const { directory, show, isMobile } = useCalendar();
  const agents = directory.agents ?? [];
  const value = agents.find(({ id }) => id === agent)?.id ?? everyone;
  return (
    <span className={isMobile ? classes.sign : classes.field} data-filtered={value !== everyone || undefined}>
      {isMobile && <IconUsers size={20} aria-hidden />}
      <select
        className={classes.select}
        aria-label={t("calendar.agent")}
        value={value}
        onChange={({ currentTarget: { value: next } }) => show({ agent: next === everyone ? undefined : next })}
      >
        <option value={everyone}>{t("calendar.allAgents")}</option>
        {agents.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {!isMobile && <IconChevronDown size={16} aria-hidden className={classes.chevron} />}
    </span>
  );
};
