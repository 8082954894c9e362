import { parentPort } from "node:worker_threads";
import { createAnswerReader, openConnection } from "./connection.ts";

export type Batch = { port: number; connections: number; requests: readonly string[] };

/** What came of a batch, counted where it was sent from. */
export type BatchReport = {
  ms: number;
  slowestMs: number;
  /** How many answers had which status. */
  statuses: Record<string, number>;
};

/** Sends the requests over keep-alive connections, each connection its next one as soon as the last is answered. */
const sendBatch = async ({ port, connections, requests }: Batch): Promise<BatchReport> => {
  const sockets = await Promise.all(Array.from({ length: connections }, () => openConnection(port)));
  const report: BatchReport = { ms: 0, slowestMs: 0, statuses: {} };
  let next = 0;
  const startedAt = performance.now();
  await Promise.all(
    sockets.map(async (socket) => {
      const readAnswer = createAnswerReader(socket);
      while (next < requests.length) {
        const sentAt = performance.now();
        socket.write(requests[next++] as string);
        const status = await readAnswer();
        report.statuses[status] = (report.statuses[status] ?? 0) + 1;
        report.slowestMs = Math.max(report.slowestMs, performance.now() - sentAt);
      }
    }),
  );
  report.ms = performance.now() - startedAt;
  for (const socket of sockets) socket.destroy();
  return report;
};

parentPort?.on("message", (batch: Batch) => {
  sendBatch(batch).then(
    (report) => parentPort?.postMessage(report),
    (error: Error) => parentPort?.postMessage(error),
  );
});
