import type { FastifyReply, FastifyRequest } from "fastify";

type Answer = { status: number; body: unknown };

/** Answers a request whose PayPal-Request-Id came before as the first time. */
export type Remembered = (
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<Answer>,
) => Promise<FastifyReply>;

/** In memory, which is shorter than PayPal's three days and long enough for a retry. */
export const createRequestMemory = (): Remembered => {
  const answers = new Map<string, Promise<Answer>>();
  return async (request, reply, work) => {
    const id = request.headers["paypal-request-id"];
    const key = typeof id === "string" ? `${request.url} ${id}` : null;
    const answer = (key === null ? undefined : answers.get(key)) ?? work();
    if (key !== null) {
      answers.set(key, answer);
      answer.catch(() => answers.delete(key));
    }
    const { status, body } = await answer;
    return reply.code(status).send(body);
  };
};
