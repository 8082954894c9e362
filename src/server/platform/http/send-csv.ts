import type { FastifyReply } from "fastify";

/** A CSV file as a download that no browser shows as a page or keeps. */
export const sendCsv = (reply: FastifyReply, fileName: string, content: string | NodeJS.ReadableStream): FastifyReply =>
  reply
    .header("cache-control", "no-store")
    .header("x-content-type-options", "nosniff")
    .header("content-disposition", `attachment; filename="${fileName}.csv"`)
    .type("text/csv; charset=utf-8")
    .send(content);
