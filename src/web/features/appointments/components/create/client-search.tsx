import { Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { KnownClient } from "#contract/scheduling/known-clients.ts";
import { fieldErrorText } from "../../../../lib/api/field-error-text.ts";
import { fieldId } from "../../field-id.ts";
import type { BookingChoices, FieldProps } from "../../use-appointment-form.ts";
import { useClientFieldProps } from "../fields/use-client-field-props.ts";
import { KnownClientField, LastVisit } from "./known-client-field.tsx";

type ClientSearchProps = FieldProps & { choices: BookingChoices; onChoose(client: KnownClient): void };

/** Who comes: someone new, or one of those who have been here before. */
export const ClientSearch = ({ values, errors, choices, onChange, onChoose }: ClientSearchProps) => {
  const { t } = useTranslation();
  const { name, phone } = useClientFieldProps({ idOf: fieldId, values, errors });
  const [chosen, setChosen] = useState<KnownClient | null>(null);
  const choose = (client: KnownClient) => {
    setChosen(client);
    onChoose(client);
  };
  // Someone who changes number or address means somebody else.
  const isChosen = chosen?.phone === values.clientPhone && chosen.email === values.clientEmail;
  const known = isChosen ? chosen : null;
  const usual = choices.agents.find(({ id }) => id === known?.agentId)?.name;
  return (
    <>
      <KnownClientField {...name} onChange={(text) => onChange("clientName", text)} onChoose={choose} />
      <KnownClientField {...phone} onChange={(text) => onChange("clientPhone", text)} onChoose={choose} />
      <TextInput
        id={fieldId("clientEmail")}
        label={t("appointments.email")}
        description={t("appointments.emailHint")}
        type="email"
        autoComplete="off"
        maxLength={254}
        value={values.clientEmail}
        error={fieldErrorText(errors.clientEmail)}
        onChange={(event) => onChange("clientEmail", event.currentTarget.value)}
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
