import { Alert, Button, Skeleton, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AbsenceChoice, AffectedByAbsence } from "#contract/scheduling/day-actions.ts";
import { BusyButton } from "../../../components/busy-button.tsx";
import { DialogActions } from "../../../components/dialog/dialog-actions.tsx";
import { RetryAlert } from "../../../components/retry-alert.tsx";
import { isFailing } from "../../../lib/queries/failing/failure-of.ts";
import { useBusinessNow } from "../../../lib/session/use-business-now.ts";
import { absenceQuery } from "../api/absence-query.ts";
import { useAnnounceAbsence } from "../api/use-announce-absence.ts";
import { clientsAsked } from "../clients-asked.ts";
import { useChosenAgent } from "../use-chosen-agent.ts";
import { AbsenceWhen, absenceOn, readAbsence } from "./absence-when.tsx";
import { AffectedList } from "./affected-list.tsx";
import { AgentChoice } from "./agent-choice.tsx";
import { DayActionDialog } from "./day-action-dialog.tsx";

type AbsenceDialogProps = { opened: boolean; agentId: string | undefined; date: string; onClose(): void };

/** Who is off and when, everyone affected with a proposal each, and then what clients answer. */
export const AbsenceDialog = ({ opened, agentId, date, onClose }: AbsenceDialogProps) => {
  const { t } = useTranslation();
  return (
    <DayActionDialog
      opened={opened}
      title={t("day.sick.title")}
      onClose={onClose}
      form={(props) => <AbsenceForm key={`${agentId} ${date}`} agentId={agentId} date={date} {...props} />}
    />
  );
};

type AbsenceFormProps = Omit<AbsenceDialogProps, "opened"> & { onDone(actionId: string): void };

const AbsenceForm = ({ agentId, date, onClose, onDone }: AbsenceFormProps) => {
  const { t } = useTranslation();
  const today = useBusinessNow().toPlainDate().toString();
  const [agent, setAgent] = useChosenAgent(agentId);
  const [typed, setTyped] = useState(() => absenceOn(date < today ? today : date));
  const [choices, setChoices] = useState<ReadonlyMap<string, AbsenceChoice>>(new Map());
  const time = readAbsence(typed);
  const preview = useQuery(absenceQuery(agent, time));
  const announce = useAnnounceAbsence();
  const affected = preview.data?.affected ?? [];
  const decisionFor = ({ appointmentId, suggested }: AffectedByAbsence) => choices.get(appointmentId) ?? suggested;
  const asked = clientsAsked(affected, decisionFor);
  const submit = () => {
    if (time === null) return;
    announce.mutate(
      {
        ...{ agentId: agent, ...time },
        decisions: affected.map((one) => ({
          ...{ appointmentId: one.appointmentId, version: one.version, decision: decisionFor(one) },
        })),
      },
      { onSuccess: ({ id }) => onDone(id) },
    );
  };
  return (
    <Stack gap="md">
      <Text size="sm">{t("day.sick.text")}</Text>
      <AgentChoice value={agent} onChange={setAgent} />
      <AbsenceWhen value={typed} today={today} onChange={setTyped} />
      {preview.isLoading && !isFailing(preview) && <Skeleton height={120} radius="md" />}
      {isFailing(preview) && (
        <RetryAlert text={t("day.previewFailed")} label={t("day.retry")} onRetry={() => void preview.refetch()} />
      )}
      {preview.isSuccess && affected.length === 0 && <Alert color="green">{t("day.sick.nobody")}</Alert>}
      {affected.length > 0 && (
        <AffectedList
          affected={affected}
          decisionFor={decisionFor}
          onChoose={(appointmentId, choice) => setChoices((known) => new Map(known).set(appointmentId, choice))}
        />
      )}
      <DialogActions>
        <Button variant="default" disabled={announce.isPending} onClick={onClose}>
          {t("day.close")}
        </Button>
        <BusyButton
          disabled={!preview.isSuccess || preview.isFetching}
          busy={announce.isPending}
          busyLabel={t("day.sick.busy")}
          onClick={submit}
        >
          {asked === 0 ? t("day.sick.submitNobody") : t("day.sick.submit", { count: asked })}
        </BusyButton>
      </DialogActions>
    </Stack>
  );
};
