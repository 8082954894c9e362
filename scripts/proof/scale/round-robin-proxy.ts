import { type AddressInfo, connect, createServer } from "node:net";

export type RoundRobinProxy = { port: number; close(): void };

/** Each new connection goes to the next process; what travels on it isn't looked at. */
export const startRoundRobinProxy = async (port: number, targets: readonly number[]): Promise<RoundRobinProxy> => {
  let next = 0;
  const server = createServer((client) => {
    const target = connect(targets[next++ % targets.length] as number, "127.0.0.1");
    client.pipe(target).pipe(client);
    for (const [one, other] of [
      [client, target],
      [target, client],
    ] as const) {
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
    }
  }).listen(port, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
};
