import { isLanguage, type Language } from "#domain/languages.ts";
import { countryOfBusiness } from "#domain/notices/client-zone/country-of-zone.ts";
import { businessNameOf } from "#domain/numbers/business-name.ts";
import type { OwnerFacts } from "#domain/owner-commands/deciding/owner-facts.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { instantToWall } from "#domain/scheduling/clock/business-clock.ts";
import { addDays } from "#domain/scheduling/clock/calendar-date.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { toE164 } from "../../../platform/phone/to-e164.ts";
import { findRunningDays } from "../../appointments/running-day/running-day-service.ts";
import { findBusyTimes } from "../../external-calendars/service.ts";
import { findSpecialDays } from "../../special-days/service.ts";
import { findTimeOff } from "../../time-off/service.ts";
import { selectOwner, selectTeam } from "./owner-facts-store.ts";

/** How far ahead commands see. */
const daysAhead = 92;

/** What commands are decided by, and in which language they are answered at first. */
export const findOwnerFacts = async (
  tx: Tx,
  ownerId: OwnerId,
  { agentId, address }: { agentId: string | null; address: string },
  now: Temporal.Instant,
): Promise<{ facts: OwnerFacts; language: Language }> => {
  const around = instantToWall(now, "UTC").date;
  const days = { agentId, from: addDays(around, -2), to: addDays(around, daysAhead) };
  const [{ business, appointments }, [owner], team, timeOff, special, busyTimes] = await Promise.all([
    findRunningDays(tx, ownerId, days),
    tx.run(selectOwner, { ownerId }),
    tx.run(selectTeam, { ownerId }),
    findTimeOff(tx, ownerId, days),
    findSpecialDays(tx, ownerId, days),
    findBusyTimes(tx, ownerId, { from: now.subtract({ hours: 48 }), to: now.add({ hours: 24 * daysAhead }) }),
  ]);
  if (!owner) throw new Error("an owner without a profile");
  const { zone, hours } = business;
  const country = countryOfBusiness(business);
  const { date: today, time: nowTime } = instantToWall(now, zone);
  const isOwner = agentId === null;
  const own = team.find(
    ({ email, phone }) => email === owner.owner_email || (phone !== null && toE164(phone, country) === address),
  );
  const openDays = Object.values(hours).filter(({ isOpen }) => isOpen);
  return {
    language: isLanguage(owner.preferred_language) ? owner.preferred_language : "en",
    facts: {
      now,
      today,
      nowTime,
      zone,
      country,
      business: businessNameOf({
        wizardName: owner.wizard_name,
        companyName: owner.company_name,
        ownerName: owner.owner_name,
      }),
      actor: isOwner ? "owner" : { agentId },
      ownAgentId: own?.id ?? (team.length === 1 ? (team[0]?.id ?? null) : null),
      agents: team.map(({ id, name }) => ({ id, name })),
      appointments,
      closures: { timeOff, ...special },
      busyTimes: busyTimes.filter((busy) => isOwner || busy.agentId === agentId),
      hours,
      opensAt: openDays.map(({ startTime }) => startTime).toSorted()[0] ?? "08:00",
      closesAt:
        openDays
          .map(({ endTime }) => endTime)
          .toSorted()
          .at(-1) ?? "20:00",
    },
  };
};
