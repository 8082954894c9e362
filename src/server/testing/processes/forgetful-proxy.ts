import { connect, createServer } from "node:net";
import { listenForDatabase } from "./listen-for-database.ts";

export type ForgetfulProxy = {
  /** The same database, reached through the proxy. */
  url: string;
  /** From now on start-up options are dropped, or passed on again. */
  forget(isForgetful: boolean): void;
  close(): Promise<void>;
};

/** A proxy between a client and PostgreSQL that drops the start-up options, as some poolers do. */
export const startForgetfulProxy = async (databaseUrl: string, startsForgetful = true): Promise<ForgetfulProxy> => {
  const target = new URL(databaseUrl);
  let isForgetful = startsForgetful;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    client.once("data", (first: Buffer) => {
      upstream.write(isForgetful ? withoutOptions(first) : first);
      client.pipe(upstream);
    });
    upstream.pipe(client);
    client.on("error", () => upstream.destroy());
    upstream.on("error", () => client.destroy());
  });
  return {
    ...(await listenForDatabase(server, databaseUrl)),
    forget: (value) => {
      isForgetful = value;
    },
  };
};

/** A start-up message: its length, the protocol's version, then names and values that each end with a zero, and a zero. */
const withoutOptions = (message: Buffer): Buffer => {
  const words = message.subarray(8, -1).toString().split("\0");
  const kept: string[] = [];
  for (let at = 0; at + 1 < words.length; at += 2) {
    if (words[at] !== "options") kept.push(`${words[at]}\0${words[at + 1]}\0`);
  }
  const body = Buffer.from(`${kept.join("")}\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(body.length + 8, 0);
  message.copy(head, 4, 4, 8);
  return Buffer.concat([head, body]);
};
