import { Alert, Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { IconAlertCircle, IconBrandWhatsapp, IconCreditCardOff, IconLock } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SenderRegistration, WhatsAppNumber } from "#contract/chat/whatsapp-numbers.ts";
import { agentPrice } from "#domain/subscription/price.ts";
import { CardSkeleton } from "../../../components/card-skeleton.tsx";
import { usePrice } from "../../../lib/format/use-price.ts";
import { failureOf } from "../../../lib/queries/failing/failure-of.ts";
import { numbersQuery } from "../../../lib/queries/numbers-query.ts";
import { subscriptionQuery } from "../../../lib/queries/subscription-query.ts";
import { useOwner } from "../../../lib/session/owner-context.ts";
import { onboardingQuery } from "../api/onboarding-query.ts";
import { CancelNumberDialog } from "./cancel-number-dialog.tsx";
import { NumberCard } from "./number-card.tsx";
import { RegistrationProgressView } from "./registration-progress-view.tsx";
import classes from "./whatsapp-tab.module.css";

/**
 * Settings > WhatsApp: what is needed first, the way to a number, and the numbers there are and were. What follows, as
 * children, comes with them: nobody knows in advance how far down it will be.
 */
export const WhatsAppTab = ({ children }: { children: ReactNode }) => {
  const onboarding = useQuery(onboardingQuery);
  const numbers = useQuery(numbersQuery);
  const [cancelling, setCancelling] = useState<WhatsAppNumber | null>(null);
  if (failureOf(onboarding) || failureOf(numbers)) {
    return (
      <Stack gap="lg">
        <NumbersUnknown onRetry={() => void Promise.all([onboarding.refetch(), numbers.refetch()])} />
        {children}
      </Stack>
    );
  }
  if (!onboarding.data || !numbers.data) return <CardSkeleton height="16rem" maw="44rem" />;
  const { isSubscribed, registration } = onboarding.data;
  const list = numbers.data.numbers;
  const hasActive = list.some(({ isActive }) => isActive);
  return (
    <Stack gap="lg" maw="44rem">
      {!isSubscribed && <SubscriptionRequired />}
      {isSubscribed && !hasActive && registration?.status !== "pending" && <SetupPromo />}
      {registration?.status === "pending" && <SetupUnderWay registration={registration} />}
      {list.length > 0 && <NumberList numbers={list} onCancel={setCancelling} />}
      {children}
      <CancelNumberDialog number={cancelling} onClose={() => setCancelling(null)} />
    </Stack>
  );
};

const NumbersUnknown = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation();
  return (
    <Alert color="red" icon={<IconAlertCircle aria-hidden />} title={t("errors.title")} maw="44rem">
      <Group justify="space-between">
        {t("numbers.list.loadFailed")}
        <Button variant="default" onClick={onRetry}>
          {t("numbers.retry")}
        </Button>
      </Group>
    </Alert>
  );
};

const SubscriptionRequired = () => {
  const { t } = useTranslation();
  const price = usePrice();
  const isPaused = useQuery(subscriptionQuery).data?.state === "paused";
  if (isPaused)
    return (
      <Paper withBorder radius="lg" p={{ base: "md", sm: "lg" }} className={classes.card}>
        <IconCreditCardOff size={32} stroke={1.5} aria-hidden />
        <Title order={2} size="h3">
          {t("numbers.gate.unpaidTitle")}
        </Title>
        <Text>{t("numbers.gate.unpaidText")}</Text>
        <Button component={Link} to="/subscription">
          {t("numbers.gate.pay")}
        </Button>
      </Paper>
    );
  return (
    <Paper withBorder radius="lg" p={{ base: "md", sm: "lg" }} className={classes.card}>
      <IconLock size={32} stroke={1.5} aria-hidden />
      <Title order={2} size="h3">
        {t("numbers.list.requiredTitle")}
      </Title>
      <Text>{t("numbers.list.requiredText", { price: price(agentPrice.amount) })}</Text>
      <Button component={Link} to="/subscription">
        {t("numbers.gate.plans")}
      </Button>
    </Paper>
  );
};

/** Who is served by the platform's number hears what an own one adds. */
const SetupPromo = () => {
  const { t } = useTranslation();
  const isServed = useOwner().business?.isWhatsAppReady;
  return (
    <Paper withBorder radius="lg" p={{ base: "md", sm: "lg" }} className={classes.card}>
      <IconBrandWhatsapp size={32} stroke={1.5} aria-hidden />
      <Title order={2} size="h3">
        {t(isServed ? "numbers.list.ownTitle" : "numbers.list.promoTitle")}
      </Title>
      <Text>{t(isServed ? "numbers.list.ownText" : "numbers.list.promoText")}</Text>
      <Button component={Link} to="/whatsapp-onboarding">
        {t("numbers.list.promoStart")}
      </Button>
    </Paper>
  );
};

const SetupUnderWay = ({ registration }: { registration: SenderRegistration }) => {
  const { t } = useTranslation();
  return (
    <Paper withBorder radius="lg" p={{ base: "md", sm: "lg" }}>
      <Stack align="flex-start">
        <RegistrationProgressView registration={registration} headingOrder={2} />
        <Button component={Link} to="/whatsapp-onboarding" variant="default">
          {t("numbers.list.promoWatch")}
        </Button>
      </Stack>
    </Paper>
  );
};

type NumberListProps = { numbers: readonly WhatsAppNumber[]; onCancel: (number: WhatsAppNumber) => void };

const NumberList = ({ numbers, onCancel }: NumberListProps) => {
  const { t } = useTranslation();
  return (
    <Paper withBorder radius="lg" p={{ base: "md", sm: "lg" }}>
      <Title order={2} size="h3">
        {t("numbers.list.title")}
      </Title>
      <Text c="dimmed" size="sm">
        {t("numbers.list.description")}
      </Text>
      <ul className={classes.list}>
        {numbers.map((number) => (
          <li key={number.id}>
            <NumberCard number={number} onCancel={() => onCancel(number)} />
          </li>
        ))}
      </ul>
    </Paper>
  );
};
