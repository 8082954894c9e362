import { ActionIcon, Badge, Group, Switch, Text } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { AppointmentType } from "#contract/scheduling/appointment-types.ts";
import type { useMoney } from "../../../../lib/format/use-money.ts";
import { useStoredState } from "../../../../lib/storage/use-stored-state.ts";
import { useUpdateAppointmentType } from "../../api/use-update-appointment-type.ts";
import { useOpenedVersion } from "../use-opened-version.ts";
import classes from "./appointment-type.module.css";
import { AppointmentTypeForm } from "./appointment-type-form.tsx";
import { TypeAgents } from "./type-agents.tsx";

type AppointmentTypeRowProps = {
  type: AppointmentType;
  /** Writes its price as those of the other rows are. */
  money: ReturnType<typeof useMoney>;
  onDelete: () => void;
};

export const AppointmentTypeRow = ({ type, money, onDelete }: AppointmentTypeRowProps) => {
  const { t } = useTranslation();
  const update = useUpdateAppointmentType();
  const [isEditing, setIsEditing] = useStoredState(`type-open-${type.id}`, false);
  if (isEditing) return <EditedType type={type} onEnd={() => setIsEditing(false)} />;
  const name = type.name;
  return (
    <li className={classes.row} data-inactive={!type.isActive || undefined}>
      <div className={classes.words}>
        <Group gap="xs">
          <Text fw={600} dir="auto" className={classes.name}>
            {name}
          </Text>
          <Badge color={type.isActive ? "green" : "gray"}>
            {t(type.isActive ? "timeSettings.types.active" : "timeSettings.types.inactive")}
          </Badge>
        </Group>
        <TypeFacts type={type} money={money} />
        {type.description && (
          <Text size="sm" c="dimmed" dir="auto" lineClamp={2}>
            {type.description}
          </Text>
        )}
      </div>
      <Group gap={0} wrap="nowrap">
        <Switch
          size="md"
          className={classes.switch}
          checked={type.isActive}
          disabled={update.isPending}
          aria-label={t("timeSettings.types.activeLabel", { type: name })}
          onChange={(event) => update.mutate({ type, change: { isActive: event.currentTarget.checked } })}
        />
        <ActionIcon aria-label={t("timeSettings.types.edit", { type: name })} onClick={() => setIsEditing(true)}>
          <IconPencil size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon color="red" aria-label={t("timeSettings.types.delete", { type: name })} onClick={onDelete}>
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </Group>
    </li>
  );
};

const EditedType = ({ type, onEnd }: { type: AppointmentType; onEnd: () => void }) => {
  const { t } = useTranslation();
  const update = useUpdateAppointmentType();
  const { opened, onError } = useOpenedVersion(type);
  return (
    <li className={classes.editing}>
      <AppointmentTypeForm
        initial={type}
        submitLabel={t("timeSettings.types.save")}
        busyLabel={t("timeSettings.types.saving")}
        isBusy={update.isPending}
        onSubmit={(change, { reset }) => {
          const onSuccess = () => {
            reset();
            onEnd();
          };
          update.mutate({ type: opened, change }, { onSuccess, onError });
        }}
        onCancel={onEnd}
      />
      <TypeAgents typeId={type.id} />
    </li>
  );
};

const TypeFacts = ({ type, money }: Pick<AppointmentTypeRowProps, "type" | "money">) => {
  const { durationMinutes, bufferBeforeMinutes, bufferMinutes, price, currency } = type;
  const { t } = useTranslation();
  const facts = [
    t("timeSettings.minutes", { minutes: durationMinutes }),
    ...(bufferBeforeMinutes === 0 ? [] : [t("timeSettings.types.withBufferBefore", { minutes: bufferBeforeMinutes })]),
    t("timeSettings.types.withBuffer", { minutes: bufferMinutes }),
    ...(price === null ? [] : [money(price, currency)]),
  ];
  return (
    <Text size="sm" c="dimmed" className="tabular">
      {facts.join(" · ")}
    </Text>
  );
};
