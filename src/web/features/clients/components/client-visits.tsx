import { Paper, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { ClientDetails } from "#contract/clients.ts";
import { useDateTimeText } from "../use-date-time-text.ts";
import classes from "./client-details.module.css";

/** When they come next and when they came; each leads to its day in the calendar. */
export const ClientVisits = ({ client: { nextVisit, visits, visitCount } }: { client: ClientDetails }) => {
  const { t } = useTranslation();
  const others = visits.filter(({ appointmentId }) => appointmentId !== nextVisit?.appointmentId);
  return (
    <Paper withBorder radius="lg" p="md" component="section">
      {nextVisit && (
        <>
          <Title order={2} size="h3">
            {t("clients.details.nextVisit")}
          </Title>
          <VisitLink visit={nextVisit} />
        </>
      )}
      <Title order={2} size="h3" mt={nextVisit ? "md" : 0} mb="xs">
        {visitCount > 0 ? t("clients.details.visitCount", { count: visitCount }) : t("clients.details.visits")}
      </Title>
      {visits.length === 0 && (
        <Text size="sm" c="dimmed">
          {t("clients.details.noVisits")}
        </Text>
      )}
      <ul className={classes.visits}>
        {others.map((visit) => (
          <li key={visit.appointmentId}>
            <VisitLink visit={visit} status={visit.status} />
          </li>
        ))}
      </ul>
    </Paper>
  );
};

type Visit = NonNullable<ClientDetails["nextVisit"]>;

const VisitLink = ({ visit, status }: { visit: Visit; status?: ClientDetails["visits"][number]["status"] }) => {
  const { t } = useTranslation();
  const when = useDateTimeText();
  return (
    <Link to="/app" search={{ view: "day", date: visit.date }} className={classes.visit} data-status={status}>
      <span className={classes.visitHead}>
        <span className={classes.visitWhen}>{when.visit(visit)}</span>
        {status && <span className={classes.visitStatus}>{t(`calendar.status.${status}`)}</span>}
      </span>
      <span dir="auto">{t("clients.details.withAgent", { service: visit.service, agent: visit.agentName })}</span>
    </Link>
  );
};
