import { Checkbox, NumberInput, SegmentedControl, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { maxSeriesVisits, type SeriesUnit, seriesUnits } from "#domain/scheduling/series/series-rule.ts";
import { fieldErrorText } from "../../../../lib/api/field-error-text.ts";
import { DateField } from "../fields/date-field.tsx";
import { FieldPair } from "../fields/field-pair.tsx";
import { MenuSelect } from "../fields/menu-select.tsx";
import { type RepeatValues, repeatComplaints, usualRepeat } from "./repeat-values.ts";

type RepeatFieldProps = {
  firstDate: string;
  value: RepeatValues | null;
  onChange: (value: RepeatValues | null) => void;
};

/** Whether and how the visit is repeated. A change of the rule makes other dates, so choices for them end. */
export const RepeatField = ({ firstDate, value, onChange }: RepeatFieldProps) => {
  const { t } = useTranslation();
  const change = (changed: Partial<RepeatValues>) => {
    if (value) onChange({ ...value, ...changed, choices: {} });
  };
  const unitText = (unit: SeriesUnit) => t(`appointments.series.units.${unit}`, { count: value?.every || 1 });
  const complaints = value ? repeatComplaints(value) : {};
  return (
    <Stack gap="md">
      <Checkbox
        label={t("appointments.series.repeat")}
        checked={value !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? usualRepeat(firstDate) : null)}
      />
      {value && (
        <>
          <FieldPair>
            <NumberInput
              size="md"
              label={t("appointments.series.every")}
              min={1}
              max={52}
              allowDecimal={false}
              clampBehavior="none"
              value={value.every}
              onChange={(every) => change({ every: toNumber(every) })}
              error={fieldErrorText(complaints.every)}
            />
            <MenuSelect
              label={t("appointments.series.unit")}
              data={seriesUnits.map((unit) => ({ value: unit, label: unitText(unit) }))}
              value={value.unit}
              onChange={(unit) => change({ unit: unit as SeriesUnit })}
            />
          </FieldPair>
          <div>
            <Text size="sm" fw={500} mb={4} id="series-ends">
              {t("appointments.series.ends")}
            </Text>
            <SegmentedControl
              fullWidth
              aria-labelledby="series-ends"
              data={[
                { value: "count", label: t("appointments.series.afterCount") },
                { value: "until", label: t("appointments.series.onDate") },
              ]}
              value={value.ends}
              onChange={(ends) => change({ ends: ends as RepeatValues["ends"] })}
            />
          </div>
          {value.ends === "count" ? (
            <NumberInput
              size="md"
              label={t("appointments.series.count")}
              min={2}
              max={maxSeriesVisits}
              allowDecimal={false}
              clampBehavior="none"
              value={value.count}
              onChange={(count) => change({ count: toNumber(count) })}
              error={fieldErrorText(complaints.count)}
            />
          ) : (
            <DateField
              id="series-until"
              label={t("appointments.series.until")}
              value={value.until}
              onChange={(until) => change({ until })}
              error={fieldErrorText(complaints.until)}
            />
          )}
        </>
      )}
    </Stack>
  );
};

/** A field that is emptied stays empty: a 0 would turn the 1 that is typed next into 10. */
const toNumber = (typed: number | string): number | "" => (typed === "" ? "" : Number(typed));
