import { readRows } from "#server/testing/read-rows.ts";
import { recordStatements } from "#server/testing/record-statements.ts";
import { type BenchApp, startBenchApp } from "./bench-app.ts";
import type { Figure } from "./figure.ts";
import { fillAppointments } from "./fill-appointments.ts";
import { type Request, type Sender, startSender, throughputOf } from "./load/send-requests.ts";
import { measureRatio, startAnchor } from "./measuring/anchor.ts";
import { createReplay } from "./measuring/replay.ts";
import { countRoundTrips } from "./measuring/round-trips.ts";

/** What reading costs in a table of over a million appointments of a thousand agents. */
export const measureAppointmentsAtScale = async (): Promise<Figure[]> => {
  const app = await startBenchApp();
  const sender = startSender();
  try {
    const owners: Owner[] = [];
    for (let made = 0; made < 102; made++) owners.push(await app.owner({ timeZone: "UTC" }));
    const [small, large, ...others] = owners as [Owner, Owner, ...Owner[]];
    const day = { agentsPerOwner: 10, firstDate };
    await fillAppointments(app.adminUrl, [
      { ...day, ownerIds: others.map(({ id }) => id), days: 125, appointmentsPerDay: 8 },
      { ...day, ownerIds: [small.id], days: 50, appointmentsPerDay: 2 },
      { ...day, ownerIds: [large.id], days: 5_000, appointmentsPerDay: 2 },
    ]);
    return [...(await measureAvailability(app, sender, others)), await measureCalendarWeek(app, sender, small, large)];
  } finally {
    await sender.close();
    await app.close();
  }
};

type Owner = { id: string; cookie: string };

const blockSize = 600;
const firstDate = Temporal.Now.plainDateISO("UTC").add({ days: 7 }).toString();
const week = { from: later(14), to: later(20) };

function later(days: number): string {
  return Temporal.PlainDate.from(firstDate).add({ days }).toString();
}

const get = (path: string, cookie: string): Request => ({ method: "GET", path, headers: { cookie } });

/** One agent, one week: the free times against the same statements run by bare `node:http`. */
const measureAvailability = async (app: BenchApp, sender: Sender, owners: readonly Owner[]): Promise<Figure[]> => {
  const agents = await readRows<{ id: string; user_id: string }>(
    app.adminUrl,
    "select id, user_id from agents where user_id = any($1) order by md5(id::text)",
    [owners.map(({ id }) => id)],
  );
  const cookies = new Map(owners.map(({ id, cookie }) => [id, cookie]));
  const requests = agents.map(({ id, user_id }) =>
    get(`/api/v1/availability?agentId=${id}&from=${week.from}&days=7`, cookies.get(user_id) ?? ""),
  );
  const anchor = await startReplayAnchor(app, requests[0] as Request, agents[0] as { id: string; user_id: string });
  let next = 0;
  const block = async (origin: string) => {
    const asked = Array.from({ length: blockSize }, () => requests[next++ % requests.length] as Request);
    return throughputOf(await sender.send(origin, asked), 200);
  };
  const ratio = await measureRatio(
    () => block(app.origin),
    () => block(anchor.origin),
  );
  await anchor.close();
  return [
    { name: "availability-ratio", value: ratio, better: "higher", goal: 0.7 },
    {
      name: "availability-round-trips",
      value: await countRoundTrips(app.adminUrl, requests.slice(0, 3)),
      better: "lower",
      goal: 3,
    },
  ];
};

const tokenOf = (cookie: string): string => decodeURIComponent(cookie.split("=")[1] ?? "").split(".")[0] ?? "";

const startReplayAnchor = async (app: BenchApp, request: Request, agent: { id: string; user_id: string }) => {
  const flights = await recordStatements(async () => {
    const answer = await fetch(app.origin + request.path, { headers: request.headers });
    await answer.arrayBuffer();
  });
  const recorded = [agent.id, agent.user_id, tokenOf(request.headers.cookie ?? "")];
  const replay = createReplay(app.adminUrl, flights, recorded);
  const ownerIds = new Map<string, string>();
  const rows = await readRows<{ token: string; user_id: string }>(app.adminUrl, "select token, user_id from session");
  for (const { token, user_id } of rows) ownerIds.set(token, user_id);
  const anchor = await startAnchor(async ({ url, headers }) => {
    const token = tokenOf(headers.cookie ?? "");
    return replay.run([/agentId=([^&]+)/.exec(url ?? "")?.[1] ?? "", ownerIds.get(token) ?? "", token]);
  });
  return {
    origin: anchor.origin,
    close: async () => {
      await anchor.close();
      await replay.close();
    },
  };
};

/** The same week of the same 140 appointments, for an owner with a hundred times as many around it. */
const measureCalendarWeek = async (app: BenchApp, sender: Sender, small: Owner, large: Owner): Promise<Figure> => {
  const path = `/api/v1/appointments?from=${week.from}&to=${week.to}`;
  const block = async ({ cookie }: Owner) =>
    throughputOf(await sender.send(app.origin, Array(300).fill(get(path, cookie))), 200);
  const value = await measureRatio(
    () => block(small),
    () => block(large),
  );
  return { name: "calendar-week-growth", value, better: "lower", goal: 1.3 };
};
