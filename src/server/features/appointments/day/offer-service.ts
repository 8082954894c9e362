import type { AppointmentChange } from "#contract/scheduling/appointments.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { daysLookedAt, proposeForAbsence } from "#domain/scheduling/absence/propose-for-absence.ts";
import { todayIn } from "#domain/scheduling/clock/business-clock.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { daysFrom, findAgentFacts, findBusinessFacts } from "../availability/facts-store.ts";
import { toAgreedService } from "../availability/moved-service-store.ts";
import type { BookingContext, BookingDeps } from "../booking/booking-service.ts";
import { rescheduleIn, withChangeRefusals } from "../changes/change-service.ts";
import { findZone } from "../history/history-service.ts";
import { selectAppointment } from "../store.ts";

type Offered = { appointmentId: string; version: number };

/**
 * Asks the client of an appointment that can't take place as planned: the same time with a colleague who is free, else the next
 * time with the same agent. The place is the client's until they have answered.
 */
export const offerNewTime = (deps: BookingDeps, ownerId: OwnerId, offered: Offered): Promise<AppointmentChange> =>
  withChangeRefusals(deps, ownerId, (tx) => offerIn({ tx, clock: deps.clock, ownerId }, offered));

const offerIn = async (context: BookingContext, offered: Offered): Promise<AppointmentChange> => {
  const place = await findPlace(context, offered.appointmentId);
  if (place === null) throw new AppError("no-free-time");
  return rescheduleIn(context, { ...offered, changedBy: "owner" }, { ...place, isOffer: true });
};

const findPlace = async ({ tx, clock, ownerId }: BookingContext, appointmentId: string) => {
  const now = clock.now();
  const [[row], zone] = await Promise.all([
    tx.run(selectAppointment, { ownerId, appointmentId }),
    findZone(tx, ownerId),
  ]);
  if (!row) throw new AppError("not-found");
  const today = todayIn(zone, now);
  const isOver = row.appointment_date < today;
  const fromDate = isOver ? today : row.appointment_date;
  const question = { fromDate, dayCount: daysLookedAt, withoutAppointmentId: appointmentId };
  const [business, everyone, [absent]] = await Promise.all([
    findBusinessFacts(tx, ownerId, daysFrom(fromDate, daysLookedAt)),
    findAgentFacts(tx, ownerId, { ...question, agentId: null }),
    findAgentFacts(tx, ownerId, { ...question, agentId: row.agent_id }),
  ]);
  if (!absent) throw new AppError("not-found");
  const colleagues = everyone.filter(({ agentId }) => agentId !== row.agent_id);
  const { appointment_date: date, appointment_time: time } = row;
  const visit = { id: row.id, date, time, startsAtMs: row.starts_at.epochMilliseconds, service: toAgreedService(row) };
  const [proposal] = proposeForAbsence({ business, absent, colleagues, backOn: fromDate }, [visit], now);
  const suggested = proposal?.suggested;
  if (suggested?.kind === "colleague") return { date, time, agentId: suggested.agentId };
  return suggested?.kind === "later" ? { date: suggested.date, time: suggested.time } : null;
};
