import { connect, createServer } from "node:net";
import { listenForDatabase } from "./listen-for-database.ts";

export type CountingProxy = {
  /** The same database, reached through the proxy. */
  url: string;
  /** How often, since `reset`, the client spoke after having heard an answer. */
  roundTrips(): number;
  reset(): void;
  close(): Promise<void>;
};

/** Answers take this long: everything a client sends without waiting for one arrives before it. */
const delayMs = 40;

/** The connection on which changes are announced in the background says so at its beginning. */
const besides = "synchronous_commit=off";

/** A proxy between a client and PostgreSQL that counts how often the client waits. For one connection at a time. */
export const startCountingProxy = async (databaseUrl: string): Promise<CountingProxy> => {
  const target = new URL(databaseUrl);
  let roundTrips = 0;
  let clientWaits = false;

  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    let isCounted = true;
    client.once("data", (chunk) => {
      isCounted = !chunk.includes(besides);
    });
    client.on("data", (chunk) => {
      if (isCounted && !clientWaits) roundTrips++;
      clientWaits ||= isCounted;
      upstream.write(chunk);
    });
    upstream.on("data", (chunk) =>
      setTimeout(() => {
        if (isCounted) clientWaits = false;
        client.write(chunk);
      }, delayMs),
    );
    client.on("close", () => upstream.destroy());
    upstream.on("close", () => client.destroy());
    client.on("error", () => upstream.destroy());
    upstream.on("error", () => client.destroy());
  });
  return {
    ...(await listenForDatabase(server, databaseUrl)),
    roundTrips: () => roundTrips,
    reset: () => {
      roundTrips = 0;
      clientWaits = false;
    },
  };
};
