import { askPart, onlyPart } from "../appointments/ask-part.ts";
import { findOwn } from "../appointments/own-appointments.ts";
import {
  type AvailabilityRequest,
  agentOf,
  anyone,
  asSaid,
  availabilityRequestOf,
  standardTypeId,
  typeOf,
} from "../availability/availability-request.ts";
import { explainUnavailableTime } from "../availability/explain-unavailable.ts";
import { placeAt } from "../availability/free-times.ts";
import { visitTypesOf } from "../availability/visit-type.ts";
import type { Command } from "../command.ts";
import type { Turn } from "../conversation-turn.ts";
import { usableProfileName } from "../names/usable-profile-name.ts";
import { offerMenu } from "../replying/offer-menu.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { BookingScene, ChosenSlot, Draft, PartSlot } from "../state.ts";
import { answerWaitlist } from "../waitlist/ask-waitlist.ts";
import { offerFreeFirst } from "../waitlist/offer-free-first.ts";
import { bookedName } from "./booked-name.ts";
import { changeField } from "./change-field.ts";
import { proceedWithDraft } from "./proceed-with-draft.ts";
import { askAgent, otherAgentValue } from "./questions/ask-agent.ts";
import { askChange, clearDraftField } from "./questions/ask-change.ts";
import { draftOfMove } from "./questions/ask-existing-appointment.ts";
import { addValue, askMore, withAnother } from "./questions/ask-more.ts";
import { askName } from "./questions/ask-name.ts";
import { chooseReading } from "./questions/ask-which-reading.ts";
import { leaveBooking } from "./refuse-list.ts";
import { withRhythm } from "./repeat/ask-rhythm.ts";
import { confirmRepeat } from "./repeat/confirm-repeat.ts";
import { slotOfValue } from "./slot-value.ts";
import { usualAt } from "./usual-times.ts";

/** Goes on from an option that was chosen among those on the table. */
export const answerChoice = (turn: Turn, scene: BookingScene, value: string): TurnOutcome => {
  const { draft, page } = scene;
  if (value === "more") return proceedWithDraft(turn, draft, { page: page + 1, isDayList: scene.step === "day" });
  if (value === otherAgentValue) return askAgent(turn, draft, { lead: [], page: 0 });
  if (value === addValue) return askMore(turn, draft, { lead: [], page: 0 });
  if (value === onlyPart && draft.moving) return askPart(turn, draft.moving.appointmentId, "move");
  if (value === "otherDay") return proceedWithDraft(turn, clearDraftField(draft, "day"), { isDayList: true });
  if (value === "wait") return proceedWithDraft(turn, { ...draft, isWaiting: true, isAnyDay: isDayOpen(draft) });
  switch (scene.step) {
    case "type":
      return answerType(turn, draft, value);
    case "existing":
      return answerExistingAppointment(turn, scene, value);
    case "agent":
      return proceedWithDraft(turn, { ...draft, agentId: value, visitAgentIds: undefined });
    case "day":
      return proceedWithDraft(
        turn,
        chooseReading(draft, value) ?? { ...draft, date: value, dates: undefined, either: undefined, range: undefined },
      );
    case "time":
      return proceedWithDraft(turn, { ...draft, time: value, times: undefined, window: undefined });
    case "slot":
      return answerSlot(turn, draft, value);
    case "name":
      return answerName(turn, draft, usableProfileName(turn.profileName ?? ""));
    case "repeat":
      return proceedWithDraft(turn, withRhythm(draft, value));
    case "change":
      if (value === "name") return askName(turn, draft, { lead: [] });
      if (value === "agent") return askAgent(turn, draft, { lead: [], page: 0 });
      if (value === "leave") return leaveBooking(turn, draft);
      return changeField(turn, draft, value);
    case "summary":
      return answerSummary(turn, scene, value);
    case "waitlist":
      return value === "anyDay" || value === anyone
        ? offerFreeFirst(turn, answerWaitlist(turn, draft, value))
        : answerWaitlist(turn, draft, value);
  }
};

const answerType = (turn: Turn, draft: Draft, value: string): TurnOutcome => {
  const usual = usualAt(turn, draft, value);
  if (usual) return proceedWithDraft(turn, usual);
  if (draft.isAdding) return proceedWithDraft(turn, withAnother(draft, value));
  const none = { visitTypeIds: undefined, visitAgentIds: undefined };
  const nextTypeIds = draft.nextTypeIds?.filter((id) => id !== value);
  return offerFreeFirst(turn, proceedWithDraft(turn, { ...draft, ...none, typeId: value, nextTypeIds }));
};

/** Nothing at all was free: whichever day it will be. */
const isDayOpen = ({ date, range, dates }: Draft): true | undefined =>
  date === undefined && !range && !dates ? true : undefined;

