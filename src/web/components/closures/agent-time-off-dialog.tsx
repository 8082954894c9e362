import { Button, Modal, Stack, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lastCalendarDate } from "#domain/scheduling/clock/calendar-date.ts";
import { timeOffQuery } from "../../lib/queries/closures-query.ts";
import { failureOf } from "../../lib/queries/failing/failure-of.ts";
import { useBusinessNow } from "../../lib/session/use-business-now.ts";
import { CardSkeleton } from "../card-skeleton.tsx";
import { useFullOnPhone } from "../dialog/use-full-on-phone.ts";
import { ClosureDialog } from "./closure-dialog.tsx";
import type { ClosureTarget } from "./closure-target.ts";
import { EntryList } from "./entry-list.tsx";

type AgentTimeOffDialogProps = { agent: { id: string; name: string }; onClose(): void };

/** What an agent has off from today on, and extra. */
export const AgentTimeOffDialog = ({ agent, onClose }: AgentTimeOffDialogProps) => {
  const { t } = useTranslation();
  const today = useBusinessNow().toPlainDate().toString();
  const query = useQuery(timeOffQuery(today, lastCalendarDate));
  const { data, refetch } = query;
  const failure = failureOf(query);
  const [target, setTarget] = useState<ClosureTarget | null>(null);
  const entries = data?.timeOff.filter(({ agentId }) => agentId === agent.id);
  return (
    <>
      <Modal
        {...useFullOnPhone()}
        opened={target === null}
        onClose={onClose}
        title={t("closures.agent.title", { agent: agent.name })}
        closeButtonProps={{ "aria-label": t("closures.dialog.close") }}
      >
        <Stack gap="md">
          {failure && (
            <Button variant="default" onClick={() => void refetch()}>
              {t("closures.retry")}
            </Button>
          )}
          {!failure && !entries && <CardSkeleton height={80} />}
          {entries?.length === 0 && <Text c="dimmed">{t("closures.agent.empty")}</Text>}
          {entries && (
            <EntryList targets={entries.map((entry) => ({ kind: "time-off" as const, entry }))} onEdit={setTarget} />
          )}
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setTarget({ kind: "new", date: today, agentId: agent.id })}
          >
            {t("closures.agent.add")}
          </Button>
        </Stack>
      </Modal>
      <ClosureDialog target={target} onClose={() => setTarget(null)} />
    </>
  );
};
