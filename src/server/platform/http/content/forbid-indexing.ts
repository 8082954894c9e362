import type { FastifyReply } from "fastify";

/** For pages that aren't everyone's, or aren't there: search engines read them, and keep them to themselves. */
export const forbidIndexing = (reply: FastifyReply): FastifyReply => reply.header("x-robots-tag", "noindex");
