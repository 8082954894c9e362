import { once } from "node:events";
import { connect, type Socket } from "node:net";

export const openConnection = async (port: number): Promise<Socket> => {
  const socket = connect(port, "127.0.0.1").setNoDelay(true);
  await once(socket, "connect");
  return socket;
};

/** Understands just what our servers answer: a status line, and as many bytes as its content-length says. */
export const createAnswerReader = (socket: Socket): (() => Promise<string>) => {
  let received: Buffer = Buffer.alloc(0);
  let waiting: { resolve(status: string): void; reject(error: Error): void } | null = null;
  socket.on("data", (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const headEnd = received.indexOf("\r\n\r\n");
    if (headEnd < 0) return;
    const head = received.toString("latin1", 0, headEnd);
    const length = Number(/\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
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
