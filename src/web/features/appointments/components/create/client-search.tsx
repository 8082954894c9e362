import { Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { KnownClient } from "#contract/scheduling/known-clients.ts";
import { fieldErrorText } from "../../../../lib/api/field-error-text.ts";
import { fieldId } from "../../field-id.ts";
import type { BookingChoices, FieldProps } from "../../use-appointment-form.ts";
import { KnownClientField, LastVisit } from "./known-client-field.tsx";

type ClientSearchProps = FieldProps & { choices: BookingChoices; onChoose(client: KnownClient): void };

/** Who comes: someone new, or one of those who have been here before. */
export const ClientSearch = ({ values, errors, choices, onChange, onChoose }: ClientSearchProps) => {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<KnownClient | null>(null);
  const choose = (client: KnownClient) => {
    setChosen(client);
    onChoose(client);
  };
  // Whoever changes the number means somebody else.
  const known = chosen?.phone === values.clientPhone ? chosen : null;
  const usual = choices.agents.find(({ id }) => id === known?.agentId)?.name;
  return (
    <>
      <KnownClientField
        id={fieldId("clientName")}
        label={t("appointments.client")}
        data-autofocus
        dir="auto"
        autoComplete="off"
        maxLength={100}
        value={values.clientName}
        onChange={(name) => onChange("clientName", name)}
        onChoose={choose}
        error={fieldErrorText(errors.clientName)}
      />
      <KnownClientField
        id={fieldId("clientPhone")}
        label={t("appointments.phone")}
        type="tel"
        autoComplete="off"
        maxLength={32}
        // In the colour of an error it would look like something typed.
        placeholder={errors.clientPhone ? "" : t("appointments.phonePlaceholder")}
        value={values.clientPhone}
        onChange={(phone) => onChange("clientPhone", phone)}
        onChoose={choose}
        error={fieldErrorText(errors.clientPhone)}
      />
      {known && (
        <Text size="sm" c="dimmed" component="div" mt="-0.5rem">
          <LastVisit client={known} />
          {usual && t("appointments.known.usual", { agent: usual })}
        </Text>
      )}
    </>
  );
};
