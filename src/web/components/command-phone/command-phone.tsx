import { Badge, Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { IconBrandWhatsapp } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CommandSender } from "#contract/chat/command-senders.ts";
import { instantToWall } from "#domain/scheduling/clock/business-clock.ts";
import { formatDate } from "#domain/scheduling/clock/format-date-time.ts";
import { usePhoneText } from "../../lib/format/use-phone-text.ts";
import { useLanguage } from "../../lib/language/language-context.tsx";
import { useOwner } from "../../lib/session/owner-context.ts";
import { BusyButton } from "../busy-button.tsx";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { RetryAlert } from "../retry-alert.tsx";
import { CommandCode } from "./command-code.tsx";
import { useCommandPhone } from "./use-command-phone.ts";

/** Which phone runs the day, or how one comes to; of the owner, with null, or of an agent. */
export const CommandPhone = ({ agentId }: { agentId: string | null }) => {
  const { t } = useTranslation();
  const { isLoaded, hasFailed, refetch, number, sender, code, removal } = useCommandPhone(agentId);
  if (hasFailed) {
    return (
      <RetryAlert title={t("commandPhone.loadFailed")} label={t("commandPhone.retry")} onRetry={() => void refetch()} />
    );
  }
  if (!isLoaded) return <Skeleton height={72} radius="md" />;
  const isVerified = sender?.status === "verified";
  // The code has done its work as soon as a phone is verified later than it was made.
  const isUsed = code.data !== undefined && isVerified && sender.verifiedAt > minusTenMinutes(code.data.expiresAt);
  const shown = isUsed ? undefined : code.data;
  return (
    <Stack gap="md" aria-live="polite">
      {sender ? <Verified sender={sender} removal={removal} /> : <Text>{t("commandPhone.none")}</Text>}
      {shown && <CommandCode code={shown} />}
      {number === null ? (
        <Text c="dimmed">{t("commandPhone.noNumber")}</Text>
      ) : (
        <Group>
          <BusyButton
            variant={isVerified || shown ? "default" : "filled"}
            leftSection={<IconBrandWhatsapp size={18} aria-hidden />}
            busy={code.isPending}
            busyLabel={t("commandPhone.getting")}
            onClick={() => code.mutate()}
          >
            {t(shown ? "commandPhone.again" : isVerified ? "commandPhone.other" : "commandPhone.get")}
          </BusyButton>
        </Group>
      )}
    </Stack>
  );
};

const minusTenMinutes = (instant: string): string =>
  Temporal.Instant.from(instant).subtract({ minutes: 10 }).toString();

type VerifiedProps = { sender: CommandSender; removal: ReturnType<typeof useCommandPhone>["removal"] };

const Verified = ({ sender, removal }: VerifiedProps) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { timeZone } = useOwner().profile;
  const phoneText = usePhoneText();
  const [isAsked, setAsked] = useState(false);
  const day = (instant: string) =>
    formatDate(instantToWall(Temporal.Instant.from(instant), timeZone).date, language, "short") ?? "";
  const phone = phoneText(sender.phone);
  return (
    <Group justify="space-between" gap="sm">
      <div>
        <Group gap="xs">
          <Text fw={600}>{phone}</Text>
          {sender.status === "verified" && <Badge color="green">{t("commandPhone.verified")}</Badge>}
        </Group>
        <Text size="sm" c="dimmed">
          {sender.status === "verified"
            ? t("commandPhone.since", { date: day(sender.verifiedAt), used: day(sender.lastUsedAt) })
            : t(`commandPhone.${sender.status}`)}
        </Text>
      </div>
      <Button variant="default" onClick={() => setAsked(true)}>
        {t("commandPhone.remove")}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        title={t("commandPhone.removeTitle")}
        cancelLabel={t("commandPhone.keep")}
        confirmLabel={t("commandPhone.remove")}
        busyLabel={t("commandPhone.removing")}
        isBusy={removal.isPending}
        color="red"
        onCancel={() => setAsked(false)}
        onConfirm={() => removal.mutate(sender.id, { onSettled: () => setAsked(false) })}
      >
        <Text>{t("commandPhone.removeText", { phone })}</Text>
      </ConfirmDialog>
    </Group>
  );
};
