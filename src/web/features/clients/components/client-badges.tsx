import { Badge } from "@mantine/core";
import { IconBan, IconBellOff, IconHandStop, IconHelp, IconPlayerPause, IconWalk } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Client } from "#contract/clients/clients.ts";
import { useBusinessNow } from "../../../lib/session/use-business-now.ts";

/** What an owner should know at a glance. */
export const ClientBadges = ({ client }: { client: Client }) => {
  const { t } = useTranslation();
  const now = useBusinessNow().toInstant();
  const isPaused = client.botPausedUntil !== null && Temporal.Instant.compare(client.botPausedUntil, now) > 0;
  return (
    <>
      {client.wantsHumanSince && (
        <Badge color="yellow" variant="light" tt="none" leftSection={<IconHandStop size={14} aria-hidden />}>
          {t("clients.badges.waiting")}
        </Badge>
      )}
      {client.questions.length > 0 && (
        <Badge color="yellow" variant="light" tt="none" leftSection={<IconHelp size={14} aria-hidden />}>
          {t("clients.badges.question")}
        </Badge>
      )}
      {client.arrival && (
        <Badge color="blue" variant="light" tt="none" leftSection={<IconWalk size={14} aria-hidden />}>
          {t(`clients.badges.${client.arrival.kind}`)}
        </Badge>
      )}
      {isPaused && (
        <Badge color="gray" variant="light" tt="none" leftSection={<IconPlayerPause size={14} aria-hidden />}>
          {t("clients.badges.paused")}
        </Badge>
      )}
      {client.isBlocked && (
        <Badge color="red" variant="light" tt="none" leftSection={<IconBan size={14} aria-hidden />}>
          {t("clients.badges.blocked")}
        </Badge>
      )}
      {client.isOptedOut && (
        <Badge color="gray" variant="light" tt="none" leftSection={<IconBellOff size={14} aria-hidden />}>
          {t("clients.badges.optedOut")}
        </Badge>
      )}
    </>
  );
};
