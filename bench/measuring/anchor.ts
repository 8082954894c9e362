import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Effort } from "../figure.ts";

export type Anchor = { origin: string; close(): Promise<void> };

/**
 * The yardstick: bare `node:http` without router, checks or headers, answering every request with the JSON of
 * whatever `work` resolves to. What it is slower by than doing nothing is the work itself.
 */
export const startAnchor = async (work: (request: IncomingMessage) => Promise<unknown>): Promise<Anchor> => {
  const server = createServer((request, response) => {
    work(request).then(
      (answer) => {
        const body = JSON.stringify(answer);
        response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
        response.end(body);
      },
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

/** In alternating order and in short turns, so that a machine that is busy for a while slows both alike. */
const pairsOf: Readonly<Record<Effort, number>> = { quick: 7, full: 15 };

/** How many times as fast as the anchor: the median over pairs measured side by side. */
export const measureRatio = async (
  measure: () => Promise<number>,
  measureAnchor: () => Promise<number>,
  effort: Effort = "full",
): Promise<number> => {
  const pairs = pairsOf[effort];
  // For nothing: compiled code and warm connections are what a running server has.
  for (let turn = 0; turn < 3; turn++) {
    await measure();
    await measureAnchor();
  }
  const ratios: number[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    if (pair % 2 === 0) {
      const value = await measure();
      ratios.push(value / (await measureAnchor()));
    } else {
      const anchor = await measureAnchor();
      ratios.push((await measure()) / anchor);
    }
  }
  return ratios.sort((a, b) => a - b)[pairs >> 1] as number;
};
