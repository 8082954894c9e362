import { Paper, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { ClientDetails } from "#contract/clients/clients.ts";
import { useBusinessNow } from "../../../../lib/session/use-business-now.ts";
import { useDateTimeText } from "../../use-date-time-text.ts";
import classes from "./client-details-view.module.css";

type Visit = ClientDetails["visits"][number];

/** When they come and when they came; each leads to its day in the calendar. */
export const ClientVisits = ({ client: { visits, visitCount, noShowCount } }: { client: ClientDetails }) => {
  const { t } = useTranslation();
  const now = useBusinessNow().toPlainDateTime().toString().slice(0, 16);
  const isAhead = ({ date, time }: Visit) => `${date}T${time}` > now;
  const upcoming = visits.filter(isAhead).toReversed();
  const past = visits.filter((visit) => !isAhead(visit));
  return (
    <Paper withBorder radius="lg" p="md" component="section">
      <Title order={2} size="h3" mb="xs">
        {visitCount > 0 ? t("clients.details.visitCount", { count: visitCount }) : t("clients.details.visits")}
      </Title>
      {noShowCount > 0 && <Text size="sm">{t("clients.noShowCount", { count: noShowCount })}</Text>}
      {visits.length === 0 && (
        <Text size="sm" c="dimmed">
          {t("clients.details.noVisits")}
        </Text>
      )}
      <VisitList title={t("clients.details.upcoming")} visits={upcoming} />
      <VisitList title={t("clients.details.past")} visits={past} />
    </Paper>
  );
};

const VisitList = ({ title, visits }: { title: string; visits: readonly Visit[] }) => {
  const { t } = useTranslation();
  const when = useDateTimeText();
  if (visits.length === 0) return null;
  return (
    <>
      <Title order={3} size="h4" mt="xs">
        {title}
      </Title>
      <ul className={classes.visits} aria-label={title}>
        {visits.map((visit) => (
          <li key={visit.appointmentId}>
            <Link
              to="/app"
              search={{ view: "day", date: visit.date }}
              className={classes.visit}
              data-status={visit.status}
            >
              <span className={classes.visitHead}>
                <span className={classes.visitWhen}>{when.visit(visit)}</span>
                <span className={classes.visitStatus}>
                  {visit.outcome === null
                    ? t(`calendar.status.${visit.status}`)
                    : t(`calendar.outcome.${visit.outcome}`)}
                </span>
              </span>
              <span dir="auto">
                {t("clients.details.withAgent", { service: visit.service, agent: visit.agentName })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
};
