import { getAvailability } from "#contract/scheduling/availability.ts";
import { defaultDurationMinutes } from "#domain/scheduling/appointments/appointment-type-form.ts";
import { epochDayOf, lastCalendarDate } from "#domain/scheduling/clock/calendar-date.ts";
import type { Service } from "#domain/scheduling/services/service-times.ts";
import { availabilityOfAnyone } from "#domain/scheduling/slots/any-agent.ts";
import { availabilityOfAgent } from "#domain/scheduling/slots/availability.ts";
import { fallbackTimes, rescheduleTimes } from "#domain/scheduling/slots/slot-choices.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { type ServedRoute, serve } from "../../../platform/http/serve-routes.ts";
import { selectType } from "../store.ts";
import { presentSlots } from "./availability-present.ts";
import { daysFrom, findAgentFacts, findBusinessFacts } from "./facts-store.ts";
import { selectMovedService, toMovedService } from "./moved-service-store.ts";
import { toService } from "./settings-store.ts";

const timeLists = { hours: () => undefined, fallback: fallbackTimes, reschedule: rescheduleTimes } as const;

export const availabilityRoutes = ({ db, clock }: { db: Database; clock: Clock }): ServedRoute[] => [
  serve(getAvailability, async ({ query }, { session: { ownerId } }) => {
    const { forAppointmentId, appointmentTypeId } = query;
    const agentId = query.agentId === "anyone" ? null : query.agentId;
    // The calendar ends; days beyond it have no slots.
    const dayCount = Math.min(query.days, epochDayOf(lastCalendarDate) - epochDayOf(query.from) + 1);
    const [[moved], [type], business, agents] = await db.read(ownerId, (tx) => [
      forAppointmentId ? tx.run(selectMovedService, { ownerId, appointmentId: forAppointmentId }) : nothing,
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

    const service = moved ? toMovedService(moved.service) : type ? toService(type) : standardService;
    const step = service.stepMinutes ?? business.settings.slotStepMinutes;
    const times = query.time === undefined ? timeLists[query.times](step) : [query.time];
    const question = {
      ...service,
      fromDate: query.from,
      dayCount,
      bookedBy: query.as,
      past: query.purpose === "past-visit" ? ("visit" as const) : ("refused" as const),
      ...(times ? { times } : {}),
    };
    const slots =
      agentId !== null && agent
        ? availabilityOfAgent(business, agent, question, clock.now())
        : availabilityOfAnyone(business, agents, question, clock.now());
    return { timeZone: business.zone, slots: presentSlots(slots) };
  }),
];

const standardService: Service = { durationMinutes: defaultDurationMinutes, bufferMinutes: 0 };

const nothing: Promise<[]> = Promise.resolve([]);
