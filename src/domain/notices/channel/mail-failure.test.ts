import { expect, test } from "vitest";
import { type MailAnswer, readMailFailure } from "./mail-failure.ts";

test.each<[string, MailAnswer, ReturnType<typeof readMailFailure>]>([
  ["no such mailbox", { command: "RCPT TO", responseCode: 550, response: "550 5.1.1 User unknown" }, "address-refused"],
  [
    "without an enhanced code",
    { command: "RCPT TO", responseCode: 553, response: "553 no such user" },
    "address-refused",
  ],
  ["a policy", { command: "RCPT TO", responseCode: 554, response: "554 5.7.1 Relay access denied" }, "refused"],
  ["greylisted", { command: "RCPT TO", responseCode: 450, response: "450 4.2.0 Try again later" }, "retry"],
  ["mailbox full for now", { command: "RCPT TO", responseCode: 452, response: "452 4.2.2 Mailbox full" }, "retry"],
  ["the content", { command: "DATA", responseCode: 554, response: "554 5.6.0 Message refused" }, "refused"],
  ["our sender", { command: "MAIL FROM", responseCode: 550, response: "550 5.1.8 Sender rejected" }, "retry"],
  ["our password", { command: "AUTH PLAIN", responseCode: 535, response: "535 5.7.8 Bad credentials" }, "retry"],
  ["no connection", { command: "CONN", responseCode: null, response: "" }, "retry"],
  ["nothing known", { command: null, responseCode: null, response: "" }, "retry"],
])("a mail failed: %s", (_, answer, failure) => {
  expect(readMailFailure(answer)).toBe(failure);
});
