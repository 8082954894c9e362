import { EditAppointmentDialog } from "../../features/appointments/components/correction/edit-appointment-dialog.tsx";
import { CreateAppointmentDialog } from "../../features/appointments/components/create/create-appointment-dialog.tsx";
import { AppointmentDetailsDialog } from "../../features/appointments/components/details/appointment-details-dialog.tsx";
import { RescheduleAppointmentDialog } from "../../features/appointments/components/reschedule/reschedule-appointment-dialog.tsx";

/** Which of the calendar's dialogs is open, if any; at most one is. */
export type OpenDialog =
  | { kind: "create"; date: string; time?: string; agentId?: string; appointmentTypeId?: string; isPastVisit?: boolean }
  | { kind: "details" | "reschedule" | "edit"; appointmentId: string };

type AppointmentDialogsProps = { open: OpenDialog | null; today: string; onOpen(dialog: OpenDialog | null): void };

export const AppointmentDialogs = ({ open, today, onOpen }: AppointmentDialogsProps) => {
  const close = () => onOpen(null);
  // Back to the details, which show how the notice to the client fares.
  const toDetails = () =>
    onOpen(
      open?.kind === "reschedule" || open?.kind === "edit"
        ? { kind: "details", appointmentId: open.appointmentId }
        : null,
    );
  const { kind: _, ...preset } = open?.kind === "create" ? open : { kind: "create", date: today };
  return (
    <>
      <CreateAppointmentDialog opened={open?.kind === "create"} preset={preset} onClose={close} />
      <AppointmentDetailsDialog
        appointmentId={open?.kind === "details" ? open.appointmentId : null}
        onClose={close}
        onReschedule={(appointmentId) => onOpen({ kind: "reschedule", appointmentId })}
        onEdit={(appointmentId) => onOpen({ kind: "edit", appointmentId })}
      />
      <EditAppointmentDialog appointmentId={open?.kind === "edit" ? open.appointmentId : null} onClose={toDetails} />
      <RescheduleAppointmentDialog
        appointmentId={open?.kind === "reschedule" ? open.appointmentId : null}
        onClose={toDetails}
      />
    </>
  );
};
