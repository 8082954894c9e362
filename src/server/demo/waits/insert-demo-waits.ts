import type { OwnerId } from "#domain/owner-id.ts";
import { addDays } from "#domain/scheduling/clock/calendar-date.ts";
import type { WaitlistRequest } from "#domain/scheduling/waitlist/waitlist-request.ts";
import { joinWaitlistIn } from "../../features/waitlist/entry-service.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { DemoTypeKey } from "../demo-business.ts";
import { selectDemoClients } from "../demo-store.ts";

type DemoWait = { name: string; type: DemoTypeKey; hoursAgo: number } & Pick<WaitlistRequest, "fromTime" | "toTime"> & {
    isWithFirst: boolean;
    /** Days from today, both included. */
    fromDay: number;
    toDay: number;
  };

/** Clients who hope for a time that somebody else gives back: before work, with one's own stylist, after work. */
const demoWaits: readonly DemoWait[] = [
  {
    ...{ name: "Imogen St. John", type: "haircut", hoursAgo: 51, isWithFirst: false },
    ...{ fromDay: 1, toDay: 3, fromTime: "09:00", toTime: "11:59" },
  },
  {
    ...{ name: "Kwame Boateng", type: "rootTouchUp", hoursAgo: 27, isWithFirst: true },
    ...{ fromDay: 2, toDay: 5, fromTime: null, toTime: null },
  },
  {
    ...{ name: "Maeve D'Arcy", type: "haircut", hoursAgo: 4, isWithFirst: false },
    ...{ fromDay: 1, toDay: 8, fromTime: "16:00", toTime: "19:59" },
  },
];

type WaitsContext = {
  clock: Clock;
  today: string;
  typeIds: ReadonlyMap<DemoTypeKey, string>;
  firstAgentId: string | undefined;
};

/** Clients on the waitlist. What is free already isn't news to them, as for anybody who joins it. */
export const insertDemoWaits = async (
  tx: Tx,
  ownerId: OwnerId,
  { clock, today, typeIds, firstAgentId }: WaitsContext,
): Promise<void> => {
  const clients = await tx.run(selectDemoClients, { ownerId, names: demoWaits.map(({ name }) => name) });
  for (const { name, type, hoursAgo, isWithFirst, fromDay, toDay, fromTime, toTime } of demoWaits) {
    const clientId = clients.find((client) => client.name === name)?.id;
    const typeId = typeIds.get(type);
    if (clientId === undefined || typeId === undefined) throw new Error(`nobody in the demo is called ${name}`);
    const agentId = isWithFirst ? (firstAgentId ?? null) : null;
    const days = { from: addDays(today, fromDay), to: addDays(today, toDay) };
    await joinWaitlistIn(
      { tx, clock, ownerId },
      {
        clientId,
        request: { typeId, agentId, ...days, fromTime, toTime },
        source: "whatsapp",
        since: clock.now().subtract({ hours: hoursAgo }),
        anyway: true,
      },
    );
  }
};
