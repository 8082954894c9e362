import { askCancelSeries } from "./appointments/ask-cancel-series.ts";
import { ownAppointmentValues } from "./appointments/own-appointments.ts";
import { nextPerson } from "./booking/people/next-person.ts";
import { proceedWithDraft } from "./booking/proceed-with-draft.ts";
import { visitLine } from "./booking/repeat/summarize-repeat.ts";
import type { CommandOutcome, CommandRefusal } from "./command.ts";
import { type Turn, turnOf } from "./conversation-turn.ts";
import { confirmAttendance } from "./deciding/reminder.ts";
import { offerTeam } from "./deciding/team/offer-team.ts";
import type { ConversationFacts, OwnAppointment } from "./facts.ts";
import { offerMenu } from "./replying/offer-menu.ts";
import type { Line } from "./replying/reply.ts";
import { type StepResult, toStepResult } from "./replying/to-step-result.ts";
import type { TurnOutcome } from "./replying/turn-outcome.ts";
import type { ConversationState, Draft } from "./state.ts";

type Working = Extract<ConversationState, { step: "working" }>;

/** Tells the client how a command went. `facts` are those after it; `state` is what `stepConversation` returned with it. */
export const afterCommand = (
  state: ConversationState,
  outcome: CommandOutcome,
  facts: ConversationFacts,
): StepResult => {
  const turn: Turn = {
    ...turnOf(facts, null),
    ...("question" in state && state.question !== undefined && { words: state.question }),
  };
  const lastAt = Temporal.Instant.fromEpochMilliseconds(state.lastAtMs);
  if (state.step !== "working") return toStepResult(turn, state, offerMenu(turn, []), lastAt);
  const answered = outcome.ok ? done(turn, state, outcome.appointment) : refused(turn, state, outcome.reason);
  return toStepResult(turn, state, offerTeam(turn, state, answered), lastAt);
};

const done = (turn: Turn, state: Working, appointment: OwnAppointment): TurnOutcome => {
  const { doing, draft, answers = [] } = state;
  if (doing === "bookSeries") return bookedSeries(turn, state, appointment);
  if (doing === "confirm") {
    const attending = confirmAttendance(turn, appointment);
    return { ...attending, lines: [...attending.lines, ...answers] };
  }
  const values = { ...ownAppointmentValues(appointment), business: turn.facts.business.name };
  const isAsked = appointment.awaiting === "owner";
  if (doing === "cancel" && Object.keys(draft).length > 0) {
    const next = proceedWithDraft(turn, draft);
    return { ...next, lines: [{ key: "confirmation.cancelled", values }, ...answers, ...next.lines] };
  }
  if (doing === "moveSeveral") return movedSeveral(turn, state);
  if (doing === "cancel" || doing === "cancelSeries") {
    const isSeries = appointment.seriesId !== undefined;
    const key = doing === "cancel" ? "confirmation.cancelled" : isSeries ? "repeat.cancelled" : "repeat.cancelledAll";
    const cancelled = doing === "cancel" ? againOf(appointment) : undefined;
    return {
      scene: { step: "menu", isChanged: true, ...(cancelled && { cancelled }) },
      lines: [{ key, values }, ...answers],
      choices: [{ value: "book", title: { key: "buttons.book" } }],
      style: "buttons",
    };
  }
  const key =
    doing !== "book" && doing !== "take"
      ? "confirmation.moved"
      : isAsked
        ? "confirmation.requested"
        : "confirmation.booked";
  const next =
    doing === "book" ? (nextService(turn, draft, appointment) ?? nextPerson(turn, draft, appointment)) : null;
  if (next) return { ...next, lines: [{ key, values }, ...answers, ...next.lines] };
  const lines: Line[] = [{ key, values }, ...answers, { key: "confirmation.howToChange" }];
  return { scene: { step: "menu", isChanged: true }, lines };
};

/** What a change of mind would book again. */
const againOf = ({ typeId, agentId, date, time, parts, forName }: OwnAppointment): Draft | undefined =>
  typeId === null || parts ? undefined : { typeId, agentId, date, time, ...(forName !== undefined && { forName }) };

const bookedSeries = (turn: Turn, { visits = [], answers = [] }: Working, appointment: OwnAppointment): TurnOutcome => {
  const { service, agentName, awaiting } = appointment;
  const [first] = visits;
  const values = { count: visits.length, service, agent: agentName, business: turn.facts.business.name };
  const key = awaiting === "owner" ? "repeat.requested" : "repeat.booked";
  const dates = visits.map((visit) => visitLine(turn, visit, first ?? visit));
  return {
    scene: { step: "menu", isChanged: true },
    lines: [{ key, values }, ...dates, ...answers, { key: "confirmation.howToChange" }],
  };
};

const movedSeveral = (turn: Turn, { slot, visits = slot ? [slot] : [], answers = [] }: Working): TurnOutcome => ({
  scene: { step: "menu", isChanged: true },
  lines: [
    { key: "repeat.moved" },
    ...visits.map((visit) => visitLine(turn, visit, visit)),
    ...answers,
    { key: "confirmation.howToChange" },
  ],
});

/** A service that was named together with the one just booked comes right after it. */
const nextService = (turn: Turn, draft: Draft, { typeId, date }: OwnAppointment): TurnOutcome | null => {
  const [nextId, ...later] = (draft.nextTypeIds ?? []).filter((id) => id !== typeId);
  const type = turn.facts.types.find(({ id }) => id === nextId);
  if (!type) return null;
  const { agentId, forName, name, people } = draft;
  const next = proceedWithDraft(turn, { typeId: type.id, agentId, date, forName, name, nextTypeIds: later, people });
  return { ...next, lines: [{ key: "nextService", values: { service: type.name } }, ...next.lines] };
};

const refused = (turn: Turn, { doing, draft, slot }: Working, reason: CommandRefusal): TurnOutcome => {
  if (doing === "take") return offerMenu(turn, [{ key: "waitlist.offerGone" }]);
  const failed = offerMenu(turn, [{ key: "apology.failed" }]);
  if (doing === "bookSeries") {
    return proceedWithDraft(turn, draft, {
      lead: [{ key: reason === "failed" ? "apology.failed" : "repeat.changed" }],
    });
  }
  if (doing === "moveSeveral") {
    return offerMenu(turn, [{ key: reason === "failed" ? "apology.failed" : "repeat.notMoved" }]);
  }
  if (reason === "gone" && doing !== "cancelSeries") return offerMenu(turn, [{ key: "appointments.gone" }]);
  if (doing === "cancelSeries") return reason === "failed" ? failed : askCancelSeries(turn, null);
  if (doing === "cancel" || doing === "confirm") return offerMenu(turn, [{ key: "apology.failed" }]);
  if (reason === "failed") return proceedWithDraft(turn, draft, { lead: [{ key: "apology.failed" }] });
  const lead: Line[] = [{ key: "apology.taken" }];
  const again = proceedWithDraft(turn, draft, { lead });
  const isSame = again.scene.step === "summary" && JSON.stringify(again.scene.slot) === JSON.stringify(slot);
  // The facts may be older than the refusal: a time that was just refused isn't proposed again.
  return isSame ? proceedWithDraft(turn, { ...draft, time: undefined }, { lead }) : again;
};
