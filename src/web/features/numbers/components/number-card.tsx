import { Badge, Button, Group, Stack, Text } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconClock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { WhatsAppNumber } from "#contract/chat/whatsapp-numbers.ts";
import { formatPhone } from "#domain/phone/format-phone.ts";
import { formatDate } from "#domain/scheduling/clock/format-date-time.ts";
import { useLanguage } from "../../../lib/language/language-context.tsx";
import { useOwner } from "../../../lib/session/owner-context.ts";
import classes from "./number-card.module.css";
import { ShareNumber } from "./share-number.tsx";

/** One number with its status; an active one can be cancelled, and a verified one given to clients. */
export const NumberCard = ({ number, onCancel }: { number: WhatsAppNumber; onCancel: () => void }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { profile } = useOwner();
  const name = number.displayName ?? number.businessName;
  const since = Temporal.Instant.from(number.createdAt).toZonedDateTimeISO(profile.timeZone).toPlainDate().toString();
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="flex-start" gap="xs">
        <div className={classes.name}>
          <Text className={classes.number}>{formatPhone(number.phoneNumber)}</Text>
          {name && (
            <Text dir="auto" className={classes.business}>
              {name}
            </Text>
          )}
          <Text size="sm" c="dimmed">
            {t("numbers.list.since", { date: formatDate(since, language) ?? since })}
          </Text>
        </div>
        <NumberStatusBadge status={number.verificationStatus} />
      </Group>
      {number.verificationStatus === "failed" && number.offlineReason && (
        <Text size="sm">{t("numbers.list.offline", { reason: number.offlineReason })}</Text>
      )}
      {number.isActive && (
        <>
          {number.verificationStatus === "verified" && <ShareNumber phoneNumber={number.phoneNumber} />}
          <Button className={classes.end} variant="subtle" color="red" onClick={onCancel}>
            {t("numbers.cancel.button")}
          </Button>
        </>
      )}
    </Stack>
  );
};

const badges = {
  verified: { color: "green", Icon: IconCircleCheck },
  pending: { color: "yellow", Icon: IconClock },
  failed: { color: "red", Icon: IconAlertTriangle },
  cancelled: { color: "gray", Icon: IconCircleX },
} as const;

const isKnown = (status: string): status is keyof typeof badges => status in badges;

/** A status we don't know is shown as it is. */
const NumberStatusBadge = ({ status }: { status: string }) => {
  const { t } = useTranslation();
  if (!isKnown(status)) {
    return (
      <Badge variant="light" color="gray" tt="none" size="lg">
        {status}
      </Badge>
    );
  }
  const { color, Icon } = badges[status];
  return (
    <Badge variant="light" color={color} tt="none" size="lg" leftSection={<Icon size={16} aria-hidden />}>
      {t(`numbers.status.${status}`)}
    </Badge>
  );
};
