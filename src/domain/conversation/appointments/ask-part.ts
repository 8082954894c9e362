import type { Turn } from "../conversation-turn.ts";
import type { OwnAppointment, OwnPart } from "../facts.ts";
import type { Meaning } from "../reading/meaning.ts";
import { offerMenu } from "../replying/offer-menu.ts";
import type { Choice, TurnOutcome } from "../replying/turn-outcome.ts";
import type { Scene } from "../state.ts";
import { findOwn } from "./own-appointments.ts";

type PartScene = Extract<Scene, { step: "part" }>;

/** The step from a visit to one of its services. */
export const onlyPart = "onlyPart";

/** Asks which service of a visit should be moved or cancelled on its own. */
export const askPart = (turn: Turn, appointmentId: string, purpose: PartScene["purpose"]): TurnOutcome => {
  const visit = findOwn(turn, appointmentId);
  if (!visit?.parts) return offerMenu(turn, [{ key: "appointments.gone" }]);
  return {
    scene: { step: "part", purpose, appointmentId },
    lines: [{ key: purpose === "move" ? "questions.partToMove" : "questions.partToCancel" }],
    choices: visit.parts.map(toChoice),
    style: "list",
  };
};

/** The one service of a visit that a message names, by what it is or by who does it; null when it may be all of it. */
export const findMeantPart = ({ parts = [] }: OwnAppointment, meaning: Meaning): OwnPart | null => {
  const { typeIds, agentIds } = meaning;
  const ofType = parts.filter(({ typeId }) => typeId !== null && typeIds.includes(typeId));
  const named = typeIds.length > 0 ? ofType : parts.filter(({ agentId }) => agentIds.includes(agentId));
  const [only, ...others] = named;
  return only && others.length === 0 && parts.length > 1 ? only : null;
};

const toChoice = ({ id, service, agentName, time }: OwnPart): Choice => ({
  value: id,
  title: service,
  description: {
    key: "descriptions.at",
    values: { what: { key: "descriptions.withAgent", values: { agent: agentName } }, time: { time } },
  },
});
