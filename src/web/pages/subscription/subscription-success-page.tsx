import { Button, Group, List, Loader, Paper, Stack, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { IconCheck, IconCircleCheck, IconClock, IconInfoCircle } from "@tabler/icons-react";
import { Link, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { SupportLink } from "../../features/subscription/components/support-link.tsx";
import { type PaymentOutcome, usePaymentOutcome } from "../../features/subscription/use-payment-outcome.ts";
import type { PaymentSearch } from "../../lib/search/subscription-search.ts";
import { useOwner } from "../../lib/session/owner-context.ts";

export const SubscriptionSuccessPage = () => {
  const { t } = useTranslation();
  const { subscription_id: subscription }: PaymentSearch = useSearch({ strict: false });
  const arrival = usePaymentOutcome(subscription);
  const titles: Record<PaymentOutcome, [string, string]> = {
    checking: [t("subscription.toasts.checking"), t("subscription.toasts.checkingText")],
    active: [t("subscription.success.title"), t("subscription.success.text")],
    processing: [t("subscription.toasts.processing"), t("subscription.toasts.processingText")],
    double: [t("subscription.success.doubleTitle"), t("subscription.success.doubleText")],
  };
  const [title, text] = titles[arrival];
  useDocumentTitle(`${title} · ${t("app.name")}`);
  return (
    <Paper withBorder radius="lg" p={{ base: "lg", sm: "xl" }} maw="36rem" mx="auto">
      <Stack gap="md" align="center" ta="center">
        {icons[arrival]}
        <div role="status">
          <Title order={1}>{title}</Title>
          <Text mt={4}>{text}</Text>
        </div>
        {arrival === "active" && <NextSteps />}
        {arrival !== "checking" && <WaysOn isPaid={arrival === "active"} />}
      </Stack>
    </Paper>
  );
};

/** Once it is known what happened to it, so that nothing moves under a thumb. */
const WaysOn = ({ isPaid }: { isPaid: boolean }) => {
  const { t } = useTranslation();
  const { business } = useOwner();
  // What was paid for first of all.
  const needsNumber = isPaid && business?.has.number === false;
  return (
    <>
      <Group justify="center">
        {needsNumber && (
          <Button component={Link} to="/whatsapp-onboarding">
            {t("subscription.success.number")}
          </Button>
        )}
        <Button component={Link} to="/app" variant={needsNumber ? "default" : "filled"}>
          {t("subscription.success.dashboard")}
        </Button>
        <Button component={Link} to="/subscription" variant="default">
          {t("subscription.success.manage")}
        </Button>
      </Group>
      <SupportLink label={t("subscription.success.help")} />
    </>
  );
};

const NextSteps = () => {
  const { t } = useTranslation();
  return (
    <div>
      <Title order={2} size="h3">
        {t("subscription.success.next")}
      </Title>
      <List
        mt="xs"
        ta="start"
        center
        spacing="xs"
        icon={<IconCheck size={18} color="var(--mantine-primary-color-filled)" aria-hidden />}
      >
        <List.Item>{t("subscription.success.active")}</List.Item>
        <List.Item>{t("subscription.success.features")}</List.Item>
        <List.Item>{t("subscription.success.limits")}</List.Item>
      </List>
    </div>
  );
};

const icons: Record<PaymentOutcome, React.ReactNode> = {
  checking: <Loader size={56} aria-hidden />,
  active: <IconCircleCheck size={56} stroke={1.5} color="var(--mantine-primary-color-filled)" aria-hidden />,
  double: <IconInfoCircle size={56} stroke={1.5} color="var(--mantine-color-dimmed)" aria-hidden />,
  processing: <IconClock size={56} stroke={1.5} color="var(--mantine-color-dimmed)" aria-hidden />,
};
