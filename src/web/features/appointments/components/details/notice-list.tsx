import { Text, Title } from "@mantine/core";
import { IconAlertTriangle, IconCheck, IconChecks, IconClock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Notice } from "#contract/scheduling/appointments.ts";
import { instantToWall } from "#domain/scheduling/clock/business-clock.ts";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { useOwner } from "../../../../lib/session/owner-context.ts";
import { noticeObstacle } from "../../notice-text.ts";
import classes from "./notice-list.module.css";

/** What the client was notified and how far each message got. */
export const NoticeList = ({ notices: all }: { notices: readonly Notice[] }) => {
  const { t } = useTranslation();
  // A message that was superseded before it left notified nobody.
  const notices = all.filter(({ status }) => status !== "superseded");
  return (
    <section className={classes.root}>
      <Title order={3} size="sm">
        {t("appointments.details.notices")}
      </Title>
      {notices.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t("appointments.details.noNotices")}
        </Text>
      ) : (
        // Said aloud as a message moves on.
        <ul className={classes.list} aria-live="polite">
          {notices.map((notice) => (
            <NoticeLine key={notice.id} notice={notice} />
          ))}
        </ul>
      )}
    </section>
  );
};

const icons = {
  queued: IconClock,
  sent: IconCheck,
  delivered: IconChecks,
  read: IconChecks,
  failed: IconAlertTriangle,
  not_sent: IconAlertTriangle,
  superseded: IconClock,
};

const NoticeLine = ({ notice }: { notice: Notice }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const zone = useOwner().profile.timeZone;
  const at = instantToWall(Temporal.Instant.from(notice.updatedAt), zone);
  const Icon = icons[notice.status] ?? IconClock;
  const obstacle = noticeObstacle(notice, t);
  return (
    <li className={classes.line} data-status={notice.status}>
      <Icon size={18} aria-hidden className={classes.icon} />
      <span>
        {t(`appointments.noticeKinds.${notice.kind}`)}:{" "}
        <strong>{t(`appointments.noticeStatus.${notice.status}`)}</strong>
        {obstacle !== null && <span className={classes.reason}>{obstacle}</span>}
      </span>
      <span className={classes.at}>
        {formatDate(at.date, language, "short")}, {formatTime(at.time, language)}
      </span>
    </li>
  );
};
