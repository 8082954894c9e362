import { Group, Select, type SelectProps, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { useLanguage } from "../../lib/language/language-context.tsx";

type TimeZoneSelectProps = Omit<SelectProps, "data" | "value" | "onChange"> & {
  value: string;
  onChange: (timeZone: string) => void;
  /** The present, to tell what each zone's clock shows. */
  now: Temporal.Instant;
};

export const TimeZoneSelect = ({ value, onChange, now, ...others }: TimeZoneSelectProps) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const there = now.toZonedDateTimeISO(value);
  const time = formatTime(there.toPlainTime().toString({ smallestUnit: "minute" }), language);
  return (
    <Select
      label={t("timeZone.label")}
      description={t("timeZone.now", { time, offset: offsetOf(there) })}
      size="md"
      searchable
      allowDeselect={false}
      checkIconPosition="right"
      nothingFoundMessage={t("timeZone.none")}
      maxDropdownHeight={320}
      {...others}
      data={choices(value)}
      value={value}
      onChange={(zone) => zone !== null && onChange(zone)}
      renderOption={({ option }) => (
        <Group justify="space-between" wrap="nowrap" gap="sm" flex={1}>
          <span>{option.label}</span>
          <Text component="span" size="sm" c="dimmed" className="tabular">
            {offsetOf(now.toZonedDateTimeISO(option.value))}
          </Text>
        </Group>
      )}
    />
  );
};

// Spaces instead of underscores, so that "new york" finds it.
const toChoice = (zone: string) => ({ value: zone, label: zone.replaceAll("_", " ") });

const known = Intl.supportedValuesOf("timeZone");

/** A zone this browser has no list entry for, as older names or UTC, stays choosable while it is the one in use. */
const choices = (current: string) => [...new Set([...known, "UTC", current])].map(toChoice);

const offsetOf = (there: Temporal.ZonedDateTime): string => `GMT${there.offset}`;
