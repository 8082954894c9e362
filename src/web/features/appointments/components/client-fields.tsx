import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { fieldErrorText } from "../../../lib/field-error-text.ts";
import { fieldId } from "../field-id.ts";
import type { FieldProps } from "../use-appointment-form.ts";

/** Who comes. */
export const ClientFields = ({ values, errors, onChange }: FieldProps) => {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        id={fieldId("clientName")}
        label={t("appointments.client")}
        data-autofocus
        dir="auto"
        autoComplete="off"
        maxLength={100}
        value={values.clientName}
        onChange={(event) => onChange("clientName", event.currentTarget.value)}
        error={fieldErrorText(errors.clientName)}
      />
      <TextInput
        id={fieldId("clientPhone")}
        label={t("appointments.phone")}
        type="tel"
        autoComplete="off"
        maxLength={32}
        // In the colour of an error it would look like something typed.
        placeholder={errors.clientPhone ? "" : t("appointments.phonePlaceholder")}
        value={values.clientPhone}
        onChange={(event) => onChange("clientPhone", event.currentTarget.value)}
        error={fieldErrorText(errors.clientPhone)}
      />
    </>
  );
};
