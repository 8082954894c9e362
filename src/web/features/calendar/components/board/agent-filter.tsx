import { Select } from "@mantine/core";
import { IconUsers } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./agent-filter.module.css";
import { useCalendar } from "./calendar-context.ts";

const everyone = "all";

/** Everyone's appointments or one agent's. On phones a sign that opens the phone's own list. */
export const AgentFilter = ({ agent }: { agent: string | undefined }) => {
  const { t } = useTranslation();
  const { directory, show, isMobile } = useCalendar();
  const agents = directory.agents ?? [];
  const data = [
    { value: everyone, label: t("calendar.allAgents") },
    ...agents.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const value = agents.find(({ id }) => id === agent)?.id ?? everyone;
  const choose = (next: string | null) => show({ agent: next === everyone || next === null ? undefined : next });
  if (isMobile) {
    return (
      <span className={classes.sign} data-filtered={value !== everyone || undefined}>
        <IconUsers size={20} aria-hidden />
        <select
          className={classes.native}
          aria-label={t("calendar.agent")}
          value={value}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {data.map((each) => (
            <option key={each.value} value={each.value}>
              {each.label}
            </option>
          ))}
        </select>
      </span>
    );
  }
  return (
    <Select
      className={classes.filter}
      size="md"
      aria-label={t("calendar.agent")}
      allowDeselect={false}
      data={data}
      value={value}
      onChange={choose}
      comboboxProps={{ withinPortal: true, transitionProps: { duration: 140 } }}
    />
  );
};
