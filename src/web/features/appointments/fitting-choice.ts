import type { ServiceValues } from "./appointment-drafts.ts";
import type { BookingChoices } from "./use-appointment-form.ts";

type Wanted = { agentId?: string | undefined; appointmentTypeId?: string | null | undefined };

/**
 * A service and an agent who does it, as far as possible those that are wanted; whom it is with counts more than what.
 * Among the others the first, in the order of the lists.
 */
export const fittingChoice = (wanted: Wanted, choices: BookingChoices): ServiceValues => {
  const { agents } = choices;
  const agent = agents.find(({ id }) => id === wanted.agentId);
  const type = choices.types.find(({ id }) => id === wanted.appointmentTypeId);
  const inOrder = type ? [type, ...choices.types] : choices.types;
  for (const { id } of inOrder) {
    const done = agent ? [agent] : agents;
    const who = done.find((one) => doesType(one.id, id, choices));
    if (who) return { appointmentTypeId: id, agentId: who.id };
  }
  return { appointmentTypeId: type?.id ?? choices.types[0]?.id ?? null, agentId: (agent ?? agents[0])?.id ?? "" };
};

/** Agents do every type that they aren't listed for as not offering. */
export const doesType = (agentId: string, typeId: string, { types }: BookingChoices): boolean =>
  types.some(
    ({ id, services }) =>
      id === typeId && !services.some((service) => service.agentId === agentId && !service.isOffered),
  );
