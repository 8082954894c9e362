import { Alert, Button, Checkbox, Stack, Text } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { FieldProps } from "../../use-appointment-form.ts";

const pastCodes = new Set(["dateInPast", "timeInPast"]);

/** The way to write down a visit that has taken place; offered by itself where a time that is over was chosen. */
export const PastVisitField = ({ values, errors, onChange }: FieldProps) => {
  const { t } = useTranslation();
  const isPastRefused = [errors.appointmentDate, errors.appointmentTime].some((code) => code && pastCodes.has(code));
  if (isPastRefused) {
    return (
      <Alert color="yellow" icon={<IconHistory aria-hidden />} title={t("appointments.pastVisit.question")}>
        <Stack gap="sm" align="flex-start">
          <Text size="sm">{t("appointments.pastVisit.offer")}</Text>
          <Button variant="default" onClick={() => onChange("isPastVisit", true)}>
            {t("appointments.pastVisit.accept")}
          </Button>
        </Stack>
      </Alert>
    );
  }
  return (
    <Checkbox
      label={t("appointments.pastVisit.label")}
      description={values.isPastVisit ? t("appointments.pastVisit.hint") : undefined}
      checked={values.isPastVisit}
      onChange={(event) => onChange("isPastVisit", event.currentTarget.checked)}
    />
  );
};
