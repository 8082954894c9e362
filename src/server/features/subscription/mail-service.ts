import type { Language } from "#domain/languages.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { formatDate } from "#domain/scheduling/clock/format-date-time.ts";
import type { SubscriptionDecision } from "#domain/subscription/decide-subscription.ts";
import { agentPrice, monthlyPrice } from "#domain/subscription/price.ts";
import type { SubscriptionMail } from "#domain/subscription/subscription-mails.ts";
import type { Tx } from "../../platform/db/database.ts";
import { selectTimeZone } from "../../platform/db/select-time-zone.ts";
import type { Enqueue } from "../../platform/jobs/job.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import { mailOwner } from "../accounts/owner-mail-service.ts";
import { findSurplusNames } from "../agents/fitting-service.ts";

type MailDeps = { enqueue: Enqueue; publicUrl: string };

/** Queued with the change that it reports. */
export const mailSubscriptionChange = async (
  tx: Tx,
  { enqueue, publicUrl }: MailDeps,
  ownerId: OwnerId,
  { kind, decision }: { kind: SubscriptionMail; decision: SubscriptionDecision },
): Promise<void> => {
  const [zone] = await tx.run(selectTimeZone, { ownerId });
  const billed = decision.billedAgents ?? decision.maxAgents;
  const leaving = kind === "planLowered" ? await findSurplusNames(tx, ownerId, billed) : [];
  await mailOwner(tx, enqueue, { ownerId }, (name, language) => {
    const day = (instant: Temporal.Instant | null) => dayOf(instant, zone?.time_zone ?? "UTC", language);
    const plan = { agents: String(billed), monthly: money(monthlyPrice(billed), language) };
    const url = `${publicUrl}/subscription`;
    const contents: Record<SubscriptionMail, Mail> = {
      subscriptionStarted: { kind: "subscriptionStarted", name, ...plan, next: day(decision.nextBillingAt), url },
      planRaised: { kind: "planRaised", name, ...plan, from: day(decision.nextBillingAt), url },
      planLowered: {
        ...{ kind: "planLowered", name, ...plan, url },
        from: day(decision.pendingChange?.from ?? decision.nextBillingAt),
        leaving: leaving.join(", ") || nobody,
      },
      loweringUndone: { kind: "loweringUndone", name, ...plan, url },
      paymentFailed: { kind: "paymentFailed", name, until: day(decision.subscriptionEnd), url },
      paymentMended: { kind: "paymentMended", name, ...plan, next: day(decision.nextBillingAt), url },
      bookingPaused: { kind: "bookingPaused", name, url },
      subscriptionCancelled: { kind: "subscriptionCancelled", name, until: day(decision.subscriptionEnd), url },
      subscriptionEnded: { kind: "subscriptionEnded", name, url },
    };
    return contents[kind];
  });
};

export const mailAgentsDeactivated = (
  tx: Tx,
  { enqueue, publicUrl }: MailDeps,
  ownerId: OwnerId,
  { deactivated, maxAgents }: { deactivated: number; maxAgents: number },
): Promise<void> =>
  mailOwner(tx, enqueue, { ownerId }, (name) => ({
    kind: "agentsDeactivated",
    name,
    deactivated: String(deactivated),
    maxAgents: String(maxAgents),
    url: `${publicUrl}/subscription`,
  }));

/** `refunded`: in the price's currency; nought when nothing had been paid. */
export const mailSecondSubscription = (
  tx: Tx,
  { enqueue, publicUrl }: MailDeps,
  ownerId: OwnerId,
  { id, refunded }: { id: string; refunded: number },
): Promise<void> =>
  mailOwner(tx, enqueue, { ownerId }, (name, language) => ({
    kind: "secondSubscription",
    name,
    subscription: id,
    refunded: money(refunded, language),
    url: `${publicUrl}/subscription`,
  }));

const nobody = "–";

const dayOf = (instant: Temporal.Instant | null, timeZone: string, language: Language): string => {
  if (instant === null) return nobody;
  const day = instant.toZonedDateTimeISO(timeZone).toPlainDate().toString();
  return formatDate(day, language) ?? day;
};

const money = (amount: number, language: Language): string =>
  formatMoney({ amount, currency: agentPrice.currency }, language);
