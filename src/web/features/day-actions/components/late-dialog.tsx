import { Alert, Button, NativeSelect, SimpleGrid, Skeleton, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lateChoices } from "#domain/scheduling/late/late-minutes.ts";
import { BusyButton } from "../../../components/busy-button.tsx";
import { DialogActions } from "../../../components/dialog/dialog-actions.tsx";
import { RetryAlert } from "../../../components/retry-alert.tsx";
import { isFailing, isFirstTry } from "../../../lib/queries/failing/failure-of.ts";
import { delayQuery } from "../api/delay-query.ts";
import { useDelayRest } from "../api/use-delay-rest.ts";
import { useChosenAgent } from "../use-chosen-agent.ts";
import { AgentChoice } from "./agent-choice.tsx";
import { DayActionDialog } from "./day-action-dialog.tsx";
import { DelayedList } from "./delayed-list.tsx";

type LateDialogProps = { opened: boolean; agentId: string | undefined; onClose(): void };

/** How late, who is affected, and only then the move. */
export const LateDialog = ({ opened, agentId, onClose }: LateDialogProps) => {
  const { t } = useTranslation();
  return (
    <DayActionDialog
      opened={opened}
      title={t("day.late.title")}
      onClose={onClose}
      form={(props) => <LateForm key={agentId} agentId={agentId} {...props} />}
    />
  );
};

type LateFormProps = { agentId: string | undefined; onClose(): void; onDone(actionId: string): void };

const LateForm = ({ agentId, onClose, onDone }: LateFormProps) => {
  const { t } = useTranslation();
  const [agent, setAgent] = useChosenAgent(agentId);
  const [minutes, setMinutes] = useState(15);
  const preview = useQuery({ ...delayQuery(agent, minutes), enabled: agent !== "" });
  const delay = useDelayRest();
  const delayed = preview.data?.delayed ?? [];
  return (
    <Stack gap="md">
      <Text size="sm">{t("day.late.text")}</Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <AgentChoice value={agent} onChange={setAgent} />
        <NativeSelect
          size="md"
          label={t("day.late.minutes")}
          value={String(minutes)}
          onChange={(event) => setMinutes(Number(event.currentTarget.value))}
          data={lateChoices.map((choice) => ({
            value: String(choice),
            label: t("day.late.choice", { count: choice }),
          }))}
        />
      </SimpleGrid>
      {isFirstTry(preview) && agent !== "" && <Skeleton height={120} radius="md" />}
      {isFailing(preview) && (
        <RetryAlert text={t("day.previewFailed")} label={t("day.retry")} onRetry={() => void preview.refetch()} />
      )}
      {preview.isSuccess && delayed.length === 0 && <Alert color="green">{t("day.late.nobody")}</Alert>}
      {delayed.length > 0 && <DelayedList delayed={delayed} />}
      <DialogActions>
        <Button variant="default" disabled={delay.isPending} onClick={onClose}>
          {t("day.close")}
        </Button>
        {delayed.length > 0 && (
          <BusyButton
            disabled={preview.isFetching}
            busy={delay.isPending}
            busyLabel={t("day.late.busy")}
            onClick={() => delay.mutate({ agentId: agent, minutes, delayed }, { onSuccess: ({ id }) => onDone(id) })}
          >
            {t("day.late.submit", { count: delayed.length })}
          </BusyButton>
        )}
      </DialogActions>
    </Stack>
  );
};
