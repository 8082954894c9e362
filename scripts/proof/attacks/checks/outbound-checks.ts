import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { createCalendarGateway } from "#server/integrations/calendars/create-calendar-gateway.ts";
import { diceOf } from "#server/testing/hostile/hostile-answer.ts";
import { startHostileServer } from "#server/testing/hostile/hostile-server.ts";
import { outboundCalls } from "#server/testing/hostile/outbound-calls.ts";
import { type Check, findingUnless } from "./check.ts";

const threat = "foreign answers";

const rounds = 3;
/** A call may consist of several requests, each of them tried several times. */
const longestMs = 15_000;

const hostileAnswers: Check = {
  threat,
  name: "whatever a server elsewhere answers, the call ends and nothing else does",
  run: async () => {
    const seed = Math.floor(Math.random() * 1e9);
    const server = await startHostileServer();
    const findings: string[] = [];
    const stray = (error: unknown): void => void findings.push(`seed ${seed}: reached nobody: ${String(error)}`);
    process.on("unhandledRejection", stray).on("uncaughtException", stray);
    for (const [at, [name, call]] of Object.entries(outboundCalls(server, 150)).entries()) {
      for (let round = 0; round < rounds && findings.length === 0; round++) {
        server.roll(diceOf(seed + at * 1_000 + round));
        const ended = call().then(
          () => true,
          () => true,
        );
        const isOver = await Promise.race([ended, sleep(longestMs, false, { ref: false })]);
        findings.push(...findingUnless(isOver, `seed ${seed}, ${name} is open after ${server.said().join(" ")}`));
      }
    }
    process.off("unhandledRejection", stray).off("uncaughtException", stray);
    await server.close();
    return findings;
  },
};

const question = {
  from: Temporal.Instant.from("2027-03-01T00:00:00Z"),
  to: Temporal.Instant.from("2028-03-01T00:00:00Z"),
  businessZone: "Europe/Madrid",
};

/** A calendar server on this machine, and the gateway that may call it. */
const withCalendar = async <T>(
  answer: RequestListener,
  work: (gateway: ReturnType<typeof createCalendarGateway>, base: string) => Promise<T>,
): Promise<T> => {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    return await work(createCalendarGateway({ allowsLoopback: true }), base);
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

const multistatus = (responses: string): string =>
  `<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${responses}</d:multistatus>`;

const manyElements: Check = {
  threat,
  name: "an account of three thousand calendars takes a few requests and keeps nobody waiting",
  run: async () => {
    const calendar = (at: number): string =>
      `<d:response><d:href>/${at}/</d:href><d:propstat><d:prop><d:displayname>Calendar ${at}</d:displayname>` +
      `<d:resourcetype><c:calendar/>${'<d:a d:b="c"/>'.repeat(95)}</d:resourcetype></d:prop></d:propstat></d:response>`;
    const text = multistatus(Array.from({ length: 3_000 }, (_, at) => calendar(at)).join(""));
    let asked = 0;
    const answer: RequestListener = (_request, response) => {
      asked += 1;
      response.writeHead(207).end(text);
    };
    const found = await withCalendar(answer, (gateway, base) =>
      gateway.listCalendars({ server: `${base}/`, username: "ana", password: "secret" }),
    );
    return [
      ...findingUnless(found.ok && found.calendars.length > 0, `no calendars: ${JSON.stringify(found).slice(0, 90)}`),
      ...findingUnless(asked < 10, `${asked} requests`),
    ];
  },
};

const endlessCalendars: Check = {
  threat,
  name: "twenty calendars without an end are read by two threads",
  run: async () => {
    const event = "BEGIN:VEVENT\r\nDTSTART:19700101T000000Z\r\nDURATION:PT1S\r\nRRULE:FREQ=SECONDLY\r\nEND:VEVENT";
    let most = 0;
    const before = countThreads();
    const looking = setInterval(() => {
      most = Math.max(most, countThreads());
    }, 20);
    const answer: RequestListener = (_request, response) =>
      void response.end(`BEGIN:VCALENDAR\r\n${event}\r\nEND:VCALENDAR`);
    const answers = await withCalendar(answer, (gateway, base) =>
      Promise.all(Array.from({ length: 20 }, () => gateway.readIcal(`${base}/a.ics`, null, question))),
    );
    clearInterval(looking);
    return [
      ...findingUnless(
        answers.every(({ kind }) => kind === "failed"),
        "a calendar without an end was read",
      ),
      // A thread of ours may have a helper of its own.
      ...findingUnless(most - before <= 8, `${most - before} more threads than before`),
    ];
  },
};

/** Of this process; 0 where the system doesn't tell. */
const countThreads = (): number => {
  try {
    return Number(/^Threads:\s+(\d+)/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1] ?? 0);
  } catch {
    return 0;
  }
};

export const outboundChecks: readonly Check[] = [hostileAnswers, manyElements, endlessCalendars];
