import { remindClients } from "#server/features/reminders/service.ts";
import { createTwilioChannel } from "#server/integrations/whatsapp/twilio/create-twilio-channel.ts";
import { createMovableClock } from "#server/platform/clock.ts";
import { createLog } from "#server/platform/log.ts";
import { startTestCluster } from "#server/testing/apps/test-cluster.ts";
import type { Figure } from "../figure.ts";
import { benchAccount, type Phones, publicUrl, startPhones } from "../load/phones.ts";
import { type GrowthPlace, openGrowthPlace } from "./growth-place.ts";

const scales = [1, 10, 100];
const rounds = 9;

type HotPath = { name: string; goal: number; run(place: GrowthPlace, round: number): Promise<number> };

/** How long each hot path takes with ten and a hundred times the data, as a multiple of what it takes with once. */
export const measureGrowth = async (): Promise<Figure[]> => {
  const cluster = await startTestCluster({});
  const phones = await startPhones();
  const channel = createTwilioChannel({ ...benchAccount, apiBase: phones.apiBase }, publicUrl);
  const places: GrowthPlace[] = [];
  try {
    for (const scale of scales) places.push(await openGrowthPlace(cluster.adminUrl, scale, channel));
    const figures: Figure[] = [];
    for (const path of hotPaths(phones)) figures.push(...(await measurePath(path, places)));
    return figures;
  } finally {
    for (const place of places) await place.close();
    phones.stop();
    await cluster.stop();
  }
};

/** In turns, so that a machine that is busy for a while slows all sizes alike. */
const measurePath = async ({ name, goal, run }: HotPath, places: readonly GrowthPlace[]): Promise<Figure[]> => {
  const times = new Map<GrowthPlace, number[]>(places.map((place) => [place, []]));
  for (let round = -2; round < rounds; round++) {
    for (const place of round % 2 === 0 ? places : places.toReversed()) {
      const ms = await run(place, round + 2);
      // The first ones for nothing: compiled code and prepared statements are what a running server has.
      if (round >= 0) times.get(place)?.push(ms);
    }
  }
  const medians = places.map((place) => median(times.get(place) ?? []));
  return places.slice(1).map(({ scale }, index) => ({
    name: `growth-${name}-x${scale}`,
    value: (medians[index + 1] as number) / (medians[0] as number),
    better: "lower",
    goal,
  }));
};

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] as number;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const before = performance.now();
  await work();
  return performance.now() - before;
};

const get = (path: (place: GrowthPlace) => string) => async (place: GrowthPlace) =>
  timed(async () => {
    for (let asked = 0; asked < 10; asked++) {
      const answer = await fetch(place.origin + path(place), { headers: { cookie: place.owner.cookie } });
      if (!answer.ok) throw new Error(`${path(place)}: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
    }
  });

const later = ({ firstDate }: GrowthPlace, days: number): string =>
  Temporal.PlainDate.from(firstDate).add({ days }).toString();

const book = async (place: GrowthPlace, round: number): Promise<number> => {
  const bookings = place.agentIds.map((agentId) => ({
    ...{ clientName: "Cleo Client", clientPhone: "+34 612 345 678", agentId, appointmentTypeId: place.typeId },
    ...{ appointmentDate: later(place, 20 + round), appointmentTime: "13:00", overbook: true },
  }));
  return timed(async () => {
    for (const form of bookings) {
      const { status, body } = await place.owner.call("POST", "/api/v1/appointments", form);
      if (status !== 201) throw new Error(`booking: ${status} ${JSON.stringify(body)}`);
    }
  });
};

const hotPaths = (phones: Phones): readonly HotPath[] => [
  {
    name: "slots",
    goal: 1.5,
    run: get((place) => `/api/v1/availability?agentId=${place.agentIds[0]}&from=${later(place, 14)}&days=7`),
  },
  { name: "book", goal: 1.5, run: book },
  {
    name: "week",
    goal: 1.5,
    run: get((place) => `/api/v1/appointments?from=${later(place, 14)}&to=${later(place, 20)}`),
  },
  {
    name: "bot-message",
    goal: 1.5,
    run: async ({ origin, number, scale }, round) => {
      const people = Array.from({ length: 4 }, (_, index) => ({
        from: `+346${String(scale).padStart(3, "0")}${10_000 + round * 4 + index}`,
        to: number,
      }));
      const { waitsMs } = await phones.chat({ origin, people, rounds: 2, pauseMs: 0 });
      return median(waitsMs);
    },
  },
  { name: "clients", goal: 2, run: get(() => "/api/v1/clients") },
  { name: "search", goal: 3, run: get(() => "/api/v1/search?search=Person%20c4") },
  {
    name: "reminders",
    goal: 2,
    run: ({ db }) => timed(() => remindClients({ db, clock: createMovableClock(), log: createLog("silent") })),
  },
];
