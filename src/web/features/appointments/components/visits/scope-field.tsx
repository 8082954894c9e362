import { Radio, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import { type ChangeScope, useScopes } from "./use-scopes.ts";

/** More than one visit is meant. */
export const isOfSeries = (scope: ChangeScope): boolean => scope === "following" || scope === "all";

type ScopeFieldProps = {
  appointment: Appointment;
  label: string;
  value: ChangeScope;
  onChange: (scope: ChangeScope) => void;
};

/** Asks what is meant: this service, the visit, or more of the series. Absent where there is nothing to ask. */
export const ScopeField = ({ appointment, label, value, onChange }: ScopeFieldProps) => {
  const { t } = useTranslation();
  const scopes = useScopes(appointment);
  if (scopes.length === 1) return null;
  const textOf = (scope: ChangeScope) =>
    scope === "part"
      ? t(appointment.visitId === null ? "appointments.scope.one" : "appointments.scope.part")
      : t(`appointments.scope.${scope}`);
  return (
    <Radio.Group label={label} value={value} onChange={(scope) => onChange(scope as ChangeScope)}>
      <Stack gap="xs" mt="xs">
        {scopes.map((scope) => (
          <Radio key={scope} value={scope} label={textOf(scope)} />
        ))}
      </Stack>
    </Radio.Group>
  );
};
