import { expect, test } from "vitest";
import { ConfigError, parseConfig } from "./config.ts";

const sid = `AC${"0".repeat(32)}`;
const token = "1".repeat(32);
const real = { SIMULATORS: "off", SMTP_URL: "smtp://localhost" };

test.each([
  ["the simulator's own account", {}],
  ["a number for the simulator", { PLATFORM_WHATSAPP_NUMBER: "+15550100001" }],
  ["a real account", { ...real, TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token }],
  [
    "a real account and number",
    { ...real, TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token, PLATFORM_WHATSAPP_NUMBER: "+15550100001" },
  ],
  ["no WhatsApp at all", real],
])("WhatsApp with %s", (_, environment) => {
  expect(parseConfig(environment)).toMatchObject({ PORT: 3000 });
});

test.each([
  ["real credentials beside the simulator", { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token }, /SIMULATORS=off/],
  ["a token beside the simulator", { TWILIO_AUTH_TOKEN: token }, /SIMULATORS=off/],
  ["an account without its token", { ...real, TWILIO_ACCOUNT_SID: sid }, /set together/],
  ["a number nobody can send from", { ...real, PLATFORM_WHATSAPP_NUMBER: "+15550100001" }, /needs TWILIO_ACCOUNT_SID/],
  [
    "an account that is none",
    { ...real, TWILIO_ACCOUNT_SID: "AC1", TWILIO_AUTH_TOKEN: token },
    /TWILIO_ACCOUNT_SID must/,
  ],
  ["a number without its country", { PLATFORM_WHATSAPP_NUMBER: "612345678" }, /PLATFORM_WHATSAPP_NUMBER must/],
])("%s is refused", (_, environment, message) => {
  expect(() => parseConfig(environment)).toThrow(ConfigError);
  expect(() => parseConfig(environment)).toThrow(message);
});