const answerExistingAppointment = (
  turn: Turn,
  { draft, appointmentId }: Extract<BookingScene, { step: "existing" }>,
  value: string,
): TurnOutcome => {
  if (value === "leaveIt") return offerMenu(turn, [{ key: "keptAsItWas" }]);
  const existing = findOwn(turn, appointmentId);
  return proceedWithDraft(
    turn,
    value === "moveIt" && existing ? draftOfMove(draft, existing) : { ...draft, isExtra: true },
  );
};

/** Takes the name and goes on; the client's own is kept for the next time. */
export const answerName = (turn: Turn, draft: Draft, name: string | null): TurnOutcome => {
  if (name !== null && (draft.isForOther || draft.forName !== undefined)) {
    return proceedWithDraft(turn, { ...draft, forName: name, isForOther: undefined });
  }
  if (name === null) return { ...askName(turn, draft, { lead: [{ key: "nameUnclear" }] }), isMiss: true };
  return { ...proceedWithDraft(turn, { ...draft, name }), command: { kind: "setName", name } };
};

const answerSlot = (turn: Turn, draft: Draft, value: string): TurnOutcome => {
  const slot = slotOfValue(value);
  if (!slot) return proceedWithDraft(turn, draft);
  const settled = { dates: undefined, times: undefined, either: undefined, window: undefined, range: undefined };
  // Whoever is free has it, then, no matter who was named before.
  const open = slot.agentId === anyone ? { visitAgentIds: undefined } : {};
  return proceedWithDraft(turn, { ...draft, ...slot, ...settled, ...open });
};

const answerSummary = (turn: Turn, scene: Extract<BookingScene, { step: "summary" }>, value: string): TurnOutcome => {
  if (value === "change") return askChange(turn, scene.draft);
  if (value === "leave") return leaveBooking(turn, scene.draft);
  if (value !== "confirm") return answerChoice(turn, { ...scene, step: "change" }, value);
  return scene.visits ? confirmRepeat(turn, scene, scene.visits) : confirm(turn, scene);
};

/** The services that follow the first one in the same visit. */
const moreOf = (turn: Turn, draft: Draft, { parts = [] }: ChosenSlot): { more?: (PartSlot & { typeId: string })[] } => {
  const [, ...more] = visitTypesOf(turn, draft).flatMap(({ id }, index) => {
    const place = parts[index];
    return place ? [{ typeId: id, ...place }] : [];
  });
  return more.length === 0 ? {} : { more };
};

/** What was read back, as it would be now; null when it isn't available as it was read back. */
const stillThere = (turn: Turn, draft: Draft, slot: ChosenSlot): AvailabilityRequest | null => {
  const type = typeOf(turn, draft);
  if (!type || agentOf(turn, draft, type) === null) return null;
  const { parts } = slot;
  if (!parts) {
    const isThere = turn.facts.agents.some((agent) => agent.agentId === slot.agentId);
    const request = isThere ? availabilityRequestOf(turn, draft, type, slot.agentId) : null;
    return request && !explainUnavailableTime(turn, request, slot.date, slot.time) ? request : null;
  }
  const said = { ...draft, visitAgentIds: parts.map(({ agentId }) => agentId) };
  const request = availabilityRequestOf(turn, said, type, asSaid);
  if (explainUnavailableTime(turn, request, slot.date, slot.time)) return null;
  const now = placeAt(turn, request, slot.date, slot.time)?.parts;
  return JSON.stringify(now) === JSON.stringify(parts) ? request : null;
};

/** A yes to a summary. The slot is looked at once more: if it went meanwhile, the client hears so and nothing is done. */
const confirm = (turn: Turn, { draft, slot }: Extract<BookingScene, { step: "summary" }>): TurnOutcome => {
  const request = stillThere(turn, draft, slot);
  if (!request) return proceedWithDraft(turn, draft, { lead: [{ key: "apology.taken" }] });
  const { forName } = draft;
  const [first = slot] = slot.parts ?? [];
  const { date, time } = slot;
  const place = { agentId: first.agentId, date, time };
  const name = bookedName(turn, draft) ?? "";
  const command: Extract<Command, { kind: "book" | "reschedule" }> = draft.moving
    ? { kind: "reschedule", ...draft.moving, ...place, ...(slot.parts && { parts: slot.parts }) }
    : {
        kind: "book",
        typeId: request.type.id === standardTypeId ? null : request.type.id,
        ...place,
        name,
        ...moreOf(turn, draft, slot),
        ...(forName !== undefined && { forName }),
        ...(turn.facts.client.afterNoShows === "ask" && { asksOwner: true as const }),
      };
  return { scene: { step: "working", doing: command.kind, draft, slot }, lines: [], command };
};
