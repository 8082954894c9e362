import { join } from "node:path";
import { ownRequestHeader } from "#server/platform/http/security/origin-check.ts";
import { subscriptionRecordSchema } from "#server/simulators/paypal/subscriptions/subscription-record.ts";
import { openNumberStore } from "#server/simulators/twilio/numbers/number-store.ts";
import { openRecordFile } from "#server/simulators/twilio/record-file.ts";
import { readRows } from "#server/testing/read-rows.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import type { Ledger } from "./ledger.ts";
import type { Site } from "./site.ts";

const atPayPal = ({ paypalDir }: Site) =>
  openRecordFile(join(paypalDir, "subscriptions.jsonl"), subscriptionRecordSchema).list();

/** PayPal repeats for three days what nobody took; the simulator's memory of that ends with its process. */
export const hearFromPayPal = async (site: Site): Promise<void> => {
  for (const { sid, status } of await atPayPal(site)) {
    if (status === "APPROVAL_PENDING") continue;
    await waitUntil("PayPal's event to be taken", async () => {
      const answer = await fetch(`${site.url}/simulator/api/paypal/subscriptions/${sid}/resend`, {
        method: "POST",
        headers: { [ownRequestHeader]: "1" },
        signal: AbortSignal.timeout(20_000),
      }).catch(() => null);
      const told = (await answer?.json().catch(() => null)) as { status: number | null } | null;
      return told !== null && told.status !== null && told.status < 300;
    });
  }
};

type Row = { id: string; owner: string; status: string; subscribed: boolean | null };

const ours = `
  select p.id, p.user_id as owner, p.status, s.subscribed from paypal_subscriptions p
  left join subscribers s on s.user_id = p.user_id`;

/** PayPal's book against ours, and the shop's numbers against ours: nobody pays twice or for nothing. */
export const checkPayments = async (site: Site, { payments }: Ledger): Promise<string[]> => {
  const findings: string[] = [];
  const rows = new Map((await readRows<Row>(site.databaseUrl(), ours)).map((row) => [row.id, row]));
  const book = new Map((await atPayPal(site)).map((record) => [record.sid, record]));
  for (const { sid, status, customId, payments: paid } of book.values()) {
    const row = rows.get(sid);
    if (paid.length > 1) findings.push(`${sid} was charged ${paid.length} times`);
    if (status === "APPROVAL_PENDING") continue;
    if (row?.status !== status) findings.push(`${sid} is ${status} at PayPal and ${row?.status ?? "unknown"} here`);
    if (status === "ACTIVE" && row?.subscribed !== true) findings.push(`${sid} is paid, and ${customId} has nothing`);
  }
  const active = [...book.values()].filter(({ status }) => status === "ACTIVE");
  const perOwner = Map.groupBy(active, ({ customId }) => customId);
  for (const [owner, several] of perOwner)
    if (several.length > 1) findings.push(`${owner} pays ${several.length} subscriptions`);
  for (const { subscription, isConfirmed, isCancelled, isUnsure } of payments) {
    if (!isConfirmed || isUnsure || subscription === null) continue;
    const expected = isCancelled ? "CANCELLED" : "ACTIVE";
    const status = book.get(subscription)?.status;
    if (status !== expected) findings.push(`${subscription} was acknowledged as ${expected} and is ${status}`);
  }
  return [...findings, ...(await checkNumbers(site, payments))];
};

const numbersOf = `
  select r.id, r.status, r.provisioned_phone_number as number from sender_registrations r`;

const checkNumbers = async (site: Site, payments: Ledger["payments"]): Promise<string[]> => {
  const rows = await readRows<{ id: string; status: string; number: string | null }>(site.databaseUrl(), numbersOf);
  const known = new Map(rows.map((row) => [row.id, row]));
  const findings: string[] = [];
  for (const { registration } of payments) {
    const row = registration === null ? undefined : known.get(registration);
    if (registration !== null && row === undefined) findings.push("an acknowledged setup of a number is lost");
    if (row?.status === "failed") findings.push("the setup of a number failed");
  }
  const used = new Set(rows.map(({ number }) => number));
  const bought = (await openNumberStore(site.twilioDir).list()).filter(({ releasedAt }) => releasedAt === null);
  const surplus = bought.filter(({ phoneNumber }) => !used.has(phoneNumber)).length;
  if (surplus > 0) findings.push(`${surplus} numbers were bought that no setup knows of`);
  return findings;
};
