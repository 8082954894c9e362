import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Appointment, AppointmentChange, Notice } from "#contract/scheduling/appointments.ts";
import type { AvailableSlot } from "#contract/scheduling/availability.ts";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { useLanguage } from "../../lib/language/language-context.tsx";
import { availabilityQuery } from "../../lib/queries/availability-query.ts";
import { useAgentDirectory } from "../../lib/queries/use-agent-directory.ts";
import { useBusinessNow } from "../../lib/session/use-business-now.ts";
import { showToast } from "../../lib/toast/toast.ts";
import { followNotice } from "./api/follow-notice.ts";
import { useRescheduleAppointment } from "./api/use-reschedule-appointment.ts";
import type { DroppedAppointment } from "./components/team/team-grid.ts";
import { unnotifiedReason } from "./notice-text.ts";
import { useChangeToasts } from "./use-change-toasts.ts";

/** For this long the client isn't notified, and the move can be undone without a message. */
const holdSeconds = 10;

/** Asks about a drop, moves the appointment and offers to undo it. */
export const useMoveAppointment = () => {
  const [drop, setDrop] = useState<CheckedDrop | null>(null);
  const move = useRescheduleAppointment();
  const check = useCheckDrop();
  const { tellMoved, tellRefusal } = useTellMove();

  const ask = async (dropped: DroppedAppointment | null) => {
    if (dropped === null) return;
    try {
      setDrop(await check(dropped));
    } catch (error) {
      tellRefusal(error);
    }
  };
  const confirm = async ({ appointment, time, agentId }: DroppedAppointment) => {
    try {
      const change = await move.mutateAsync({
        ...target(appointment),
        appointmentDate: appointment.appointmentDate,
        appointmentTime: time,
        agentId,
        holdNoticeSeconds: holdSeconds,
      });
      tellMoved(change, appointment);
    } catch (error) {
      tellRefusal(error);
    }
    setDrop(null);
  };
  return {
    drop,
    ask: (dropped: DroppedAppointment | null) => void ask(dropped),
    dismiss: () => setDrop(null),
    confirm: (confirmed: DroppedAppointment) => void confirm(confirmed),
    isPending: move.isPending,
  };
};

/** A drop that can be made; `note` is what is unusual about the place, if anything. */
export type CheckedDrop = DroppedAppointment & { note: AvailableSlot["reason"] };

/** Asks the rules about the very place before the owner is asked; what can't be is said at once. */
const useCheckDrop = () => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { nameOf } = useAgentDirectory();
  const queryClient = useQueryClient();
  return async (drop: DroppedAppointment): Promise<CheckedDrop | null> => {
    const { appointment, time, agentId } = drop;
    const question = { agentId, from: appointment.appointmentDate, time, forAppointmentId: appointment.id };
    const { slots } = await queryClient.fetchQuery({ ...availabilityQuery(question), staleTime: 0 });
    const { reason, isBookable } = slots[0] ?? { reason: "nonexistent-time" as const, isBookable: false };
    if (isBookable || reason === null) return { ...drop, note: reason };
    const place = { time: formatTime(time, language), agent: nameOf(agentId) };
    showToast({
      title: t(reason === "taken" ? "appointments.conflict.title" : "appointments.team.refusedTitle"),
      description: t("appointments.team.refused", { ...place, reason: t(`appointments.slotReasons.${reason}`) }),
      kind: "error",
    });
    return null;
  };
};

const target = ({ id, version }: Appointment) => ({ appointmentId: id, version });

const useTellMove = () => {
  const { t } = useTranslation();
  const wordsFor = useWords();
  const undo = useUndo();
  const queryClient = useQueryClient();
  const now = useBusinessNow().toInstant();
  const { tellRefusal } = useChangeToasts({
    title: t("appointments.reschedule.doneTitle"),
    notifying: t("appointments.reschedule.doneTelling"),
    notified: t("appointments.reschedule.done"),
    unnotified: (reason) => t("appointments.reschedule.doneUnnotified", { reason }),
    failed: t("appointments.reschedule.failed"),
  });
  /** After the time to undo it: how the message went. */
  const tellOutcome = (notice: Notice) => {
    const title = t("appointments.reschedule.doneTitle");
    const reason = unnotifiedReason(notice, t);
    const id = `notice-${notice.id}`;
    if (reason === null) showToast({ id, title, description: t("appointments.reschedule.done"), kind: "success" });
    else {
      const description = t("appointments.reschedule.doneUnnotified", { reason });
      showToast({ id, title, description, kind: "error" });
    }
  };
  const tellMoved = (change: AppointmentChange, before: Appointment) => {
    const { appointment, notice } = change;
    followNotice(queryClient, change, tellOutcome);
    const reason = unnotifiedReason(notice, t);
    const words = wordsFor(appointment);
    // Back to a time that is over by now it can't go.
    const canUndo = Temporal.Instant.compare(Temporal.Instant.from(before.startsAt), now) > 0;
    showToast({
      title: t("appointments.reschedule.doneTitle"),
      description:
        reason === null
          ? t("appointments.team.moved", words)
          : t("appointments.team.movedUnnotified", { ...words, reason }),
      kind: "success",
      ...(canUndo && {
        action: {
          label: t("appointments.team.undo"),
          run: () => void undo(appointment, before),
          forMs: holdSeconds * 1000,
        },
      }),
    });
  };
  return { tellMoved, tellRefusal };
};

const useUndo = () => {
  const { t } = useTranslation();
  const wordsFor = useWords();
  const move = useRescheduleAppointment();
  return async (moved: Appointment, before: Appointment): Promise<void> => {
    const { appointmentDate, appointmentTime, agentId } = before;
    try {
      const { appointment, notice } = await move.mutateAsync({
        ...target(moved),
        appointmentDate,
        appointmentTime,
        agentId,
        holdNoticeSeconds: 0,
      });
      const wasNotified = notice !== null && unnotifiedReason(notice, t) === null;
      showToast({
        title: t("appointments.team.undoneTitle"),
        description: t(
          wasNotified ? "appointments.team.undoneNotified" : "appointments.team.undone",
          wordsFor(appointment),
        ),
        kind: "success",
      });
    } catch {
      showToast({ title: t("errors.title"), description: t("appointments.team.undoFailed"), kind: "error" });
    }
  };
};

const useWords = () => {
  const { language } = useLanguage();
  const { nameOf } = useAgentDirectory();
  return ({ clientName, appointmentTime, agentId }: Appointment) => ({
    client: clientName,
    time: formatTime(appointmentTime, language),
    agent: nameOf(agentId),
  });
};
