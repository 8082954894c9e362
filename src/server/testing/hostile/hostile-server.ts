import { generateKeyPair } from "node:crypto";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { createServer as createSecureServer } from "node:tls";
import { promisify } from "node:util";
import { selfSignedCertificate } from "../../simulators/paypal/self-signed-certificate.ts";
import { type Dice, hostileAnswer } from "./hostile-answer.ts";

export type HostileServer = {
  port: number;
  /** Of the server that speaks TLS as `push.example.com`. */
  securePort: number;
  ca: string;
  /** Each request from now on is answered by these dice. */
  roll(dice: Dice): void;
  /** The answers since the last roll, to be told where one has done harm. */
  said(): string[];
  close(): Promise<void>;
};

/** A server on this machine whose answers keep to no rule, with and without TLS. */
export const startHostileServer = async (): Promise<HostileServer> => {
  let dice: Dice = () => 0;
  let said: string[] = [];
  const open = new Set<Socket>();
  const serve = (socket: Socket): void => {
    open.add(socket);
    socket.on("error", () => {}).on("close", () => open.delete(socket));
    socket.on("data", () => {
      const answer = hostileAnswer(dice);
      said.push(answer.described);
      answer.send(socket).catch(() => {});
    });
  };
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  const ca = selfSignedCertificate(privateKey, "push.example.com");
  const key = privateKey.export({ type: "pkcs8", format: "pem" });
  const plain = createServer(serve);
  const secure = createSecureServer({ key, cert: ca }, serve);
  const ports = await Promise.all([plain, secure].map(listen));
  return {
    port: ports[0] as number,
    securePort: ports[1] as number,
    ca,
    roll: (next) => {
      dice = next;
      said = [];
    },
    said: () => said,
    close: async () => {
      for (const socket of open) socket.destroy();
      await Promise.all([plain, secure].map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
};

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port)));
