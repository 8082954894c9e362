import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { BatchReport } from "./sender-thread.ts";

export type Request = { method: "GET" | "POST"; path: string; headers: Record<string, string>; body?: unknown };

export type Sender = {
  send(origin: string, requests: readonly Request[], connections?: number): Promise<BatchReport>;
  close(): Promise<unknown>;
};

/** Requests that differ from each other, sent from a thread of its own so that the servers' event loop isn't busy with it. */
export const startSender = (): Sender => {
  const thread = new Worker(new URL("./sender-thread.ts", import.meta.url));
  return {
    send: async (origin, requests, connections = 8) => {
      const { port } = new URL(origin);
      thread.postMessage({ port: Number(port), connections, requests: requests.map(toWire) });
      const [report] = (await once(thread, "message")) as [BatchReport | Error];
      if (report instanceof Error) throw report;
      return report;
    },
    close: () => thread.terminate(),
  };
};

/** Answers per second, all of which must have the one status: refusing is faster than serving. */
export const throughputOf = ({ ms, statuses }: BatchReport, status: number): number => {
  const count = statuses[status] ?? 0;
  if (Object.keys(statuses).length !== 1 || count === 0) throw new Error(`answered ${JSON.stringify(statuses)}`);
  return (count / ms) * 1000;
};

const toWire = ({ method, path, headers, body }: Request): string => {
  const text = body === undefined ? "" : JSON.stringify(body);
  const lines = Object.entries({
    host: "localhost",
    ...headers,
    ...(text === "" ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${text}`;
};
