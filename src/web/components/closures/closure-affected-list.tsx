import { Alert, NativeSelect, Stack, Text } from "@mantine/core";
import { IconCalendarEvent } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { AffectedAppointment } from "#contract/scheduling/closures/closure-fields.ts";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { useDayText } from "../../lib/format/use-day-text.ts";
import { useLanguage } from "../../lib/language/language-context.tsx";
import { useAgentDirectory } from "../../lib/queries/use-agent-directory.ts";
import classes from "./closures.module.css";
import type { AffectedChoice } from "./use-save-closure.ts";

type ClosureAffectedListProps = {
  appointments: readonly AffectedAppointment[];
  count: number;
  fates: ReadonlyMap<string, AffectedChoice>;
  onFate(appointmentIds: readonly string[], fate: AffectedChoice): void;
};

/** The appointments in that time, and what should happen to each. */
export const ClosureAffectedList = ({ appointments, count, fates, onFate }: ClosureAffectedListProps) => {
  const { t } = useTranslation();
  const inWords = useAffectedText();
  const ref = useRef<HTMLDivElement>(null);
  // It comes below what was filled in: on a phone nobody would see that there is something to decide.
  useEffect(() => {
    // Newer browsers answer with a promise, which React would take for the effect's end.
    void ref.current?.scrollIntoView({ block: "start" });
  }, []);
  const choices = (["keep", "move", "offer", "cancel"] as const).map((fate) => ({
    value: fate,
    label: t(`closures.affected.${fate}`),
  }));
  const fateOf = ({ id }: AffectedAppointment): AffectedChoice => fates.get(id) ?? "keep";
  const [first] = appointments;
  const isSame = first !== undefined && appointments.every((one) => fateOf(one) === fateOf(first));
  return (
    <Alert
      ref={ref}
      color="yellow"
      icon={<IconCalendarEvent aria-hidden />}
      title={t("closures.affected.title", { count })}
    >
      <Stack gap="sm">
        <Text size="sm">{t("closures.affected.text")}</Text>
        <Text size="sm">{t("closures.affected.offerHelp")}</Text>
        {appointments.length > 1 && (
          <NativeSelect
            label={t("closures.affected.all")}
            data={isSame ? choices : [{ value: "", label: t("closures.affected.mixed"), disabled: true }, ...choices]}
            value={isSame ? fateOf(first) : ""}
            onChange={({ currentTarget: { value } }) =>
              onFate(
                appointments.map(({ id }) => id),
                value as AffectedChoice,
              )
            }
          />
        )}
        <ul className={classes.affected}>
          {appointments.map((appointment) => (
            <li key={appointment.id}>
              <span>{inWords(appointment)}</span>
              <NativeSelect
                aria-label={t("closures.affected.fate", { appointment: inWords(appointment) })}
                data={choices}
                value={fateOf(appointment)}
                onChange={({ currentTarget: { value } }) => onFate([appointment.id], value as AffectedChoice)}
              />
            </li>
          ))}
        </ul>
      </Stack>
    </Alert>
  );
};

type Named = Pick<AffectedAppointment, "clientName" | "appointmentDate" | "appointmentTime" | "agentId">;

/** "Thu, Mar 4, 10:00 AM, Cleo Client with Ana" */
export const useAffectedText = () => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const dayText = useDayText();
  const { nameOf } = useAgentDirectory();
  return ({ clientName, appointmentDate, appointmentTime, agentId }: Named): string =>
    t("closures.affected.appointment", {
      client: clientName,
      date: dayText(appointmentDate),
      time: formatTime(appointmentTime, language),
      agent: nameOf(agentId),
    });
};
