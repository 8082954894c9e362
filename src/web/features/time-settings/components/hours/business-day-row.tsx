import { Badge, Button, Switch, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Break } from "#contract/scheduling/breaks.ts";
import { parseEndTime, parseTime } from "#domain/scheduling/clock/clock-time.ts";
import type { Weekday } from "#domain/scheduling/clock/weekday.ts";
import { activeBreaksOf } from "#domain/scheduling/hours/business-break.ts";
import type { DayHours } from "#domain/scheduling/hours/business-hours.ts";
import { TimeField } from "../../../../components/time/time-field.tsx";
import { fieldErrorText } from "../../../../lib/api/field-error-text.ts";
import { BreakRow } from "../breaks/break-row.tsx";
import classes from "./business-hours.module.css";
import type { BreakTarget } from "./business-hours-card.tsx";
import type { DayErrors } from "./hours-errors.ts";

type BusinessDayRowProps = {
  weekday: Weekday;
  day: DayHours;
  saved: DayHours;
  isEdited: boolean;
  errors: DayErrors;
  breaks: readonly Break[];
  showsInactive: boolean;
  onEdit: (day: DayHours) => void;
  onBreak: (target: BreakTarget) => void;
};

export const BusinessDayRow = ({ weekday, day, saved, isEdited, onEdit, onBreak, ...others }: BusinessDayRowProps) => {
  const { t } = useTranslation();
  const name = t(`weekdays.${weekday}`);
  // A closed day keeps its times for when it opens again; what isn't a time can't be kept.
  const close = () => {
    const isReadable = parseTime(day.startTime) !== null && parseEndTime(day.endTime) !== null;
    onEdit({ ...(isReadable ? day : saved), isOpen: false });
  };
  return (
    <li className={classes.day}>
      <div className={classes.head}>
        <Switch
          size="md"
          label={<span className={classes.dayName}>{name}</span>}
          aria-label={t("timeSettings.hours.openLabel", { day: name })}
          checked={day.isOpen}
          onChange={(event) => (event.currentTarget.checked ? onEdit({ ...day, isOpen: true }) : close())}
        />
        {isEdited && <Badge color="yellow">{t("timeSettings.hours.edited")}</Badge>}
      </div>
      {day.isOpen ? (
        <DayTimes weekday={weekday} name={name} day={day} errors={others.errors} onEdit={onEdit} />
      ) : (
        <Text c="dimmed" className={classes.closed}>
          {t("timeSettings.hours.closed")}
        </Text>
      )}
      {day.isOpen && saved.isOpen && (
        <Button
          variant="subtle"
          className={classes.add}
          leftSection={<IconPlus size={18} aria-hidden />}
          aria-label={t("timeSettings.breaks.addLabel", { day: name })}
          onClick={() => onBreak({ dayOfWeek: weekday })}
        >
          {t("timeSettings.breaks.add")}
        </Button>
      )}
      {day.isOpen && !saved.isOpen && (
        <Text size="sm" c="dimmed" className={classes.add}>
          {t("timeSettings.breaks.afterSaving")}
        </Text>
      )}
      {day.isOpen && <DayBreaks weekday={weekday} name={name} onBreak={onBreak} {...others} />}
    </li>
  );
};

type DayTimesProps = Pick<BusinessDayRowProps, "weekday" | "day" | "errors" | "onEdit"> & { name: string };

const DayTimes = ({ weekday, name, day, errors, onEdit }: DayTimesProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.times}>
      <TimeField
        id={`${weekday}-start`}
        aria-label={t("timeSettings.hours.startLabel", { day: name })}
        value={day.startTime}
        error={fieldErrorText(errors.startTime)}
        onChange={(startTime) => onEdit({ ...day, startTime })}
      />
      <span aria-hidden className={classes.dash}>
        –
      </span>
      <TimeField
        isEnd
        id={`${weekday}-end`}
        aria-label={t("timeSettings.hours.endLabel", { day: name })}
        value={day.endTime}
        error={fieldErrorText(errors.endTime)}
        onChange={(endTime) => onEdit({ ...day, endTime })}
      />
    </div>
  );
};

type DayBreaksProps = Pick<BusinessDayRowProps, "weekday" | "breaks" | "showsInactive" | "onBreak"> & { name: string };

const DayBreaks = ({ weekday, name, breaks, showsInactive, onBreak }: DayBreaksProps) => {
  const { t } = useTranslation();
  const inactive = breaks.filter(({ dayOfWeek, isActive }) => dayOfWeek === weekday && !isActive);
  const shown = [...activeBreaksOf(breaks, weekday), ...(showsInactive ? inactive : [])];
  if (shown.length === 0) return null;
  return (
    <ul className={classes.breaks} aria-label={t("timeSettings.breaks.list", { day: name })}>
      {shown.map((pause) => (
        <BreakRow key={pause.id} pause={pause} onEdit={() => onBreak({ dayOfWeek: weekday, pause })} />
      ))}
    </ul>
  );
};
