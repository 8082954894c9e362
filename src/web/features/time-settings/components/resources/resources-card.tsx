import { Skeleton, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AppointmentType } from "#contract/scheduling/appointment-types.ts";
import type { Resource } from "#contract/scheduling/resources.ts";
import { ConfirmDialog } from "../../../../components/confirm-dialog.tsx";
import { RetryAlert } from "../../../../components/retry-alert.tsx";
import { failureOf } from "../../../../lib/queries/failing/failure-of.ts";
import { resourcesQuery } from "../../api/resources-query.ts";
import { useChangeResources } from "../../api/use-change-resources.ts";
import classes from "../appointment-types/appointment-type.module.css";
import { SettingsCard } from "../settings-card.tsx";
import { ResourceForm } from "./resource-form.tsx";
import { ResourceRow } from "./resource-row.tsx";

/** Rooms, chairs and machines that appointment types share. */
export const ResourcesCard = ({ types }: { types: readonly AppointmentType[] }) => {
  const { t } = useTranslation();
  const query = useQuery(resourcesQuery);
  const { data, refetch } = query;
  const failure = failureOf(query);
  const { create } = useChangeResources();
  const [deleting, setDeleting] = useState<Resource | null>(null);
  return (
    <SettingsCard title={t("timeSettings.resources.title")} text={t("timeSettings.resources.text")}>
      {failure && (
        <RetryAlert
          title={t("errors.title")}
          text={t("timeSettings.loadFailed")}
          label={t("timeSettings.retry")}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !failure && <Skeleton height={80} radius="md" />}
      {data?.resources.length === 0 && (
        <div className={classes.empty}>
          <Text fw={600}>{t("timeSettings.resources.emptyTitle")}</Text>
          <Text size="sm" c="dimmed">
            {t("timeSettings.resources.emptyText")}
          </Text>
        </div>
      )}
      {data && data.resources.length > 0 && (
        <ul className={classes.list}>
          {data.resources.map((resource) => (
            <ResourceRow key={resource.id} resource={resource} types={types} onDelete={() => setDeleting(resource)} />
          ))}
        </ul>
      )}
      <ResourceForm
        types={types}
        submitLabel={t("timeSettings.resources.add")}
        busyLabel={t("timeSettings.resources.adding")}
        isBusy={create.isPending}
        onSubmit={(body, { idempotencyKey, reset }) => create.mutate({ body, idempotencyKey }, { onSuccess: reset })}
      />
      <DeleteResourceDialog resource={deleting} onClose={() => setDeleting(null)} />
    </SettingsCard>
  );
};

const DeleteResourceDialog = ({ resource, onClose }: { resource: Resource | null; onClose: () => void }) => {
  const { t } = useTranslation();
  const { remove } = useChangeResources();
  return (
    <ConfirmDialog
      opened={resource !== null}
      title={t("timeSettings.resources.deleteTitle")}
      cancelLabel={t("timeSettings.cancel")}
      confirmLabel={t("timeSettings.types.deleteConfirm")}
      busyLabel={t("timeSettings.types.deleting")}
      isBusy={remove.isPending}
      color="red"
      onConfirm={() => resource && remove.mutate(resource.id, { onSettled: onClose })}
      onCancel={onClose}
    >
      <Text dir="auto">{t("timeSettings.resources.deleteText", { resource: resource?.name ?? "" })}</Text>
    </ConfirmDialog>
  );
};
