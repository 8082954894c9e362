import { foldText } from "../../conversation/words/fold-text.ts";
import type { Language } from "../../languages.ts";
import { resolveBusinessWeek } from "../../scheduling/hours/business-hours.ts";
import type { DayAppointment, OwnerFacts } from "../deciding/owner-facts.ts";
import { newOwnerState, type OwnerState } from "../state.ts";
import { stateAfter, takeOwnerMessage } from "../take-owner-message.ts";

const zone = "Europe/Madrid";

type Visit = [id: string, clientName: string, date: string, time: string, agent: "ana" | "lukas"];

const toAppointment = ([id, clientName, date, time, agent]: Visit): DayAppointment => {
  const startsAtMs = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone).epochMilliseconds;
  return {
    ...{ id, clientName, date, time, startsAtMs, version: 1, visitId: null, service: "Haircut" },
    agentId: agent,
    agentName: agent === "ana" ? "Ana" : "Lukas",
    endsAtMs: startsAtMs + 30 * 60_000,
    status: id === "klara" ? "pending" : "confirmed",
    awaiting: id === "klara" ? "owner" : null,
    outcome: null,
  };
};

const visits: Visit[] = [
  ["pedro", "Pedro Ruiz", "2027-03-01", "09:00", "ana"],
  ["klara", "Klara Weiss", "2027-03-01", "11:00", "ana"],
  ["maria", "Maria Lopez", "2027-03-01", "15:00", "ana"],
  ["tom", "Tom Jones", "2027-03-01", "15:00", "lukas"],
  ["marie", "Marie Blanc", "2027-03-02", "10:00", "lukas"],
];

/** A Monday at half past nine; Ana and Lukas both have somebody at three. */
export const commandFacts = (over: Partial<OwnerFacts> = {}): OwnerFacts => ({
  now: Temporal.Instant.from("2027-03-01T08:30:00Z"),
  ...{ today: "2027-03-01", nowTime: "09:30", zone, country: "ES", business: "Salon", actor: "owner" },
  ownAgentId: "ana",
  agents: [
    { id: "ana", name: "Ana" },
    { id: "lukas", name: "Lukas" },
  ],
  appointments: visits.map(toAppointment),
  closures: { timeOff: [], specialDays: [], holidays: [] },
  busyTimes: [],
  hours: resolveBusinessWeek([]),
  opensAt: "09:00",
  closesAt: "18:00",
  ...over,
});

/**
 * Plays messages, a minute apart unless "+20" is before one, and says in short what each led to: `say …`, `ask …`,
 * `read back …`, `do …`. The service does with a step what is done here, and the rest.
 */
export const playCommands = (
  language: Language,
  messages: readonly string[],
  over: Partial<OwnerFacts> = {},
): string[] => {
  let state: OwnerState = newOwnerState("sender");
  let now = Temporal.Instant.from("2027-03-01T08:30:00Z");
  return messages.map((message) => {
    const [, pause, text = ""] = /^(?:\+(\d+) )?(.*)$/s.exec(message) ?? [];
    now = now.add({ minutes: Number(pause ?? 1) });
    const facts = commandFacts({ now, ...over });
    const step = takeOwnerMessage(state, { text }, facts, language);
    state = stateAfter(state, step, facts);
    const askedAtMs = now.epochMilliseconds;
    if (step.kind === "do") return `do ${actionGist(step.action)}`;
    if (step.kind === "readAgain") {
      state.pending = { nonce: "n", action: step.action, askedAtMs };
      return `read back again ${actionGist(step.action)}`;
    }
    if (step.kind !== "decided") return step.kind;
    const { decision, command, settled } = step;
    switch (decision.kind) {
      case "say":
        return `say ${decision.lines.map(({ key }) => key.replace("owner.", "")).join(", ")}`;
      case "ask": {
        const values = decision.choices.map(({ value }) => value);
        state.open = { nonce: "n", command, settled, asked: decision.asked, values };
        return `ask ${decision.asked}${values.length > 0 ? ` ${values.join(" ")}` : ""}`;
      }
      case "readBack":
        state.pending = { nonce: "n", action: decision.action, askedAtMs };
        return `read back ${actionGist(decision.action)}`;
      case "showFree":
        return `free ${decision.date} ${decision.agentIds.join(" ")}${decision.span ? ` ${decision.span.fromMinute / 60}-${decision.span.toMinute / 60}` : ""}`;
      default:
        return decision.kind;
    }
  });
};

const actionGist = (action: object): string =>
  Object.entries(action)
    .filter(([key, value]) => key !== "version" && value !== null)
    .map(([, value]) => foldText(typeof value === "object" ? Object.values(value).join("+") : String(value)))
    .join(" ");
