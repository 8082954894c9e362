import { Badge, Group, Title } from "@mantine/core";
import {
  IconBookmark,
  IconCalendar,
  IconClock,
  IconMessages,
  IconPencil,
  IconPhone,
  IconUser,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import { addMinutes, instantToWall } from "#domain/scheduling/clock/business-clock.ts";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { AgentAvatar } from "../../../../components/agent/agent-avatar.tsx";
import { useMoney } from "../../../../lib/format/use-money.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { useAgentDirectory } from "../../../../lib/queries/use-agent-directory.ts";
import { useOwner } from "../../../../lib/session/owner-context.ts";
import { useZoneHint } from "../../use-zone-hint.ts";
import classes from "./appointment-facts.module.css";
import { PhoneLinks } from "./phone-links.tsx";
import { StatusBadge } from "./status-badge.tsx";

/** Who, when, what and with whom. */
export const AppointmentFacts = ({ appointment, clientId }: { appointment: Appointment; clientId: string | null }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { nameOf, colorOf, pictureOf } = useAgentDirectory();
  const zone = useOwner().profile.timeZone;
  const zoneHint = useZoneHint({ date: appointment.appointmentDate, time: appointment.appointmentTime });
  const money = useMoney();
  const isHidden = appointment.clientPhone === "";
  const bookedOn = instantToWall(Temporal.Instant.from(appointment.createdAt), zone).date;
  return (
    <div>
      <Group gap="sm" mb="md">
        <Title order={3} size="h2" dir="auto" className={classes.client}>
          {clientId === null ? (
            appointment.clientName
          ) : (
            <Link to="/clients/$clientId" params={{ clientId }} className={classes.name}>
              {appointment.clientName}
            </Link>
          )}
        </Title>
        <StatusBadge status={appointment.status} awaiting={appointment.awaiting} />
        {appointment.isTest && (
          <Badge variant="outline" color="gray" size="lg" tt="none">
            {t("calendar.test")}
          </Badge>
        )}
        {appointment.isOverbooked && (
          <Badge variant="outline" color="red" size="lg" tt="none">
            {t("calendar.overbooked")}
          </Badge>
        )}
      </Group>
      <dl className={classes.facts}>
        <Fact icon={<IconCalendar />} label={t("appointments.date")}>
          {formatDate(appointment.appointmentDate, language, "full") ?? t("calendar.invalidDate")}
        </Fact>
        <Fact icon={<IconClock />} label={t("appointments.time")}>
          <span className="tabular">{useTimeRange(appointment)}</span>
          {zoneHint && <span className={classes.quiet}>{zoneHint}</span>}
        </Fact>
        <Fact icon={<IconBookmark />} label={t("appointments.type")}>
          <span dir="auto">{appointment.serviceType}</span>
          <span className={classes.quiet}>
            {[
              t("appointments.minutes", { count: appointment.durationMinutes }),
              ...(appointment.price === null ? [] : [money(appointment.price, appointment.currency)]),
            ].join(" · ")}
          </span>
        </Fact>
        <Fact icon={<IconUser />} label={t("appointments.agent")}>
          <span className={classes.agent}>
            <AgentAvatar
              name={nameOf(appointment.agentId)}
              picture={pictureOf(appointment.agentId)}
              color={colorOf(appointment.agentId)}
            />
            <span dir="auto">{nameOf(appointment.agentId)}</span>
          </span>
        </Fact>
        <Fact icon={<IconPhone />} label={t("appointments.phone")}>
          {isHidden ? (
            <span>{t(appointment.source === "whatsapp" ? "clients.hiddenNumber" : "clients.noNumber")}</span>
          ) : (
            <PhoneLinks phone={appointment.clientPhone} />
          )}
          {appointment.source === "whatsapp" && !appointment.isTest && (
            <Link
              to="/clients"
              search={{ search: (isHidden ? appointment.clientName : appointment.clientPhone).slice(0, 100) }}
              className={classes.chat}
            >
              <IconMessages size={18} aria-hidden />
              {t("appointments.details.openChat")}
            </Link>
          )}
        </Fact>
        {appointment.clientNote !== null && (
          <Fact icon={<IconMessages />} label={t("appointments.details.clientNote")}>
            <span dir="auto" style={{ whiteSpace: "pre-line" }}>
              {appointment.clientNote}
            </span>
          </Fact>
        )}
        <Fact icon={<IconPencil />} label={t("appointments.details.booked")}>
          {t(`appointments.details.bookedBy.${appointment.source}`, { date: formatDate(bookedOn, language) })}
        </Fact>
      </dl>
    </div>
  );
};

const useTimeRange = ({ appointmentDate, appointmentTime, durationMinutes }: Appointment): string => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const zone = useOwner().profile.timeZone;
  const start = formatTime(appointmentTime, language);
  if (start === null) return t("calendar.invalidTime");
  const end = addMinutes({ date: appointmentDate, time: appointmentTime }, durationMinutes, zone);
  return end ? `${start} – ${formatTime(end.time, language)}` : start;
};

type FactProps = { icon: ReactNode; label: string; children: ReactNode };

const Fact = ({ icon, label, children }: FactProps) => (
  <div className={classes.fact}>
    <span className={classes.icon} aria-hidden>
      {icon}
    </span>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
