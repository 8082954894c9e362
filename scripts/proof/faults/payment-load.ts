import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { ownRequestHeader } from "#server/platform/http/security/origin-check.ts";
import { insertOwner } from "#server/testing/builders/build-owner.ts";
import type { Random } from "../shared/seeded-random.ts";
import type { Ledger, Payment } from "./ledger.ts";
import type { Site } from "./site.ts";

type Deps = { site: Site; ledger: Ledger; random: Random };

const mostPayers = 40;

/** Somebody subscribes, agrees at PayPal, confirms and sets up a number; now and then somebody cancels. */
export const payAndRegister = async (deps: Deps): Promise<void> => {
  const { site, ledger, random } = deps;
  const onTheWay = ledger.payments.filter(isUnfinished);
  const done = ledger.payments.filter((each) => !isUnfinished(each) && !each.isCancelled && !each.isUnsure);
  if (done.length > 0 && random.chance(0.2)) return cancel(deps, random.pick(done));
  const isFull = ledger.payments.length >= mostPayers;
  if (isFull && onTheWay.length === 0) return;
  const payer = onTheWay.length > 0 ? random.pick(onTheWay) : await newPayer(site, ledger);
  // Where a step isn't answered, the next call begins there.
  for (let step = 0; step < 3 && isUnfinished(payer); step++) await goOn(deps, payer);
};

const goOn = async ({ site, ledger, random }: Deps, payer: Payment): Promise<void> => {
  const ask = asker(site, payer, ledger);
  if (payer.subscription === null) {
    const answer = await ask<{ subscription: string }>("subscription/checkout", { agents: 1 + random.number(3) });
    payer.subscription = answer?.subscription ?? null;
  } else if (!payer.isConfirmed) {
    await agree(site, payer.subscription);
    payer.isConfirmed = (await ask("subscription/confirm", { subscription: payer.subscription })) !== null;
  } else {
    const form = { businessName: "Trial Salon", country: "US" };
    const answer = await ask<{ registrationId: string }>("whatsapp/registrations", form, payer.ownerId);
    payer.registration = answer?.registrationId ?? null;
  }
};

const cancel = async ({ site, ledger }: Deps, payer: Payment): Promise<void> => {
  payer.isUnsure = true;
  const answer = await asker(site, payer, ledger)("subscription/cancel", { reason: "A trial" });
  if (answer !== null) Object.assign(payer, { isUnsure: false, isCancelled: true });
};

const isUnfinished = ({ isConfirmed, registration }: Payment): boolean => !isConfirmed || registration === null;

const newPayer = async (site: Site, ledger: Ledger): Promise<Payment> => {
  const { id, cookie } = await insertOwner(site.databaseUrl(), { timeZone: "UTC" });
  const nothingYet = {
    subscription: null,
    isConfirmed: false,
    isCancelled: false,
    isUnsure: false,
    registration: null,
  };
  const payer: Payment = { ownerId: id, cookie, ...nothingYet };
  ledger.payments.push(payer);
  return payer;
};

/** In the payer's browser, at PayPal. Again is refused there, and does no harm. */
const agree = (site: Site, subscription: string) =>
  fetch(`${site.url}/simulator/paypal/subscriptions/${subscription}/approve`, {
    method: "POST",
    headers: { [ownRequestHeader]: "1" },
    signal: AbortSignal.timeout(15_000),
  });

/** What may be answered while PayPal or the database is away, or to one of many; a later retry is served. */
const passing = new Set([502, 503, 409, 402, 429]);

const asker =
  (site: Site, { cookie }: Payment, ledger: Ledger) =>
  async <Answer>(path: string, body: object, key: string = randomUUID()): Promise<Answer | null> => {
    const answer = await fetch(`${site.url}/api/v1/${path}`, {
      method: "POST",
      headers: { cookie, [ownRequestHeader]: "1", "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    const text = await answer.text();
    if (answer.ok) return JSON.parse(text) as Answer;
    // All payers come from one address: its allowance has an end.
    if (answer.status === 429) await sleep(1_000);
    if (!passing.has(answer.status)) ledger.strange.push(`${path}: ${answer.status} ${text}`);
    return null;
  };
