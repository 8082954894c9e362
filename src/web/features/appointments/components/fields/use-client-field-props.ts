import { useTranslation } from "react-i18next";
import { fieldErrorText } from "../../../../lib/api/field-error-text.ts";

type ClientField = "clientName" | "clientPhone";

export type ClientFieldContext = {
  idOf: (field: ClientField) => string;
  values: Record<ClientField, string>;
  errors: Partial<Record<ClientField, string>>;
};

/** What the two fields of a client have in common wherever they are typed. */
export const useClientFieldProps = ({ idOf, values, errors }: ClientFieldContext) => {
  const { t } = useTranslation();
  return {
    name: {
      id: idOf("clientName"),
      label: t("appointments.client"),
      "data-autofocus": true,
      dir: "auto",
      autoComplete: "off",
      maxLength: 100,
      value: values.clientName,
      error: fieldErrorText(errors.clientName),
    },
    phone: {
      id: idOf("clientPhone"),
      label: t("appointments.phone"),
      type: "tel",
      autoComplete: "off",
      maxLength: 32,
      // In the color of an error it would look like something typed.
      placeholder: errors.clientPhone ? "" : t("appointments.phonePlaceholder"),
      value: values.clientPhone,
      error: fieldErrorText(errors.clientPhone),
    },
  };
};
