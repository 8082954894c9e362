import { ActionIcon, Button, Stack } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { maxVisitParts } from "#domain/scheduling/visits/visit-form.ts";
import type { AppointmentValues, ServiceValues } from "../../appointment-drafts.ts";
import type { BookingChoices } from "../../use-appointment-form.ts";
import { toAgentOption } from "../fields/agent-option.ts";
import { MenuSelect } from "../fields/menu-select.tsx";
import classes from "./more-services.module.css";

type MoreServicesProps = {
  choices: BookingChoices;
  values: Pick<AppointmentValues, "appointmentTypeId" | "agentId" | "moreServices">;
  onChange: (field: "moreServices", services: ServiceValues[]) => void;
};

/** The services of the visit that follow the first one. Absent where there is nothing to choose from. */
export const MoreServices = ({ choices, values, onChange }: MoreServicesProps) => {
  const { t } = useTranslation();
  const { agents, types } = choices;
  const services = values.moreServices;
  if (types.length === 0 || agents.length === 0) return null;
  const set = (next: ServiceValues[]) => onChange("moreServices", next);
  const change = (index: number, changed: Partial<ServiceValues>) =>
    set(services.map((service, place) => (place === index ? { ...service, ...changed } : service)));
  const add = () => {
    const used = new Set([values.appointmentTypeId, ...services.map(({ appointmentTypeId }) => appointmentTypeId)]);
    const type = types.find(({ id }) => !used.has(id)) ?? types[0];
    set([...services, offered({ appointmentTypeId: type?.id ?? null, agentId: values.agentId })]);
  };
  /** Someone who doesn't do the service gives way to anyone who does. */
  const offered = (service: ServiceValues): ServiceValues => {
    const own = agentOptions(service).find(({ value }) => value === service.agentId);
    return own && !own.disabled ? service : { ...service, agentId: "anyone" };
  };
  const agentOptions = ({ appointmentTypeId }: ServiceValues) => {
    const type = types.find(({ id }) => id === appointmentTypeId);
    return [
      ...agents.map((agent) => toAgentOption(agent, type, t)),
      { value: "anyone", label: t("appointments.create.anyone"), disabled: false },
    ];
  };
  return (
    <Stack gap="sm">
      {services.map((service, index) => (
        // The place is what tells them apart: one service may come twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
        <fieldset key={index} className={classes.service}>
          <legend className={classes.legend}>{t("appointments.visit.service", { number: index + 2 })}</legend>
          <MenuSelect
            label={t("appointments.type")}
            data={types.map(({ id, name }) => ({ value: id, label: name }))}
            value={service.appointmentTypeId}
            onChange={(id) => change(index, offered({ ...service, appointmentTypeId: id }))}
          />
          <MenuSelect
            label={t("appointments.agent")}
            data={agentOptions(service)}
            value={service.agentId}
            onChange={(id) => change(index, { agentId: id ?? "anyone" })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={42}
            aria-label={t("appointments.visit.remove", { number: index + 2 })}
            onClick={() => set(services.filter((_, place) => place !== index))}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </fieldset>
      ))}
      {services.length + 1 < maxVisitParts && (
        <Button variant="subtle" className={classes.add} leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
          {t("appointments.visit.add")}
        </Button>
      )}
    </Stack>
  );
};
