import { Alert, Button, Group, Skeleton, Stack, Switch, Text } from "@mantine/core";
import { IconBell, IconBellOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../components/busy-button.tsx";
import { SectionCard } from "../../../components/cards/section-card.tsx";
import { usePush } from "../use-push.ts";

const choices = ["onBooking", "onCancellation", "onWaiting"] as const;

/** What this device is notified of while nobody looks, chosen for each device by itself. */
export const PushSection = () => {
  const { t } = useTranslation();
  return (
    <SectionCard title={t("push.title")} description={t("push.description")}>
      <PushState />
    </SectionCard>
  );
};

const PushState = () => {
  const { t } = useTranslation();
  const push = usePush();
  if (push.ability === "unsupported") return <Text c="dimmed">{t("push.unsupported")}</Text>;
  if (push.ability === "denied") {
    return (
      <Alert color="yellow" icon={<IconBellOff aria-hidden />} title={t("push.denied")}>
        {t("push.deniedText")}
      </Alert>
    );
  }
  if (push.isLoading) return <Skeleton height={96} radius="md" />;
  if (push.error) {
    return (
      <Group>
        <Button variant="default" onClick={() => void push.refetch()}>
          {t("push.retry")}
        </Button>
      </Group>
    );
  }
  if (!push.device) {
    return (
      <Stack gap="sm" align="flex-start">
        {push.ability === "default" && (
          <Text size="sm" c="dimmed" role="status">
            {t(push.isUnanswered ? "push.unanswered" : "push.askHint")}
          </Text>
        )}
        <BusyButton
          leftSection={<IconBell size={18} aria-hidden />}
          busy={push.change.isPending}
          busyLabel={t("push.turningOn")}
          onClick={() => push.change.mutate(push.everything)}
        >
          {t("push.turnOn")}
        </BusyButton>
      </Stack>
    );
  }
  return <PushChoices push={push} device={push.device} />;
};

type PushChoicesProps = { push: ReturnType<typeof usePush>; device: ReturnType<typeof usePush>["everything"] };

const PushChoices = ({ push: { change, turnOff, test }, device }: PushChoicesProps) => {
  const { t } = useTranslation();
  return (
    <Stack gap="md">
      {choices.map((choice) => (
        <Switch
          key={choice}
          size="md"
          label={t(`push.${choice}`)}
          checked={device[choice]}
          disabled={change.isPending}
          onChange={({ currentTarget }) => change.mutate({ ...device, [choice]: currentTarget.checked })}
        />
      ))}
      <Group gap="sm">
        <BusyButton variant="light" busy={test.isPending} busyLabel={t("push.testing")} onClick={() => test.mutate()}>
          {t("push.sendTest")}
        </BusyButton>
        <BusyButton
          variant="default"
          busy={turnOff.isPending}
          busyLabel={t("push.turningOff")}
          onClick={() => turnOff.mutate()}
        >
          {t("push.turnOff")}
        </BusyButton>
      </Group>
    </Stack>
  );
};
