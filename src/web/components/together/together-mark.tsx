import { VisuallyHidden } from "@mantine/core";
import { IconLink, IconRepeat } from "@tabler/icons-react";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import type { PartNumber } from "#domain/scheduling/visits/number-parts.ts";
import { usePart } from "./parts-context.ts";
import classes from "./together-mark.module.css";

type Grouped = Pick<Appointment, "id" | "visitId" | "seriesId">;

/** A quiet mark on an appointment that belongs to a visit or a series; which part it is, is shown on hover and announced by screen readers. */
export const TogetherMark = ({ appointment }: { appointment: Grouped }) =>
  // Most appointments are alone and need no mark.
  appointment.visitId === null && appointment.seriesId === null ? null : <Mark appointment={appointment} />;

const Mark = ({ appointment }: { appointment: Grouped }) => {
  const { t } = useTranslation();
  const part = usePart(appointment.id);
  const words = togetherWords(t, part, appointment);
  if (words === "") return null;
  const Icon = part ? IconLink : IconRepeat;
  return (
    <span title={words} className={classes.mark}>
      <Icon size={14} aria-hidden />
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
};

/** "Part 1 of 2, Repeats"; empty for a single appointment. */
export const togetherWords = (t: TFunction<"ui">, part: PartNumber | null, { seriesId }: Grouped): string =>
  [part && t("calendar.part", { number: part.number, total: part.count }), seriesId !== null && t("calendar.repeats")]
    .filter(Boolean)
    .join(", ");
