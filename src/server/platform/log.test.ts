import { describe, expect, it } from "vitest";
import { captureLog } from "../testing/capture-log.ts";

const logged = (error: unknown): string => {
  const { log, text } = captureLog();
  log.error({ err: error }, "failed");
  return text();
};

describe("an error in the log", () => {
  it("is logged with name, code, cause and frames", () => {
    const text = logged(Object.assign(new TypeError("outer", { cause: new Error("inner") }), { code: "E_TEST" }));
    for (const part of ["TypeError", "outer", "E_TEST", "inner", "log.test.ts"]) expect(text).toContain(part);
  });

  it.each([
    ["a mail server's refusal", new Error("550 5.1.1 <ada@example.com>: no such user")],
    ["a message of several lines", new Error("refused\nada@example.com\nagain")],
    ["a cause", new Error("not sent", { cause: new Error("to ada@example.com") })],
    [
      "a statement's values",
      Object.assign(new Error('invalid input: "ada@example.com"'), {
        code: "22P02",
        detail: "Key (email)=(ada@example.com)",
      }),
    ],
    ["what it carries beside the message", Object.assign(new Error("x"), { body: { email: "ada@example.com" } })],
    ["something thrown that isn't an error", "ada@example.com"],
  ])("keeps personal data out: %s", (_, error) => {
    expect(logged(error)).not.toContain("ada@");
  });
});
