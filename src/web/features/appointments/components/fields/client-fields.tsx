import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { fieldErrorText } from "../../../../lib/api/field-error-text.ts";

type ClientField = "clientName" | "clientPhone";

type ClientFieldsProps = {
  idOf: (field: ClientField) => string;
  values: Record<ClientField, string>;
  errors: Partial<Record<ClientField, string>>;
  onChange: (field: ClientField, value: string) => void;
};

/** Who comes. */
export const ClientFields = ({ idOf, values, errors, onChange }: ClientFieldsProps) => {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        id={idOf("clientName")}
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
        id={idOf("clientPhone")}
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
