import { Anchor, Badge, Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { WaitlistEntry } from "#contract/scheduling/waitlist/waitlist.ts";
import { instantToWall } from "#domain/scheduling/clock/business-clock.ts";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { useLanguage } from "../../../lib/language/language-context.tsx";
import { bookingTypesQuery } from "../../../lib/queries/booking-types-query.ts";
import { useAgentDirectory } from "../../../lib/queries/use-agent-directory.ts";
import { useOwner } from "../../../lib/session/owner-context.ts";
import { useWaitedTimes } from "./use-waited-times.ts";
import classes from "./waitlist-row.module.css";

type WaitlistRowProps = { entry: WaitlistEntry; onOffer?: () => void; onRemove?: () => void; onWithdraw?: () => void };

/** One person's place on the list: what they wait for, its state, and what can be done. */
export const WaitlistRow = ({ entry, onOffer, onRemove, onWithdraw }: WaitlistRowProps) => {
  const { t } = useTranslation();
  const { nameOf } = useAgentDirectory();
  const { data } = useQuery(bookingTypesQuery);
  const { days, times } = useWaitedTimes(entry);
  const service = data?.appointmentTypes.find(({ id }) => id === entry.appointmentTypeId)?.name;
  const who = entry.agentId === null ? t("waitlist.anyone") : nameOf(entry.agentId);
  return (
    <Group component="li" justify="space-between" align="flex-start" gap="sm" className={classes.row}>
      <div style={{ minWidth: 0, flex: "1 1 16rem" }}>
        <Group gap="xs">
          <Anchor
            component={Link}
            to={`/clients/${entry.clientId}`}
            fw={600}
            dir="auto"
            style={{ overflowWrap: "anywhere" }}
          >
            {entry.clientName}
          </Anchor>
          <StateBadge entry={entry} />
        </Group>
        <Text size="sm">{[service, who].filter(Boolean).join(" · ")}</Text>
        <Text size="sm" c="dimmed">
          {days} · {times}
        </Text>
        {entry.state === "waiting" && <LastOffer entry={entry} />}
      </div>
      {onOffer && onRemove && (
        <Group gap="xs">
          {entry.offer?.state === "open" ? (
            <Button variant="default" size="compact-md" onClick={onWithdraw}>
              {t("waitlist.withdraw")}
            </Button>
          ) : (
            <Button variant="default" size="compact-md" disabled={entry.isUnreachable} onClick={onOffer}>
              {t("waitlist.offer")}
            </Button>
          )}
          <Button variant="subtle" color="red" size="compact-md" onClick={onRemove}>
            {t("waitlist.remove")}
          </Button>
        </Group>
      )}
    </Group>
  );
};

const StateBadge = ({ entry }: { entry: WaitlistEntry }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { profile } = useOwner();
  const { offer, state, isUnreachable } = entry;
  if (state !== "waiting")
    return <Badge color={state === "taken" ? "green" : "gray"}>{t(`waitlist.states.${state}`)}</Badge>;
  if (offer?.state === "open") {
    const wall = instantToWall(Temporal.Instant.from(offer.heldUntil), profile.timeZone).time;
    return <Badge color="blue">{t("waitlist.offeredUntil", { time: formatTime(wall, language) ?? wall })}</Badge>;
  }
  return isUnreachable ? (
    <Badge color="red">{t("waitlist.unreachable")}</Badge>
  ) : (
    <Badge color="yellow">{t("waitlist.states.waiting")}</Badge>
  );
};

/** The time that is held, or how the latest offer ended. */
const LastOffer = ({ entry: { offer } }: { entry: WaitlistEntry }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { nameOf } = useAgentDirectory();
  if (!offer) return null;
  const values = {
    date: formatDate(offer.appointmentDate, language, "day") ?? offer.appointmentDate,
    time: formatTime(offer.appointmentTime, language) ?? offer.appointmentTime,
    agent: nameOf(offer.agentId),
  };
  const state = offer.state === "passed" && offer.endedBy === "unreachable" ? "unreachable" : offer.state;
  return (
    <Text size="sm" c="dimmed">
      {t(`waitlist.offers.${state}`, values)}
    </Text>
  );
};
