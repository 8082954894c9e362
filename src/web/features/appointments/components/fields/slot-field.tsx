import { Loader } from "@mantine/core";
import { IconClock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { useIsMobile } from "../../../../lib/use-is-mobile.ts";
import { MenuSelect } from "./menu-select.tsx";
import classes from "./slot-field.module.css";
import type { TimeChoice, TimeMenu } from "./slot-menu.ts";

type SlotFieldProps = {
  id: string;
  label: string;
  /** Null while the choices are on their way. */
  menu: TimeMenu | null;
  value: string;
  onChange: (time: string) => void;
  error?: string | undefined;
  description?: string | undefined;
};

/** Times to choose from; those that aren't available are shown with the reason. */
export const SlotField = ({ id, label, menu, value, onChange, error, description }: SlotFieldProps) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const isMobile = useIsMobile();
  const { within, outside } = menu ?? { within: [], outside: [] };
  const choices = new Map([...within, ...outside].map((choice) => [choice.time, choice]));
  const toOption = ({ time, isDisabled }: TimeChoice) => ({
    value: time,
    label: formatTime(time, language) ?? time,
    disabled: isDisabled,
  });
  const outsideGroup =
    outside.length > 0 ? [{ group: t("appointments.outsideHours"), items: outside.map(toOption) }] : [];
  return (
    <MenuSelect
      id={id}
      label={label}
      leftSection={menu ? <IconClock size={18} aria-hidden /> : <Loader size={16} aria-hidden />}
      placeholder={t("appointments.pickTime")}
      data={[...within.map(toOption), ...outsideGroup]}
      value={value === "" ? null : value}
      onChange={(time) => onChange(time ?? "")}
      nothingFoundMessage={menu ? t("appointments.noSlots") : t("app.loading")}
      // Room for a time and its reason on one line.
      menuWidth={isMobile ? undefined : "18rem"}
      description={description}
      error={error}
      className="tabular"
      classNames={{ option: classes.option }}
      renderOption={({ option }) => <TimeOption label={option.label} choice={choices.get(option.value)} />}
    />
  );
};

const TimeOption = ({ label, choice }: { label: string; choice: TimeChoice | undefined }) => {
  const { t } = useTranslation();
  return (
    <span className={classes.line}>
      <span>{label}</span>
      {choice?.note && <span className={classes.note}>{t(`appointments.slotReasons.${choice.note}`)}</span>}
    </span>
  );
};
