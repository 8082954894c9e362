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
])("the configuration takes WhatsApp with %s", (_, environment) => {
  expect(parseConfig(environment)).toMatchObject({ PORT: 3000 });
});

const paypal = { PAYPAL_CLIENT_ID: "id", PAYPAL_CLIENT_SECRET: "secret", PAYPAL_WEBHOOK_ID: "WH-1" };

test.each([
  ["PayPal's sandbox", { ...real, ...paypal }, "sandbox"],
  [
    "real money on a plan of one's own",
    { ...real, ...paypal, PAYPAL_PLAN_ID: "P-1", PAYPAL_ENVIRONMENT: "live" },
    "live",
  ],
])("the configuration takes payments with %s", (_, environment, expected) => {
  expect(parseConfig(environment)).toMatchObject({ PAYPAL_ENVIRONMENT: expected });
});

test.each([
  ["PayPal beside the simulator", paypal, /SIMULATORS=off/],
  ["PayPal without its webhook", { ...real, ...paypal, PAYPAL_WEBHOOK_ID: "" }, /PAYPAL_WEBHOOK_ID must be set/],
  ["a plan of nobody's", { ...real, PAYPAL_PLAN_ID: "P-1" }, /needs PAYPAL_CLIENT_ID/],
  ["a plan that is none", { ...real, ...paypal, PAYPAL_PLAN_ID: "plan" }, /PAYPAL_PLAN_ID must/],
  ["an unknown environment", { ...real, ...paypal, PAYPAL_ENVIRONMENT: "test" }, /PAYPAL_ENVIRONMENT must/],
  ["a set-up secret that anyone guesses", { ADMIN_SETUP_SECRET: "administrator" }, /ADMIN_SETUP_SECRET must have/],
  ["real credentials beside the simulator", { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token }, /SIMULATORS=off/],
  ["a token beside the simulator", { TWILIO_AUTH_TOKEN: token }, /SIMULATORS=off/],
  ["an account without its token", { ...real, TWILIO_ACCOUNT_SID: sid }, /set together/],
  ["a number nobody can send from", { ...real, PLATFORM_WHATSAPP_NUMBER: "+15550100001" }, /needs TWILIO_ACCOUNT_SID/],
  [
    "an account that is none",
    { ...real, TWILIO_ACCOUNT_SID: "AC1", TWILIO_AUTH_TOKEN: token },
    /TWILIO_ACCOUNT_SID must/,
  ],
  ["a country in words", { WHATSAPP_NUMBER_COUNTRY: "Germany" }, /WHATSAPP_NUMBER_COUNTRY must be a country like US/],
  ["a list with a gap", { WHATSAPP_NUMBER_COUNTRY: "US,,DE" }, /WHATSAPP_NUMBER_COUNTRY must be a country like US/],
  ["a number without its country", { PLATFORM_WHATSAPP_NUMBER: "612345678" }, /PLATFORM_WHATSAPP_NUMBER must/],
])("the configuration refuses %s", (_, environment, message) => {
  expect(() => parseConfig(environment)).toThrow(ConfigError);
  expect(() => parseConfig(environment)).toThrow(message);
});
