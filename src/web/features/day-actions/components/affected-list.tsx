import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { AbsenceChoice, AffectedByAbsence } from "#contract/scheduling/day-actions.ts";
import { noticeReasonText } from "../../../lib/format/notice-reason-text.ts";
import { useAgentDirectory } from "../../../lib/queries/use-agent-directory.ts";
import { usePlaceText } from "../use-place-text.ts";
import { ClientAndService } from "./client-and-service.tsx";
import classes from "./day-list.module.css";

type AffectedListProps = {
  affected: readonly AffectedByAbsence[];
  decisionFor(appointment: AffectedByAbsence): AbsenceChoice;
  onChoose(appointmentId: string, choice: AbsenceChoice): void;
};

/** Everyone affected, each with what is proposed; another choice is a tap away. */
export const AffectedList = ({ affected, decisionFor, onChoose }: AffectedListProps) => {
  const { t } = useTranslation();
  const place = usePlaceText();
  const choicesOf = useChoices();
  return (
    <ul className={classes.list} aria-label={t("day.affected")}>
      {affected.map((appointment) => {
        const { appointmentId, clientName, serviceType, at, obstacle } = appointment;
        const choices = choicesOf(appointment);
        const decision = decisionFor(appointment);
        return (
          <li key={appointmentId} className={classes.line}>
            <ClientAndService clientName={clientName} details={`${serviceType}, ${place(at)}`} />
            <NativeSelect
              className={classes.choice ?? ""}
              aria-label={t("day.sick.choice", { client: clientName })}
              value={String(choices.findIndex(({ choice }) => JSON.stringify(choice) === JSON.stringify(decision)))}
              onChange={(event) => {
                const chosen = choices[Number(event.currentTarget.value)];
                if (chosen) onChoose(appointmentId, chosen.choice);
              }}
              data={choices.map(({ label }, index) => ({ value: String(index), label }))}
            />
            {obstacle && (
              <span className={classes.note}>{t("day.notNotified", { reason: noticeReasonText(obstacle, t) })}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
};

const useChoices = () => {
  const { t } = useTranslation();
  const { nameOf } = useAgentDirectory();
  const place = usePlaceText();
  return ({ at, colleagues, times }: AffectedByAbsence): { label: string; choice: AbsenceChoice }[] => [
    ...colleagues.map((colleague) => ({
      label: t("day.sick.colleague", { agent: nameOf(colleague) }),
      choice: { kind: "colleague" as const, agentId: colleague },
    })),
    ...times.map((time) => ({
      label: t("day.sick.later", { when: place(time, at.date) }),
      choice: { kind: "later" as const, ...time },
    })),
    { label: t("day.sick.cancel"), choice: { kind: "cancel" } },
    { label: t("day.sick.keep"), choice: { kind: "keep" } },
  ];
};
