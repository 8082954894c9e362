import { expect, test } from "vitest";
import { parseConfig } from "../platform/config.ts";
import { describeProviders } from "./describe-providers.ts";

const real = { SIMULATORS: "off", SMTP_URL: "smtps://user:sesame@mail.example.com:465" };
const twilio = { TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`, TWILIO_AUTH_TOKEN: "sesame-sesame-sesame" };
const payPal = { PAYPAL_CLIENT_ID: "id", PAYPAL_CLIENT_SECRET: "sesame", PAYPAL_WEBHOOK_ID: "hook" };
const bucket = { S3_BUCKET: "logos", S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "sesame" };

test.each<[string, Record<string, string>, string]>([
  ["a machine of one's own", {}, "mail simulated · WhatsApp simulated · PayPal simulated · files local (DATA_DIR)"],
  [
    "simulators with a real mail server",
    { SMTP_URL: real.SMTP_URL },
    "mail live (mail.example.com:465) · WhatsApp simulated · PayPal simulated · files local (DATA_DIR)",
  ],
  ["nothing but mail", real, "mail live (mail.example.com:465) · WhatsApp off · PayPal off · files local (DATA_DIR)"],
  [
    "before going live",
    { ...real, ...twilio, ...payPal, PLATFORM_WHATSAPP_NUMBER: "+14155238886" },
    "mail live (mail.example.com:465) · WhatsApp sandbox (Twilio) · PayPal sandbox · files local (DATA_DIR)",
  ],
  [
    "live",
    { ...real, ...twilio, ...payPal, ...bucket, PAYPAL_ENVIRONMENT: "live" },
    "mail live (mail.example.com:465) · WhatsApp live (Twilio) · PayPal live · files live (S3 bucket logos)",
  ],
])("the summary says who is real: %s", (_, environment, line) => {
  expect(describeProviders(parseConfig(environment))).toBe(line);
});
