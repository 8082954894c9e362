import { Alert, Button, Stack, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { DialogActions } from "../../../../components/dialog/dialog-actions.tsx";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { useAgentDirectory } from "../../../../lib/queries/use-agent-directory.ts";
import { useLastValue } from "../../../../lib/use-last-value.ts";
import type { useMoveAppointment } from "../../use-move-appointment.ts";
import { DialogFrame } from "../dialog/dialog-frame.tsx";
import { ObstacleHint } from "../dialog/obstacle-hint.tsx";
import classes from "./move-dialog.module.css";

/** Asks before a dropped appointment moves, naming where it was and where it would be. */
export const MoveDialog = ({ move }: { move: ReturnType<typeof useMoveAppointment> }) => {
  const { t } = useTranslation();
  const drop = useLastValue(move.drop);
  const place = usePlace();
  return (
    <DialogFrame
      opened={move.drop !== null}
      title={t("appointments.team.moveTitle")}
      onClose={move.dismiss}
      size="28rem"
    >
      {drop && (
        <Stack gap="md">
          <Text fw={600} dir="auto">
            {drop.appointment.clientName}
          </Text>
          <dl className={classes.places}>
            <dt>{t("appointments.team.from")}</dt>
            <dd>{place(drop.appointment.appointmentTime, drop.appointment.agentId)}</dd>
            <dt>{t("appointments.team.to")}</dt>
            <dd className={classes.to}>{place(drop.time, drop.agentId)}</dd>
          </dl>
          {drop.note !== null && (
            <Alert
              color="yellow"
              icon={<IconAlertTriangle aria-hidden />}
              title={capitalised(t(`appointments.slotReasons.${drop.note}`))}
            >
              {t("appointments.team.moveUnusual")}
            </Alert>
          )}
          <DialogActions>
            <Button variant="default" disabled={move.isPending} onClick={move.dismiss}>
              {t("appointments.team.keep")}
            </Button>
            <BusyButton
              data-autofocus
              busy={move.isPending}
              busyLabel={t("appointments.reschedule.busy")}
              onClick={() => move.confirm(drop)}
            >
              {t("appointments.reschedule.submit")}
            </BusyButton>
          </DialogActions>
          <ObstacleHint appointmentId={drop.appointment.id} />
        </Stack>
      )}
    </DialogFrame>
  );
};

const usePlace = () => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { nameOf } = useAgentDirectory();
  return (time: string, agentId: string): string =>
    t("appointments.team.place", { time: formatTime(time, language), agent: nameOf(agentId) });
};

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
