import { getAvailability } from "#contract/scheduling/availability.ts";
import { defaultDurationMinutes } from "#domain/scheduling/appointments/appointment-type-form.ts";
import { epochDayOf, lastCalendarDate } from "#domain/scheduling/clock/calendar-date.ts";
import { availabilityOfAnyone } from "#domain/scheduling/slots/any-agent.ts";
import { availability } from "#domain/scheduling/slots/availability.ts";
import { fallbackTimes, rescheduleTimes } from "#domain/scheduling/slots/slot-choices.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { type ServedRoute, serve } from "../../../platform/http/serve-routes.ts";
import { selectAppointment, selectType } from "../store.ts";
import { presentSlots } from "./availability-present.ts";
import { daysFrom, findAgentFacts, findBusinessFacts } from "./facts-store.ts";

const timeLists = { hours: null, fallback: fallbackTimes, reschedule: rescheduleTimes } as const;

export const availabilityRoutes = ({ db, clock }: { db: Database; clock: Clock }): ServedRoute[] => [
  serve(getAvailability, async ({ query }, { session: { ownerId } }) => {
    const { forAppointmentId, appointmentTypeId } = query;
    const agentId = query.agentId === "anyone" ? null : query.agentId;
    // The calendar ends; days beyond it have no slots.
    const dayCount = Math.min(query.days, epochDayOf(lastCalendarDate) - epochDayOf(query.from) + 1);
    const [[moved], [type], business, agents] = await db.read(ownerId, (tx) => [
      forAppointmentId ? tx.run(selectAppointment, { ownerId, appointmentId: forAppointmentId }) : nothing,
      appointmentTypeId ? tx.run(selectType, { ownerId, typeId: appointmentTypeId }) : nothing,
      findBusinessFacts(tx, ownerId, daysFrom(query.from, dayCount)),
      findAgentFacts(tx, ownerId, {
        agentId,
        fromDate: query.from,
        dayCount,
        withoutAppointmentId: forAppointmentId,
      }),
    ]);
    if (forAppointmentId && !moved) throw new AppError("not-found");
    if (appointmentTypeId && !type) throw new AppError("not-found");
    const [agent] = agents;
    if (agentId !== null && !agent) throw new AppError("not-found");

    const times = query.time === undefined ? timeLists[query.times] : [query.time];
    const question = {
      fromDate: query.from,
      dayCount,
      durationMinutes: moved?.duration ?? type?.duration ?? defaultDurationMinutes,
      bufferMinutes: moved?.buffer_time ?? type?.buffer_time ?? 0,
      bookedBy: query.as,
      past: query.purpose === "past-visit" ? ("visit" as const) : ("refused" as const),
      ...(times ? { times } : {}),
    };
    const slots =
      agentId !== null && agent
        ? availability(business, agent, question, clock.now())
        : availabilityOfAnyone(business, agents, question, clock.now());
    return { timeZone: business.zone, slots: presentSlots(slots) };
  }),
];

const nothing: Promise<[]> = Promise.resolve([]);
