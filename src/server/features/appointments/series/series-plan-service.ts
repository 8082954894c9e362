import type { SeriesChoiceInput, SeriesOccurrence } from "#contract/scheduling/series.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import {
  daysAround,
  isComplete,
  planSeries,
  type SeriesChoice,
  type SeriesVisit,
  type WantedVisit,
} from "#domain/scheduling/series/plan-series.ts";
import type { BookedBy } from "#domain/scheduling/slots/slot-reason.ts";
import type { VisitFacts } from "#domain/scheduling/visits/fit-visit.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { daysFrom, findBusinessFacts } from "../availability/facts-store.ts";
import type { AppointmentRow } from "../store.ts";
import { findAgentsOfParts, visitDays, withoutOwnRows, withoutUses } from "../visits/visit-facts-service.ts";
import { presentOccurrence } from "./series-present.ts";

/** Thrown to leave a transaction with nothing done, because the owner has to choose first. */
export class StillOpen extends Error {
  override readonly name = "StillOpen";
  readonly occurrences: SeriesOccurrence[];
  constructor(planned: readonly SeriesVisit[]) {
    super("a date of the series is open");
    this.occurrences = planned.map(presentOccurrence);
  }
}

export type SeriesQuestion = {
  visits: readonly WantedVisit[];
  choices: readonly SeriesChoiceInput[];
  reachDays: number;
  /** Appointments that are moved: no obstacle to themselves. */
  own: readonly AppointmentRow[];
  bookedBy?: BookedBy;
};

/** What happens to each visit that a series wants; around each date the facts are read as for a single visit. */
export const planSeriesIn = async (
  tx: Tx,
  ownerId: OwnerId,
  { visits, choices, reachDays, own, bookedBy = "owner" }: SeriesQuestion,
  now: Temporal.Instant,
): Promise<SeriesVisit[]> => {
  const chosen = new Map(choices.map((choice) => [choice.number, toChoice(choice)]));
  const facts = await Promise.all(
    visits.map(async ({ number, date, parts }): Promise<[number, VisitFacts]> => {
      const choice = chosen.get(number);
      const { fromDate, dayCount } = daysAround(typeof choice === "object" ? choice.date : date, reachDays);
      const [business, agents] = await Promise.all([
        findBusinessFacts(tx, ownerId, daysFrom(fromDate, dayCount + visitDays)),
        findAgentsOfParts(tx, ownerId, parts, { fromDate, dayCount }),
      ]);
      return [number, { business: withoutUses(business, own), agents: withoutOwnRows(agents, own) }];
    }),
  );
  const byNumber = new Map(facts);
  const factsOf = (number: number) => byNumber.get(number) as VisitFacts;
  return planSeries({ visits, choices: chosen, factsOf, reachDays, bookedBy }, now);
};

/** The visits that are made; refused while one is open, or when none is left. */
export const requireComplete = (planned: readonly SeriesVisit[]): SeriesVisit[] => {
  if (!isComplete(planned)) throw new StillOpen(planned);
  const made = planned.filter(({ state }) => state !== "skipped");
  if (made.length === 0) throw new AppError("invalid-input", { fields: { choices: "nothingLeft" } });
  return made;
};

const toChoice = ({ action, appointmentDate, appointmentTime }: SeriesChoiceInput): SeriesChoice => {
  if (action !== "move") return action;
  if (appointmentDate === undefined || appointmentTime === undefined) {
    throw new AppError("invalid-input", { fields: { choices: "dateRequired" } });
  }
  return { date: appointmentDate, time: appointmentTime };
};
