import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { defaultDurationMinutes } from "#domain/scheduling/appointments/appointment-type-form.ts";
import { fieldErrorText } from "../../../../lib/api/field-error-text.ts";
import { useMoney } from "../../../../lib/format/use-money.ts";
import { fieldId } from "../../field-id.ts";
import type { BookingChoices, FieldProps } from "../../use-appointment-form.ts";
import { toAgentOption } from "./agent-option.ts";
import { FieldPair } from "./field-pair.tsx";
import { MenuSelect } from "./menu-select.tsx";

// A Select's value is text; no type at all has none.
const standard = "standard";

/** What is done, how long it takes and by whom. */
export const ServiceFields = ({ choices, values, errors, onChange }: FieldProps & { choices: BookingChoices }) => {
  const { t } = useTranslation();
  const money = useMoney();
  const { agents, types } = choices;
  const type = types.find(({ id }) => id === values.appointmentTypeId);
  const hasNoTypes = types.length === 0;
  const typeOptions = hasNoTypes
    ? [{ value: standard, label: t("appointments.create.standardType") }]
    : types.map(({ id, name }) => ({ value: id, label: name }));
  const agentOptions = agents.map(({ id, name }) => toAgentOption({ id, name }, type, t));
  const anyone = agents.length > 0 ? [{ value: "anyone", label: t("appointments.create.anyone") }] : [];
  const own = type?.services.find(({ agentId }) => agentId === values.agentId);
  const durationMinutes = hasNoTypes ? defaultDurationMinutes : (own?.ownDurationMinutes ?? type?.durationMinutes);
  const price = own?.ownPrice ?? type?.price;
  return (
    <>
      <FieldPair>
        <MenuSelect
          id={fieldId("appointmentTypeId")}
          label={t("appointments.type")}
          placeholder={t("appointments.create.pickType")}
          data={typeOptions}
          value={hasNoTypes ? standard : (type?.id ?? null)}
          onChange={(id) => onChange("appointmentTypeId", id === standard ? null : id)}
          description={type && typeof price === "number" ? money(price, type.currency) : undefined}
          inputWrapperOrder={["label", "input", "description", "error"]}
          error={fieldErrorText(errors.appointmentTypeId)}
        />
        <TextInput
          label={t("appointments.duration")}
          readOnly
          variant="filled"
          value={durationMinutes === undefined ? "" : t("appointments.minutes", { count: durationMinutes })}
        />
      </FieldPair>
      <MenuSelect
        id={fieldId("agentId")}
        label={t("appointments.agent")}
        placeholder={t("appointments.create.pickAgent")}
        data={[...agentOptions, ...anyone]}
        value={values.agentId === "" ? null : values.agentId}
        onChange={(id) => onChange("agentId", id ?? "")}
        description={agents.length === 0 ? t("appointments.create.noAgents") : undefined}
        error={fieldErrorText(errors.agentId)}
      />
    </>
  );
};
