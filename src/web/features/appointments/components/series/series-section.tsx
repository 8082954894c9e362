import { Alert, Skeleton, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { fieldErrorText } from "../../../../lib/api/field-error-text.ts";
import type { AppointmentValues } from "../../appointment-drafts.ts";
import { RepeatField } from "./repeat-field.tsx";
import { SeriesDates } from "./series-dates.tsx";
import type { SeriesPreview } from "./use-series-preview.ts";

type SeriesSectionProps = {
  values: AppointmentValues;
  preview: SeriesPreview;
  onChange: (field: "repeat", repeat: AppointmentValues["repeat"]) => void;
};

/** "Repeat" in the create dialog, with the dates it would make. */
export const SeriesSection = ({ values, preview, onChange }: SeriesSectionProps) => {
  const { t } = useTranslation();
  const { repeat } = values;
  const set = (next: AppointmentValues["repeat"]) => onChange("repeat", next);
  return (
    <>
      <RepeatField firstDate={values.appointmentDate} value={repeat} onChange={set} />
      {repeat && <Dates preview={preview} repeat={repeat} onChange={set} needsTime={values.appointmentTime === ""} />}
      {repeat && preview.problem && (
        <Alert color="red" role="alert">
          {fieldErrorText(preview.problem)}
        </Alert>
      )}
      {repeat && preview.hasFailed && <Text c="red">{t("appointments.loadFailed")}</Text>}
    </>
  );
};

type DatesProps = {
  preview: SeriesPreview;
  repeat: NonNullable<AppointmentValues["repeat"]>;
  onChange: (repeat: AppointmentValues["repeat"]) => void;
  needsTime: boolean;
};

const Dates = ({ preview, repeat, onChange, needsTime }: DatesProps) => {
  const { t } = useTranslation();
  if (needsTime) return <Text c="dimmed">{t("appointments.series.pickTimeFirst")}</Text>;
  if (preview.occurrences === null) return preview.isAsking ? <Skeleton height="8rem" /> : null;
  return (
    <SeriesDates
      list={{ occurrences: preview.occurrences, askedNumber: 1 }}
      choices={repeat.choices}
      onChange={(choices) => onChange({ ...repeat, choices })}
    />
  );
};
