import { createECDH, generateKeyPairSync, randomBytes } from "node:crypto";
import type { AddressInfo, Socket } from "node:net";
import { createServer, type Server } from "node:tls";
import { afterAll, beforeAll, expect, test } from "vitest";
import webPush from "web-push";
import { selfSignedCertificate } from "../../simulators/paypal/self-signed-certificate.ts";
import { createPushSender, type PushSender } from "./create-push-sender.ts";

/** A push service that says what it likes, byte by byte. */
let service: Server;
let speak: (socket: Socket) => void;
let sender: PushSender;
let port: number;

beforeAll(async () => {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const cert = selfSignedCertificate(privateKey, "push.example.com");
  service = createServer({ key: privateKey.export({ type: "pkcs8", format: "pem" }), cert }, (socket) => {
    socket.on("error", () => {});
    socket.once("data", () => speak(socket));
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  ({ port } = service.address() as AddressInfo);
  const trial = { ca: cert, port, timeoutMs: 300 };
  sender = createPushSender({ keys: webPush.generateVAPIDKeys(), contact: "mailto:a@example.com", trial });
});
afterAll(() => void service.close());

const send = () => {
  const browser = createECDH("prime256v1");
  browser.generateKeys();
  const keys = { p256dh: browser.getPublicKey().toString("base64url"), auth: randomBytes(16).toString("base64url") };
  return sender.send({ endpoint: `https://push.example.com:${port}/send/x`, ...keys }, "{}");
};

const repeat = (socket: Socket, text: string, everyMs: number): void => {
  const timer = setInterval(() => socket.write(text), everyMs);
  socket.on("close", () => clearInterval(timer));
};
const start = "HTTP/1.1 201 Created\r\n\r\n";

test.each<[string, (socket: Socket) => void]>([
  ["never ends", (socket) => repeat(socket, start + "x".repeat(100_000), 1)],
  ["is cut off", (socket) => void socket.end("HTTP/1.1 201 Created\r\ncontent-length: 100\r\n\r\nhalf")],
  ["drips", (socket) => socket.write(start) && repeat(socket, "x", 20)],
  ["never comes", () => {}],
  ["has a status that doesn't exist", (socket) => void socket.end("HTTP/1.1 999 Odd\r\n\r\n")],
])("an answer that %s fails its own message", async (_, behave) => {
  speak = behave;
  await expect(send()).rejects.toThrow(/^a push service (?:isn't there|said 999)$/);
});

test.each([404, 410])("a service that answers with %i has no such device any more", async (status) => {
  speak = (socket) => void socket.end(`HTTP/1.1 ${status} Gone\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
  expect(await send()).toBe("gone");
});
