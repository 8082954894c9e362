import { Alert, Text } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { SubscriptionStatus } from "#contract/subscription.ts";
import { fitAgents } from "#domain/subscription/fit-agents.ts";
import { describePlanChange } from "#domain/subscription/plan-change.ts";
import { monthlyPrice } from "#domain/subscription/price.ts";
import { usePrice } from "../../../../lib/format/use-price.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { agentsQuery } from "../../../../lib/queries/agents-query.ts";
import { useInstantDayText } from "../../use-instant-day-text.ts";

type PlanChangeNoteProps = { status: SubscriptionStatus; agents: number };

/** Said before the payer approves: what a change costs from when and who goes, or that a new plan is billed at once. */
export const PlanChangeNote = ({ status, agents }: PlanChangeNoteProps) => {
  const text = useText(status, agents);
  const isLowering = status.ways.includes("change") && agents < status.maxAgents && status.billedAgents !== agents;
  return text === null ? null : (
    <Alert variant="light" icon={<IconInfoCircle aria-hidden />} role="status">
      {text}
      {isLowering && <LeavingAgents agents={agents} />}
    </Alert>
  );
};

/** Who has to go when only this many agents can be active. */
const LeavingAgents = ({ agents }: { agents: number }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { data } = useQuery(agentsQuery);
  if (!data) return null;
  const active = data.agents.filter(({ isActive }) => isActive);
  const leaving = fitAgents(
    active.map(({ id, createdAt }) => ({ id, createdAt: Temporal.Instant.from(createdAt) })),
    agents,
  );
  const names = leaving.map((id) => active.find((agent) => agent.id === id)?.name ?? "");
  return (
    <Text size="sm" fw={600} mt={6}>
      {names.length === 0
        ? t("subscription.change.leavingNobody")
        : t("subscription.change.leaving", { names: new Intl.ListFormat(language).format(names) })}
    </Text>
  );
};

const useText = (status: SubscriptionStatus, agents: number): string | null => {
  const { t } = useTranslation();
  const day = useInstantDayText();
  const price = usePrice();
  if (status.state === "ending" && status.subscriptionEnd !== null)
    return t("subscription.change.again", { date: day(status.subscriptionEnd) });
  if (status.unpaid !== null && status.ways.includes("subscribe")) return t("subscription.change.replace");
  if (!status.ways.includes("change") || status.billedAgents === agents) return null;
  if (status.pendingChange && agents === status.maxAgents)
    return t("subscription.change.undo", { to: price(monthlyPrice(agents)) });
  const nextBillingAt = status.nextBillingAt === null ? null : Temporal.Instant.from(status.nextBillingAt);
  const change = describePlanChange({ agents: status.maxAgents, nextBillingAt }, agents);
  if (change === null) return null;
  return t(change.difference > 0 ? "subscription.change.more" : "subscription.change.less", {
    date: change.billedFrom === null ? t("subscription.change.nextBill") : day(change.billedFrom.toString()),
    from: price(change.fromMonthly),
    to: price(change.toMonthly),
    difference: price(Math.abs(change.difference)),
  });
};
