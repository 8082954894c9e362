import { IconDoorEnter, IconMoodCheck, IconUserX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import { type AppointmentOutcome, marksOnOffer } from "#domain/scheduling/outcomes/appointment-outcome.ts";
import { useMarkAppointment } from "../../lib/queries/use-mark-appointment.ts";
import { useBusinessNow } from "../../lib/session/use-business-now.ts";
import classes from "./outcome-buttons.module.css";

type OutcomeButtonsProps = {
  appointment: Pick<Appointment, "id" | "version" | "status" | "startsAt" | "outcome" | "clientName">;
  /** `bar` under a card, `row` among a dialog's facts. */
  size: "bar" | "row";
};

const icons: Record<AppointmentOutcome, typeof IconUserX> = {
  arrived: IconDoorEnter,
  done: IconMoodCheck,
  "no-show": IconUserX,
};

/** How the visit went, in one tap; another tap takes it back. Nothing is shown while it can't be known. */
export const OutcomeButtons = ({ appointment, size }: OutcomeButtonsProps) => {
  const { t } = useTranslation();
  const nowMs = useBusinessNow().epochMilliseconds;
  const mark = useMarkAppointment();
  const { id: appointmentId, version, status, startsAt, clientName } = appointment;
  // What was tapped shows at once; the list follows.
  const shown = mark.isPending ? mark.variables.outcome : appointment.outcome;
  const startsAtMs = Temporal.Instant.from(startsAt).epochMilliseconds;
  const marks = marksOnOffer({ status, startsAtMs, outcome: appointment.outcome }, nowMs);
  if (marks.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and a frame, which a card has no room for
    <div
      role="group"
      aria-label={`${clientName}: ${t("calendar.outcome.label")}`}
      className={classes.root}
      data-size={size}
    >
      {marks.map((outcome) => {
        const Icon = icons[outcome];
        return (
          <button
            key={outcome}
            type="button"
            className={classes.mark}
            data-outcome={outcome}
            aria-pressed={shown === outcome}
            disabled={mark.isPending}
            onClick={({ detail }) => {
              // The second click of a double click would take back what the first has marked.
              if (detail <= 1) mark.mutate({ appointmentId, version, outcome: shown === outcome ? null : outcome });
            }}
          >
            <Icon size={16} aria-hidden />
            {t(`calendar.outcome.${outcome}`)}
          </button>
        );
      })}
    </div>
  );
};
