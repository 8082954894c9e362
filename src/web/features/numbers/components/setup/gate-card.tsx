import { Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { IconCreditCardOff, IconCrown, IconDeviceMobileCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { agentPrice } from "#domain/subscription/price.ts";
import { usePrice } from "../../../../lib/format/use-price.ts";
import { subscriptionQuery } from "../../../../lib/queries/subscription-query.ts";
import classes from "./gate-card.module.css";

type GateCardProps = {
  picture: ReactNode;
  title: string;
  text: string;
  /** The way on, beside the way back. */
  to: "/subscription" | "/settings";
  action: string;
};

/** Why there is no wizard, and the ways on. */
const GateCard = ({ picture, title, text, to, action }: GateCardProps) => {
  const { t } = useTranslation();
  return (
    <Paper withBorder radius="lg" p={{ base: "lg", sm: "xl" }}>
      <Stack gap="md" align="center" className={classes.card}>
        <div className={classes.picture}>{picture}</div>
        <Title order={2}>{title}</Title>
        <Text c="dimmed" maw="30rem">
          {text}
        </Text>
        <Group justify="center">
          <Button component={Link} to={to}>
            {action}
          </Button>
          <Button component={Link} to="/app" variant="default">
            {t("numbers.backToDashboard")}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
};

/** Without a subscription, or with one whose payment failed: someone who has paid for months isn't asked to subscribe. */
export const SubscriptionNeeded = () => {
  const isPaused = useQuery(subscriptionQuery).data?.state === "paused";
  const { t } = useTranslation();
  const price = usePrice();
  if (isPaused) return <PaymentNeeded />;
  return (
    <GateCard
      picture={<IconCrown size={36} stroke={1.5} aria-hidden />}
      title={t("numbers.gate.subscriptionTitle")}
      text={t("numbers.gate.subscriptionText", { price: price(agentPrice.amount) })}
      to="/subscription"
      action={t("numbers.gate.plans")}
    />
  );
};

const PaymentNeeded = () => {
  const { t } = useTranslation();
  return (
    <GateCard
      picture={<IconCreditCardOff size={36} stroke={1.5} aria-hidden />}
      title={t("numbers.gate.unpaidTitle")}
      text={t("numbers.gate.unpaidText")}
      to="/subscription"
      action={t("numbers.gate.pay")}
    />
  );
};

export const NumberActive = () => {
  const { t } = useTranslation();
  return (
    <GateCard
      picture={<IconDeviceMobileCheck size={36} stroke={1.5} aria-hidden />}
      title={t("numbers.gate.activeTitle")}
      text={t("numbers.gate.activeText")}
      to="/settings"
      action={t("numbers.gate.settings")}
    />
  );
};
