import type { AgreedBefore, Standing } from "#domain/scheduling/history/history-entry.ts";
import type { AppointmentOutcome } from "#domain/scheduling/outcomes/appointment-outcome.ts";
import type { AppointmentRow } from "../store.ts";

/** The mark that an appointment gets back with what is taken back. */
export const markColumns = (back: Pick<Standing, "mark"> | null) => ({
  outcome: back?.mark?.outcome ?? null,
  outcomeAt: back?.mark ? Temporal.Instant.from(back.mark.at) : null,
});

/** Whose it was and whose it is now, for the history; nothing while the agent stays. */
export const otherAgent = (from: Pick<AppointmentRow, "agent_id">, to: Pick<AppointmentRow, "agent_id">) =>
  from.agent_id !== to.agent_id && { fromAgentId: from.agent_id, toAgentId: to.agent_id };

type Agreed = Pick<AppointmentRow, "agent_id" | "duration" | "buffer_before" | "buffer_time" | "price">;

/** Its state before the change, for undoing it; what was agreed only where that may have changed. */
export const standingBefore = (from: AppointmentRow, to?: Agreed) => ({
  statusBefore: from.status,
  ...(from.awaiting !== null && { awaitingBefore: from.awaiting }),
  ...(from.overbooked && { overbookedBefore: true }),
  ...(from.outcome !== null && { outcomeBefore: from.outcome, markedBefore: from.outcome_at }),
  ...(to && !isAgreedAs(from, to) && { agreedBefore: agreedOf(from) }),
});

const isAgreedAs = (from: Agreed, to: Agreed): boolean =>
  from.agent_id === to.agent_id &&
  from.duration === to.duration &&
  from.buffer_before === to.buffer_before &&
  from.buffer_time === to.buffer_time &&
  from.price === to.price;

/** What an appointment takes and costs, as it is kept for undoing a change. */
export const agreedOf = (row: Omit<Agreed, "agent_id"> & Pick<AppointmentRow, "currency">): AgreedBefore => ({
  durationMinutes: row.duration,
  bufferBeforeMinutes: row.buffer_before,
  bufferMinutes: row.buffer_time,
  price: row.price,
  currency: row.currency,
});

export type StandingRow = Parameters<typeof agreedOf>[0] &
  Pick<AppointmentRow, "status" | "awaiting" | "overbooked" | "outcome" | "outcome_at">;

/** The same as one value, for what keeps it beside the log. */
export const standingOf = (row: StandingRow): Standing => ({
  status: row.status === "pending" ? "pending" : "confirmed",
  awaiting: row.awaiting as Standing["awaiting"],
  isOverbooked: row.overbooked,
  mark:
    row.outcome !== null && row.outcome_at !== null
      ? { outcome: row.outcome as AppointmentOutcome, at: row.outcome_at.toString() }
      : null,
  agreed: agreedOf(row),
});
