import type { FastifyReply } from "fastify";

/** For pages that aren't everyone's, or aren't there: search engines may read them, but not list them. */
export const forbidIndexing = (reply: FastifyReply): FastifyReply => reply.header("x-robots-tag", "noindex");
