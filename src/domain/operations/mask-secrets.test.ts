import { expect, test } from "vitest";
import { maskSecrets, namesSecret } from "./mask-secrets.ts";

test.each([
  ["connect to postgres://ada:s3same@db.example:5432/x failed", "s3same"],
  ["smtps://user%40example.com:s3same@mail.example refused", "s3same"],
  ["401 from api: Authorization: Bearer s3same.x-y", "s3same"],
  ["header Basic YWRhOnMzc2FtZQ==", "YWRh"],
  ["GET /x?token=s3same&next=/", "s3same"],
  ["GET /callback?code=482913&state=s3same", "482913"],
  ['{"password":"s3same","other":1}', "s3same"],
  ["TWILIO_AUTH_TOKEN=s3same is wrong", "s3same"],
  ["client_secret: s3same", "s3same"],
  ["set-cookie: daybook.session_token=s3same; Path=/", "s3same"],
  ["x-twilio-signature: s3same=", "s3same"],
  ["The 'To' number whatsapp:+34 612-345-678 is not valid", "612"],
  ["550 <ada@example.com>: no such user", "ada@"],
])("%j: the secret is gone, the rest is readable", (text, secret) => {
  expect(maskSecrets(text)).not.toContain(secret);
  expect(maskSecrets(text)).toMatch(/\((secret|number|address)\)/);
});

test.each([
  "0b2f4c9d81e64a7f93c5d20e7a1b8c46",
  "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  "6b1f3c0e-9a4d-4f57-8e21-0c7b5d9a3e64",
  "qNm-paQerxsX--agIQTXFxquZldrIwHp",
  "kX9vQ2mLr7TzB4wYc1NfJd8s",
  "AKIAIOSFODNN7EXAMPLE4QXZ",
  "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9",
  "K7QF-2M9X-PD4R-8WTZ-H3VB-6NCY",
  "xoxb-17653285-4wTgVbQx9LmZ",
  "daybook_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
])("%s was drawn at random, and is gone wherever it stands", (secret) => {
  expect(maskSecrets(`no answer to ${secret}, twice`)).toBe("no answer to (secret), twice");
});

test.each([
  "migration 0059_administration_in_steps.sql failed: relation appointments_no_overlap exists",
  "connect ECONNREFUSED 127.0.0.1:5432",
  "Cannot read properties of undefined (reading 'appointmentVersion')",
  "could not serialize access due to concurrent update",
  "/srv/daybook/src/server/features/administration/setup-service.ts is gone at 2027-03-01T08:00:00Z",
  "admin_list_registrations(uuid, timestamptz) and getUserProfileByEmailAddress failed",
  "password authentication failed for user",
  "timeout after 10 000 ms, 1+2 tries",
])("without a secret %j is logged as it is", (text) => expect(maskSecrets(text)).toBe(text));

test.each([
  ["password", true],
  ["newPassword", true],
  ["Set-Cookie", true],
  ["authToken", true],
  ["api_key", true],
  ["noticeId", false],
  ["reason", false],
  ["route", false],
])("a field called %s is secret: %s", (name, expected) => expect(namesSecret(name)).toBe(expected));
