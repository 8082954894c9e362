import { ActionIcon, Group, Text } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AppointmentType } from "#contract/scheduling/appointment-types.ts";
import type { Resource } from "#contract/scheduling/resources.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { useChangeResources } from "../../api/use-change-resources.ts";
import classes from "../appointment-types/appointment-type.module.css";
import { useOpenedVersion } from "../use-opened-version.ts";
import { ResourceForm } from "./resource-form.tsx";

type ResourceRowProps = { resource: Resource; types: readonly AppointmentType[]; onDelete: () => void };

export const ResourceRow = ({ resource, types, onDelete }: ResourceRowProps) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing) return <EditedResource resource={resource} types={types} onEnd={() => setIsEditing(false)} />;
  const names = types.filter(({ id }) => resource.appointmentTypeIds.includes(id)).map(({ name }) => name);
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Text fw={600} dir="auto" className={classes.name}>
          {resource.name} × {resource.count}
        </Text>
        <Text size="sm" c="dimmed" dir="auto">
          {names.length === 0
            ? t("timeSettings.resources.unneeded")
            : t("timeSettings.resources.neededFor", { types: new Intl.ListFormat(language).format(names) })}
        </Text>
      </div>
      <Group gap={0} wrap="nowrap">
        <ActionIcon
          aria-label={t("timeSettings.resources.edit", { resource: resource.name })}
          onClick={() => setIsEditing(true)}
        >
          <IconPencil size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon
          color="red"
          aria-label={t("timeSettings.resources.delete", { resource: resource.name })}
          onClick={onDelete}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </Group>
    </li>
  );
};

type EditedResourceProps = { resource: Resource; types: readonly AppointmentType[]; onEnd: () => void };

const EditedResource = ({ resource, types, onEnd }: EditedResourceProps) => {
  const { t } = useTranslation();
  const { update } = useChangeResources();
  const { opened, onError } = useOpenedVersion(resource);
  return (
    <li className={classes.editing}>
      <ResourceForm
        initial={resource}
        types={types}
        submitLabel={t("timeSettings.types.save")}
        busyLabel={t("timeSettings.types.saving")}
        isBusy={update.isPending}
        onSubmit={(change) => update.mutate({ resource: opened, change }, { onSuccess: onEnd, onError })}
        onCancel={onEnd}
      />
    </li>
  );
};
