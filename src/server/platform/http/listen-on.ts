import type { FastifyInstance } from "fastify";

/** The server can't listen: the port is in use or not allowed, or the address isn't one of this machine. */
export class ListenError extends Error {
  override readonly name = "ListenError";
}

type ListenAddress = { host: string; port: number /** The variable that sets the port. */; variable: string };

export const listenOn = async (app: FastifyInstance, { host, port, variable }: ListenAddress): Promise<void> => {
  try {
    await app.listen({ host, port });
  } catch (cause) {
    const reason = {
      EADDRINUSE: `Port ${port} is taken; choose another with ${variable}.`,
      EACCES: `Port ${port} may not be used by this user; choose another with ${variable}.`,
      EADDRNOTAVAIL: `HOST ${host} isn't an address of this machine.`,
      ENOTFOUND: `HOST ${host} isn't an address of this machine.`,
    }[(cause as NodeJS.ErrnoException).code ?? ""];
    throw reason ? new ListenError(reason, { cause }) : cause;
  }
};
