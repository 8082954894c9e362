import { describe, expect, test } from "vitest";
import { ConfigError, parseConfig, settingNames } from "./config.ts";

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
  ["a country that is none", { WHATSAPP_NUMBER_COUNTRY: "XX" }, /WHATSAPP_NUMBER_COUNTRY must be a country like US/],
  ["a country in words", { WHATSAPP_NUMBER_COUNTRY: "Germany" }, /WHATSAPP_NUMBER_COUNTRY must be a country like US/],
  ["a list with a gap", { WHATSAPP_NUMBER_COUNTRY: "US,,DE" }, /WHATSAPP_NUMBER_COUNTRY must be a country like US/],
  ["a number without its country", { PLATFORM_WHATSAPP_NUMBER: "612345678" }, /PLATFORM_WHATSAPP_NUMBER must/],
])("the configuration refuses %s", (_, environment, message) => {
  expect(() => parseConfig(environment)).toThrow(ConfigError);
  expect(() => parseConfig(environment)).toThrow(message);
});

const site = {
  PUBLIC_URL: "https://book.example.com",
  SMTP_URL: "smtp://localhost",
  MAIL_FROM: "Ada <ada@example.com>",
};

describe("the simulators", () => {
  test.each<[string, Record<string, string>, boolean]>([
    ["on loopback", {}, true],
    ["on another loopback address", { HOST: "::1", PUBLIC_URL: "http://localhost:8080" }, true],
    ["behind a proxy at a public address", site, false],
    ["on all addresses", { ...site, HOST: "0.0.0.0" }, false],
    ["on all addresses of version 6", { ...site, HOST: "::" }, false],
    ["behind a proxy that is known", { ...site, PUBLIC_URL: "http://localhost", TRUST_PROXY: "127.0.0.1" }, false],
    ["in public as development", { ...site, NODE_ENV: "development" }, false],
    ["in public as test", { ...site, NODE_ENV: "test" }, false],
    ["in public when somebody says so", { ...site, SIMULATORS: "on" }, true],
    ["in production", { ...site, PUBLIC_URL: "http://localhost", NODE_ENV: "production" }, false],
    ["on loopback when nobody wants them", { ...site, PUBLIC_URL: "http://localhost", SIMULATORS: "off" }, false],
  ])("%s: %j, %s", (_, environment, expected) => {
    const empty = Object.fromEntries(settingNames.map((name) => [name, ""]));
    const blank = Object.fromEntries(settingNames.map((name) => [name, " "]));
    for (const unset of [{}, empty, blank]) expect(parseConfig({ ...unset, ...environment }).SIMULATORS).toBe(expected);
  });

  test("that are off for the sake of strangers are the reason that is given", () => {
    expect(() => parseConfig({ HOST: "0.0.0.0", NODE_ENV: "development" })).toThrow(
      /^HOST serves more than this machine[^\n]+SMTP_URL[^\n]+$/,
    );
  });
});

test("an installation that others reach is one in production, whatever is left empty", () => {
  expect(parseConfig({ NODE_ENV: "", ...site })).toMatchObject({
    NODE_ENV: "production",
    SUPPORT_EMAIL: "ada@example.com",
  });
  expect(() => parseConfig({ HOST: "0.0.0.0", SMTP_URL: "smtp://localhost" })).toThrow(/PUBLIC_URL must be set/);
});

test("whoever serves more than this machine names a sender that takes mail, in any mode", () => {
  const open = { NODE_ENV: "development", HOST: "0.0.0.0", SMTP_URL: "smtp://localhost" };
  expect(() => parseConfig(open)).toThrow(/^MAIL_FROM must be set as HOST serves more than this machine[^\n]+$/);
  expect(parseConfig({ ...open, MAIL_FROM: "ada@example.com" }).SUPPORT_EMAIL).toBe("ada@example.com");
});

test.each([
  ["HTTPS://Book.Example.com/", "https://book.example.com"],
  ["https://book.example.com:443", "https://book.example.com"],
  ["https://book.example.com:8443", "https://book.example.com:8443"],
  ["https://bücher.example.com", "https://xn--bcher-kva.example.com"],
])("the public address %s is kept as browsers write it", (typed, kept) => {
  expect(parseConfig({ ...site, PUBLIC_URL: typed }).PUBLIC_URL).toBe(kept);
});

test.each<[string, Record<string, string>, RegExp]>([
  ["an address over http", { PUBLIC_URL: "http://book.example.com" }, /^PUBLIC_URL must begin with https:/],
  ["an address over http of the network", { PUBLIC_URL: "http://192.168.1.5:3000" }, /^PUBLIC_URL must begin with/],
  ["an address below a path", { PUBLIC_URL: "https://example.com/book" }, /^PUBLIC_URL must be an origin/],
  ["an address with a question", { PUBLIC_URL: "https://example.com/?a" }, /^PUBLIC_URL must be an origin/],
  ["an address with a name in it", { PUBLIC_URL: "https://me:sesame@example.com" }, /^PUBLIC_URL must be an origin/],
  ["no sender", { MAIL_FROM: "" }, /^MAIL_FROM must be set/],
  ["the sender of trials", { MAIL_FROM: "Daybook <hello@daybook.localhost>" }, /^MAIL_FROM must be an address that/],
  ["support nowhere", { SUPPORT_EMAIL: "support@daybook.localhost" }, /^SUPPORT_EMAIL must be an address that takes/],
  ["sales nowhere", { SALES_EMAIL: "sales@daybook.test" }, /^SALES_EMAIL must be an address that takes/],
  [
    "a provider of accounts over http",
    { OIDC_ISSUER: "http://id.example.com", OIDC_CLIENT_ID: "a", OIDC_CLIENT_SECRET: "b" },
    /^OIDC_ISSUER must begin with https:/,
  ],
])("whoever serves the public is refused %s in one line, in any mode", (_, environment, message) => {
  for (const NODE_ENV of ["production", "development", "test"]) {
    const start = () => parseConfig({ ...site, NODE_ENV, ...environment });
    expect(start).toThrow(message);
    expect(start).not.toThrow(/\n|sesame/);
  }
});
