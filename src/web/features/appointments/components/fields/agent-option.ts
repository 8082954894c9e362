import type { TFunction } from "i18next";
import type { BookingType } from "#contract/scheduling/appointment-types.ts";

type AgentOption = { value: string; label: string; disabled: boolean };

type NamedAgent = { id: string; name: string };

/** An agent to choose; one who doesn't do the type is shown with the reason. */
export const toAgentOption = (
  { id, name }: NamedAgent,
  type: Pick<BookingType, "services"> | undefined,
  t: TFunction,
): AgentOption => {
  const disabled = type?.services.some(({ agentId, isOffered }) => agentId === id && !isOffered) ?? false;
  return { value: id, label: disabled ? t("appointments.create.notForType", { agent: name }) : name, disabled };
};

/** Whom an appointment is with already; one who takes no appointments at present is shown with the reason. */
export const toCurrentOption = (
  { id, name }: NamedAgent,
  bookable: readonly { id: string }[] | undefined,
  t: TFunction,
): AgentOption => {
  const disabled = bookable !== undefined && !bookable.some((agent) => agent.id === id);
  return { value: id, label: disabled ? t("appointments.create.inactive", { agent: name }) : name, disabled };
};
