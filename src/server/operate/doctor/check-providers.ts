import { createTransport } from "nodemailer";
import { z } from "zod";
import { createPayPalClient } from "../../integrations/paypal/client.ts";
import { createTwilioClient } from "../../integrations/whatsapp/twilio/client.ts";
import type { Config } from "../../platform/config.ts";
import { openBucket } from "../../platform/storage/s3/open-bucket.ts";
import { listUsedProviders, type ProviderUse } from "../../start/describe-providers.ts";
import { payPalApiBases } from "../../start/start-paypal.ts";
import { type Finding, faultFinding, fineFinding, noteFinding, reasonOf } from "./finding.ts";

const answerMs = 10_000;

/** Asks each provider that is real something harmless, with the credentials it is used with. */
export const checkProvider = async (config: Config, name: ProviderUse["name"]): Promise<Finding> => {
  const use = listUsedProviders(config).find((provider) => provider.name === name);
  if (!use || use.mode === "off") return noteFinding(`${name} isn't set up`);
  const text = `${use.mode}${use.where === null ? "" : ` (${use.where})`}`;
  if (use.mode === "simulated") return fineFinding(text);
  try {
    await asking[name](config);
    return fineFinding(`${text}, answers`);
  } catch (error) {
    return faultFinding(`${text}: ${reasonOf(error)}`);
  }
};

const asking: Record<ProviderUse["name"], (config: Config) => Promise<unknown>> = {
  mail: async ({ SMTP_URL = "" }) => {
    const limits = {
      connectionTimeout: answerMs,
      greetingTimeout: answerMs,
      socketTimeout: answerMs,
      dnsTimeout: answerMs,
    };
    const transport = createTransport({ url: SMTP_URL, ...limits });
    try {
      await transport.verify();
    } finally {
      transport.close();
    }
  },
  WhatsApp: ({ TWILIO_ACCOUNT_SID: accountSid = "", TWILIO_AUTH_TOKEN: authToken = "" }) =>
    createTwilioClient({ accountSid, authToken }, answerMs).get(
      { part: "api", path: "/Messages.json", query: { PageSize: "1" } },
      z.looseObject({}),
    ),
  PayPal: (config) =>
    createPayPalClient(
      {
        clientId: config.PAYPAL_CLIENT_ID ?? "",
        clientSecret: config.PAYPAL_CLIENT_SECRET ?? "",
        apiBase: payPalApiBases[config.PAYPAL_ENVIRONMENT],
      },
      { timeoutMs: answerMs },
    )({ method: "GET", path: "/v1/billing/plans?page_size=1" }),
  files: async ({ S3_BUCKET: bucket, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT, S3_REGION }) => {
    if (!bucket || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return;
    const keys = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
    const options = { bucket, ...keys, endpoint: S3_ENDPOINT, region: S3_REGION };
    await openBucket(options).check(AbortSignal.timeout(answerMs));
  },
};
