import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import fastify, { type FastifyError } from "fastify";
import { expect, test } from "vitest";
import { captureLog } from "../../../testing/capture-log.ts";
import { waitUntil } from "../../../testing/wait-until.ts";
import { handleErrors, toRefusal } from "./error-handler.ts";

test.each([
  [{ code: "ECONNRESET" }, "unavailable"],
  [{ code: "57P01" }, "unavailable"],
  [{ code: "57014" }, "unavailable"],
  [{ code: "53100" }, "unavailable"],
  [{ code: "ENOSPC" }, "unavailable"],
  [{ code: "EDQUOT" }, "unavailable"],
  [{ cause: { code: "53100" } }, "unavailable"],
  // What was named is gone by the time it is written.
  [{ code: "23503" }, "not-found"],
  [{ code: "53400" }, "internal"],
  [{ code: "ECONNRESET", statusCode: 400 }, "malformed-body"],
  [{ code: "FST_ERR_CTP_BODY_TOO_LARGE", statusCode: 413 }, "body-too-large"],
  [{ code: "SOMETHING", statusCode: 418 }, "invalid-input"],
  [{ code: "SOMETHING", statusCode: 500 }, "internal"],
  [{}, "internal"],
])("an error with %j is answered as %s", (details, code) => {
  expect(toRefusal(Object.assign(new Error("a message"), details) as FastifyError).code).toBe(code);
});

test("a full disk is one line of the log for a request, without a stack", async () => {
  const { log, lines } = captureLog();
  const app = fastify();
  handleErrors(app, log);
  app.get("/", async () => {
    throw Object.assign(new Error("could not extend file"), { code: "53100" });
  });
  const answer = await app.inject("/");
  expect([answer.statusCode, answer.json().code, answer.headers["retry-after"]]).toEqual([503, "unavailable", "60"]);
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines[0])).not.toContain("stack");
  await app.close();
});

test("a caller that hangs up in mid-body doesn't look like a database that is away", async () => {
  const { log, lines } = captureLog();
  const app = fastify();
  handleErrors(app, log);
  app.post("/", async () => "never");
  const statuses: number[] = [];
  app.addHook("onError", async (_request, _reply, error) => void statuses.push(error.statusCode ?? 0));
  await app.listen({ host: "127.0.0.1", port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  await once(socket, "connect");
  const head = "POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{";
  const asked = once(app.server, "request");
  socket.write(head);
  await asked;
  socket.destroy();
  await waitUntil("the failure", async () => statuses.length > 0);
  expect(lines).toEqual([]);
  await app.close();
});
