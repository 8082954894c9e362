import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";

export type Received = { headers: Record<string, string>; body: string };

export type WebhookReceiver = {
  url: string;
  received: Received[];
  /** From now on every message is answered so; 204 at first. */
  answer(how: number | ((response: ServerResponse, request: IncomingMessage) => void)): void;
  /** The messages so far, each accepted by the foreign verifier. */
  verified(secret: string): { type: string; timeZone: string; timestamp: string; data: Record<string, unknown> }[];
  close(): Promise<void>;
};

/** A program that is notified, on this machine. */
export const startWebhookReceiver = async (): Promise<WebhookReceiver> => {
  const received: Received[] = [];
  let respond: (response: ServerResponse, request: IncomingMessage) => void = (response) =>
    response.writeHead(204).end();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push({ headers: request.headers as Record<string, string>, body: Buffer.concat(chunks).toString() });
      respond(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer: (how) => {
      respond = typeof how === "number" ? (response) => response.writeHead(how).end("noted") : how;
    },
    verified: (secret) => received.map(({ body, headers }) => new Webhook(secret).verify(body, headers) as never),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
