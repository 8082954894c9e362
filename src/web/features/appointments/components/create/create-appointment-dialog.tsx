import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { bookingTypesQuery } from "../../../../lib/queries/booking-types-query.ts";
import { failureOf } from "../../../../lib/queries/failing/failure-of.ts";
import { useOwner } from "../../../../lib/session/owner-context.ts";
import { bookingAgentsQuery } from "../../api/booking-agents-query.ts";
import { type AppointmentPreset, creationDraft } from "../../appointment-drafts.ts";
import { DialogFrame } from "../dialog/dialog-frame.tsx";
import { DialogLoadFailed } from "../dialog/dialog-load-failed.tsx";
import { FormSkeleton } from "../dialog/form-skeleton.tsx";
import { CreateAppointmentForm } from "./create-appointment-form.tsx";

type CreateAppointmentDialogProps = { opened: boolean; preset: AppointmentPreset; onClose: () => void };

export const CreateAppointmentDialog = ({ opened, preset, onClose }: CreateAppointmentDialogProps) => {
  const { t } = useTranslation();
  const { user } = useOwner();
  const closeByHand = () => {
    creationDraft.clear(user.id);
    onClose();
  };
  return (
    <DialogFrame opened={opened} title={t("appointments.create.title")} onClose={closeByHand}>
      <LoadedForm preset={preset} onClose={onClose} onCancel={closeByHand} />
    </DialogFrame>
  );
};

type LoadedFormProps = { preset: AppointmentPreset; onClose: () => void; onCancel: () => void };

const LoadedForm = ({ preset, ...others }: LoadedFormProps) => {
  const agents = useQuery(bookingAgentsQuery);
  const types = useQuery(bookingTypesQuery);
  if (agents.data && types.data) {
    const choices = { agents: agents.data.agents, types: types.data.appointmentTypes };
    return <CreateAppointmentForm preset={preset} choices={choices} {...others} />;
  }
  if (!failureOf(agents) && !failureOf(types)) return <FormSkeleton rows={6} />;
  const retry = () => {
    void agents.refetch();
    void types.refetch();
  };
  return <DialogLoadFailed onRetry={retry} />;
};
