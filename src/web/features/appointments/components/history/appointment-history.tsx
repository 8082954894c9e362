import { Button, Text, Title } from "@mantine/core";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Appointment, AppointmentHistoryEntry, AppointmentUndo } from "#contract/scheduling/appointments.ts";
import { instantToWall } from "#domain/scheduling/clock/business-clock.ts";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { useOwner } from "../../../../lib/session/owner-context.ts";
import classes from "./appointment-history.module.css";
import { UndoStep } from "./undo-step.tsx";
import { useHistoryWords } from "./use-history-words.ts";

type AppointmentHistoryProps = {
  appointment: Appointment;
  history: readonly AppointmentHistoryEntry[];
  undo: AppointmentUndo;
  /** Something happened elsewhere that hasn't been read yet: nothing is taken back before it is. */
  isNews: boolean;
};

/** Who did what when, the latest first, and the way back from the last change. */
export const AppointmentHistory = ({ appointment, history, undo, isNews }: AppointmentHistoryProps) => {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  if (history.length === 0) return null;
  const canUndo = "at" in undo;
  return (
    <section className={classes.root}>
      <div className={classes.head}>
        <Title order={3} size="sm">
          {t("appointments.history.title")}
        </Title>
        {canUndo && !isAsking && (
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={isNews}
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            onClick={() => setAsking(true)}
          >
            {t("appointments.history.undo")}
          </Button>
        )}
      </div>
      {canUndo && isAsking && (
        <UndoStep appointment={appointment} undo={undo} isNews={isNews} onEnd={() => setAsking(false)} />
      )}
      {!canUndo && undo.reason !== "booking" && (
        <Text size="sm" c="dimmed">
          {t(`appointments.history.refused.${undo.reason}`)}
        </Text>
      )}
      <ol className={classes.list}>
        {history.toReversed().map((entry) => (
          <HistoryLine key={entry.id} entry={entry} appointment={appointment} />
        ))}
      </ol>
    </section>
  );
};

const HistoryLine = ({ entry, appointment }: { entry: AppointmentHistoryEntry; appointment: Appointment }) => {
  const { language } = useLanguage();
  const words = useHistoryWords();
  const zone = useOwner().profile.timeZone;
  const at = instantToWall(Temporal.Instant.from(entry.at), zone);
  return (
    <li className={classes.line}>
      <span>{words(entry, appointment)}</span>
      <span className={classes.at}>
        {formatDate(at.date, language, "short")}, {formatTime(at.time, language)}
      </span>
    </li>
  );
};
