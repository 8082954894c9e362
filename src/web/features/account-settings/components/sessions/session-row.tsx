import { Badge, Text } from "@mantine/core";
import { IconDeviceDesktop, IconDeviceMobile } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { AccountSession } from "#contract/account/account-security.ts";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { runToEnd } from "../../../../lib/api/run-to-end.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { useOwner } from "../../../../lib/session/owner-context.ts";
import { showApiError, showToast } from "../../../../lib/toast/toast.ts";
import { useEndSession } from "../../api/use-end-session.ts";
import classes from "./sessions-section.module.css";

type SessionRowProps = { session: AccountSession; onEnded: () => void };

const handhelds = new Set(["iPhone", "iPad", "Android"]);

export const SessionRow = ({ session, onEnded }: SessionRowProps) => {
  const { t } = useTranslation();
  const since = useSince(session.createdAt);
  const { browser, system, network } = session;
  const device = [browser, system].filter(Boolean).join(" · ") || t("accountSettings.sessions.unknownDevice");
  const Icon = system !== null && handhelds.has(system) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.row}>
      <Icon size={28} stroke={1.5} aria-hidden className={classes.icon} />
      <div className={classes.device}>
        <Text fw={600}>{device}</Text>
        <Text size="sm" c="dimmed">
          {[network, since].filter(Boolean).join(" · ")}
        </Text>
      </div>
      {session.isCurrent ? (
        <Badge size="lg">{t("accountSettings.sessions.current")}</Badge>
      ) : (
        <EndSession sessionId={session.id} device={device} onEnded={onEnded} />
      )}
    </li>
  );
};

type EndSessionProps = { sessionId: string; device: string; onEnded: () => void };

const EndSession = ({ sessionId, device, onEnded }: EndSessionProps) => {
  const { t } = useTranslation();
  const end = useEndSession();
  const press = () =>
    runToEnd(end, sessionId, {
      onSuccess: () => {
        onEnded();
        const description = t("accountSettings.sessions.ended", { device });
        showToast({ title: t("toast.success"), description, kind: "success" });
      },
      onError: (error) => showApiError(error),
    });
  return (
    <BusyButton
      variant="default"
      busy={end.isPending}
      busyLabel={t("accountSettings.sessions.ending")}
      aria-label={`${t("accountSettings.sessions.end")}: ${device}`}
      onClick={press}
    >
      {t("accountSettings.sessions.end")}
    </BusyButton>
  );
};

/** On the business's wall clock, as every time in the product. */
const useSince = (createdAt: string): string => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { profile } = useOwner();
  const at = Temporal.Instant.from(createdAt).toZonedDateTimeISO(profile.timeZone);
  const date = formatDate(at.toPlainDate().toString(), language);
  const time = formatTime(at.toPlainTime().toString({ smallestUnit: "minute" }), language);
  return t("accountSettings.sessions.since", { date, time });
};
