import { createECDH, randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import webPush from "web-push";
import { z } from "zod";
import { requireReachable } from "../../features/accounts/sign-in/social-service.ts";
import { createCalendarGateway } from "../../integrations/calendars/create-calendar-gateway.ts";
import { createCertificateSource } from "../../integrations/paypal/certificates.ts";
import { createPayPalClient } from "../../integrations/paypal/client.ts";
import { createPushSender } from "../../integrations/push/create-push-sender.ts";
import { createTwilioClient } from "../../integrations/whatsapp/twilio/client.ts";
import { createMailer } from "../../platform/mail/create-mailer.ts";
import { guardedFetch } from "../../platform/outbound/guard-global-fetch.ts";
import { openBucket } from "../../platform/storage/s3/open-bucket.ts";
import type { HostileServer } from "./hostile-server.ts";

export type OutboundCalls = Record<string, () => Promise<unknown>>;

/** Every call that Daybook makes to a server that isn't its own, with little patience. */
export const outboundCalls = (server: HostileServer, timeoutMs: number): OutboundCalls => ({
  ...calendarCalls(server, timeoutMs),
  ...storageCalls(server, timeoutMs),
  ...providerCalls(server, timeoutMs),
});

const calendarCalls = ({ port }: HostileServer, timeoutMs: number): OutboundCalls => {
  const base = `http://127.0.0.1:${port}`;
  const gateway = createCalendarGateway({ allowsLoopback: true, timeoutMs });
  const account = { server: `${base}/dav/`, username: "ana", password: "secret" };
  const question = {
    from: Temporal.Instant.from("2027-03-01T00:00:00Z"),
    to: Temporal.Instant.from("2028-03-01T00:00:00Z"),
    businessZone: "Europe/Madrid",
  };
  const place = { href: `${base}/dav/a.ics`, etag: `"one"` };
  const event = { fileName: "a.ics", text: "BEGIN:VCALENDAR\r\nEND:VCALENDAR", known: place };
  return {
    "iCal read": () => gateway.readIcal(`${base}/a.ics`, '"one"', question),
    "CalDAV list": () => gateway.listCalendars(account),
    "CalDAV read": () => gateway.readCalDav(account, `${base}/dav/work/`, question),
    "CalDAV write": () => gateway.writeEvent(account, `${base}/dav/work/`, event),
    "CalDAV remove": () => gateway.removeEvent(account, place),
  };
};

const storageCalls = ({ port }: HostileServer, timeoutMs: number): OutboundCalls => {
  const keys = { accessKeyId: "a", secretAccessKey: "b", region: "us-east-1", bucket: "b" };
  const bucket = openBucket({ ...keys, endpoint: `http://127.0.0.1:${port}` }, 1, timeoutMs);
  return {
    "S3 put": () => bucket.put("a", Buffer.from("x"), "image/jpeg"),
    "S3 get": () => bucket.get("a"),
    "S3 stream": async () => readSome((await bucket.stream("a")) ?? Readable.from([])),
    "S3 list": () => bucket.list("backups/"),
    "S3 delete": () => bucket.delete("a"),
    "S3 check": () => bucket.check(AbortSignal.timeout(timeoutMs)),
    "S3 upload": async () => {
      const upload = await bucket.upload("a", "application/gzip");
      await upload.send(Buffer.alloc(10_000));
      await upload.complete();
    },
  };
};

/** As much as somebody wants of an object that may be of any size. */
const readSome = async (stream: Readable): Promise<void> => {
  let length = 0;
  for await (const part of stream) {
    length += (part as Buffer).length;
    if (length > 1_000_000) break;
  }
};

const providerCalls = ({ port, securePort, ca }: HostileServer, timeoutMs: number): OutboundCalls => {
  const base = `http://127.0.0.1:${port}`;
  const twilio = createTwilioClient({ accountSid: "AC", authToken: "t", apiBase: base }, timeoutMs);
  const paypal = () => createPayPalClient({ clientId: "a", clientSecret: "b", apiBase: base }, { timeoutMs });
  const trial = { ca, port: securePort, timeoutMs };
  const push = createPushSender({ keys: webPush.generateVAPIDKeys(), contact: "mailto:a@example.com", trial });
  const browser = createECDH("prime256v1");
  browser.generateKeys();
  const device = {
    endpoint: `https://push.example.com:${securePort}/send/x`,
    p256dh: browser.getPublicKey().toString("base64url"),
    auth: randomBytes(16).toString("base64url"),
  };
  const contents = { part: "content", path: "/Content" } as const;
  const sid = z.object({ sid: z.string() });
  return {
    "Twilio post": () => twilio.post({ part: "api", path: "/Messages.json", form: { To: "x" } }, sid),
    "Twilio list": () => twilio.list(contents, "contents", sid),
    "Twilio delete": () => twilio.delete(contents),
    "PayPal get": () => paypal()({ method: "GET", path: "/v1/billing/plans" }),
    "PayPal post": () => paypal()({ method: "POST", path: "/v1/billing/subscriptions", body: {} }),
    "PayPal certificate": () => createCertificateSource(timeoutMs)(`${base}/v1/notifications/certs/x`, "203.0.113.1"),
    push: () => push.send(device, "{}"),
    "OpenID discovery": () => requireReachable(base, timeoutMs),
    "library's fetch": () => guardedFetch(timeoutMs)(`${base}/jwks`, { method: "POST", body: "code=x" }),
    mail: async () => {
      const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: "a@example.com", limitMs: timeoutMs });
      const mail = { kind: "passwordReset", name: "Ana", url: "https://daybook.example/r" } as const;
      await mailer.send("ana@example.com", mail, "en").finally(() => mailer.close());
    },
  };
};
