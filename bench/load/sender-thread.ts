import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { parentPort } from "node:worker_threads";

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
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)));
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

const open = async (port: number): Promise<Socket> => {
  const socket = connect(port, "127.0.0.1").setNoDelay(true);
  await once(socket, "connect");
  return socket;
};

/** Understands just what our servers answer: a status line, a content-length and that many bytes. */
const createAnswerReader = (socket: Socket): (() => Promise<string>) => {
  let received: Buffer = Buffer.alloc(0);
  let waiting: { resolve(status: string): void; reject(error: Error): void } | null = null;
  socket.on("data", (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const headEnd = received.indexOf("\r\n\r\n");
    if (headEnd < 0) return;
    const head = received.toString("latin1", 0, headEnd);
    const length = Number(/\ncontent-length: (\d+)/i.exec(head)?.[1]);
    if (received.length < headEnd + 4 + length) return;
    received = received.subarray(headEnd + 4 + length);
    waiting?.resolve(head.slice(9, 12));
  });
  socket.on("close", () => waiting?.reject(new Error("the server closed the connection")));
  return () =>
    new Promise((resolve, reject) => {
      waiting = { resolve, reject };
    });
};

parentPort?.on("message", (batch: Batch) => {
  sendBatch(batch).then(
    (report) => parentPort?.postMessage(report),
    (error: Error) => parentPort?.postMessage(error),
  );
});
