import { Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AppointmentType } from "#contract/scheduling/appointment-types.ts";
import { ConfirmDialog } from "../../../../components/confirm-dialog.tsx";
import { useMoney } from "../../../../lib/format/use-money.ts";
import { useCreateAppointmentType } from "../../api/use-create-appointment-type.ts";
import { useDeleteAppointmentType } from "../../api/use-delete-appointment-type.ts";
import { SettingsCard } from "../settings-card.tsx";
import classes from "./appointment-type.module.css";
import { AppointmentTypeForm, type TypeFormFocus } from "./appointment-type-form.tsx";
import { AppointmentTypeRow } from "./appointment-type-row.tsx";

type AppointmentTypesCardProps = {
  types: readonly AppointmentType[];
  focus: TypeFormFocus;
};

export const AppointmentTypesCard = ({ types, focus }: AppointmentTypesCardProps) => {
  const { t } = useTranslation();
  const money = useMoney(types);
  const create = useCreateAppointmentType();
  const [deleting, setDeleting] = useState<AppointmentType | null>(null);
  return (
    <SettingsCard title={t("timeSettings.types.title")} text={t("timeSettings.types.text")}>
      {types.length === 0 ? (
        <div className={classes.empty}>
          <Text fw={600}>{t("timeSettings.types.emptyTitle")}</Text>
          <Text size="sm" c="dimmed">
            {t("timeSettings.types.emptyText")}
          </Text>
        </div>
      ) : (
        <ul className={classes.list}>
          {types.map((type) => (
            <AppointmentTypeRow key={type.id} type={type} money={money} onDelete={() => setDeleting(type)} />
          ))}
        </ul>
      )}
      <AppointmentTypeForm
        {...focus}
        submitLabel={t("timeSettings.types.add")}
        busyLabel={t("timeSettings.types.adding")}
        isBusy={create.isPending}
        onSubmit={(body, { idempotencyKey, reset }) => create.mutate({ body, idempotencyKey }, { onSuccess: reset })}
      />
      <DeleteTypeDialog type={deleting} onClose={() => setDeleting(null)} />
    </SettingsCard>
  );
};

const DeleteTypeDialog = ({ type, onClose }: { type: AppointmentType | null; onClose: () => void }) => {
  const { t } = useTranslation();
  const remove = useDeleteAppointmentType();
  return (
    <ConfirmDialog
      opened={type !== null}
      title={t("timeSettings.types.deleteTitle")}
      cancelLabel={t("timeSettings.cancel")}
      confirmLabel={t("timeSettings.types.deleteConfirm")}
      busyLabel={t("timeSettings.types.deleting")}
      isBusy={remove.isPending}
      color="red"
      onConfirm={() => type && remove.mutate(type.id, { onSettled: onClose })}
      onCancel={onClose}
    >
      <Stack gap="xs">
        <Text dir="auto">{t("timeSettings.types.deleteText", { type: type?.name ?? "" })}</Text>
      </Stack>
    </ConfirmDialog>
  );
};
