import { Alert, Badge, Button, Skeleton, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { DayAction } from "#contract/scheduling/day-actions.ts";
import { sumUpNotices } from "#domain/notices/sum-up-notices.ts";
import { BusyButton } from "../../../components/busy-button.tsx";
import { DialogActions } from "../../../components/dialog/dialog-actions.tsx";
import { noticeReasonText } from "../../../lib/format/notice-reason-text.ts";
import { isFailing } from "../../../lib/queries/failing/failure-of.ts";
import { useAgentDirectory } from "../../../lib/queries/use-agent-directory.ts";
import { useIsAhead } from "../../../lib/session/use-is-ahead.ts";
import { dayActionQuery } from "../api/day-action-query.ts";
import { useUndoDayAction } from "../api/use-undo-day-action.ts";
import { usePlaceText } from "../use-place-text.ts";
import { ClientAndService } from "./client-and-service.tsx";
import classes from "./day-list.module.css";

/** Answers come in while this is open; so often it is asked again in case the line for live events is down. */
const askAgainMs = 10_000;

/** What was done, what clients answer, and the way back. */
export const DayActionProgress = ({ actionId, onClose }: { actionId: string; onClose(): void }) => {
  const { t } = useTranslation();
  const query = useQuery({ ...dayActionQuery(actionId), refetchInterval: askAgainMs });
  const { data: action } = query;
  const undo = useUndoDayAction();
  if (isFailing(query)) return <Alert color="red">{t("day.previewFailed")}</Alert>;
  if (!action) return <Skeleton height={160} radius="md" />;
  const { staying } = action;
  const returning = action.changes.length - staying;
  // Nobody was booked then: the time off is all there is to undo.
  const isBlock = action.changes.length === 0;
  return (
    <Stack gap="md">
      {action.undoRefusal === "undone" ? (
        <Alert color="gray">{t(staying > 0 ? "day.undoneRest" : isBlock ? "day.undoneBlock" : "day.undone")}</Alert>
      ) : (
        <WhatWasDone action={action} />
      )}
      <ul className={classes.list} aria-label={t("day.affected")} aria-live="polite">
        {action.changes.map((change) => (
          <ChangeLine key={change.appointmentId} change={change} />
        ))}
      </ul>
      {(action.undoRefusal === "changed" || action.undoRefusal === "time-over") && (
        <Text size="sm" c="dimmed">
          {t(`day.undoRefused.${action.undoRefusal}`)}
        </Text>
      )}
      {action.undoRefusal === null && staying > 0 && (
        <Text size="sm" c="dimmed">
          {t("day.staying", { count: staying })}
        </Text>
      )}
      <DialogActions>
        {action.undoRefusal === null && (
          <BusyButton
            variant="default"
            busy={undo.isPending}
            busyLabel={t("day.undoing")}
            onClick={() => undo.mutate(action.id)}
          >
            {staying > 0 ? t("day.undoRest", { count: returning }) : t(isBlock ? "day.undoBlock" : "day.undo")}
          </BusyButton>
        )}
        <Button onClick={onClose}>{t("day.close")}</Button>
      </DialogActions>
    </Stack>
  );
};

/** While the messages wait, that nobody has to be notified; then who has been. */
const WhatWasDone = ({ action }: { action: DayAction }) => {
  const { t } = useTranslation();
  const isHeld = useIsAhead(action.heldUntil);
  const notices = sumUpNotices(action.changes);
  return (
    <Text size="sm">
      {isHeld && action.undoRefusal === null ? (
        t("day.held")
      ) : (
        <>
          {t(`day.${action.kind}.done`)} {notices && t(`day.notices.${notices}`)}
        </>
      )}
    </Text>
  );
};

const colors: Record<DayAction["changes"][number]["state"], string> = {
  moved: "blue",
  waiting: "yellow",
  accepted: "green",
  elsewhere: "blue",
  cancelled: "gray",
  declined: "red",
  gone: "gray",
  back: "gray",
};

const ChangeLine = ({ change }: { change: DayAction["changes"][number] }) => {
  const { t } = useTranslation();
  const place = usePlaceText();
  const { nameOf } = useAgentDirectory();
  const { clientName, serviceType, from, to, kind, state, unnotifiedReason } = change;
  const isBack = state === "back";
  const isElsewhere = change.toAgentId !== change.fromAgentId;
  return (
    <li className={classes.line}>
      <ClientAndService clientName={clientName} details={serviceType} />
      <span className={classes.when}>
        {isBack ? <strong>{place(from)}</strong> : <s>{place(from)}</s>}
        {kind !== "cancelled" && !isBack && (
          <>
            {" → "}
            <strong>{place(to, from.date)}</strong>
            {isElsewhere && ` · ${nameOf(change.toAgentId)}`}
          </>
        )}
      </span>
      <Badge color={colors[state]} variant="light" tt="none">
        {t(`day.states.${state}`)}
      </Badge>
      {unnotifiedReason && !isBack && (
        <span className={classes.note}>{t("day.notNotified", { reason: noticeReasonText(unnotifiedReason, t) })}</span>
      )}
    </li>
  );
};
