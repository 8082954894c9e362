import type { TFunction } from "i18next";
import type { BookingType } from "#contract/scheduling/appointment-types.ts";

type AgentOption = { value: string; label: string; disabled: boolean };

/** An agent to choose; one who doesn't do the type is shown with the reason. */
export const toAgentOption = (
  { id, name }: { id: string; name: string },
  type: Pick<BookingType, "services"> | undefined,
  t: TFunction,
): AgentOption => {
  const disabled = type?.services.some(({ agentId, isOffered }) => agentId === id && !isOffered) ?? false;
  return { value: id, label: disabled ? t("appointments.create.notForType", { agent: name }) : name, disabled };
};
