import { Button, Group, MultiSelect, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import type { AppointmentType } from "#contract/scheduling/appointment-types.ts";
import type { Resource } from "#contract/scheduling/resources.ts";
import { firstErrors } from "#domain/scheduling/appointments/appointment-form.ts";
import { resourceFields } from "#domain/scheduling/resources/resource-form.ts";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { fieldErrorText } from "../../../../lib/api/field-error-text.ts";
import classes from "./resource-form.module.css";

export type ResourceValues = { name: string; count: number; appointmentTypeIds: string[] };

type ResourceFormProps = {
  /** Absent: the form adds a new one. */
  initial?: Resource;
  types: readonly AppointmentType[];
  submitLabel: string;
  busyLabel: string;
  isBusy: boolean;
  onSubmit: (values: ResourceValues, form: { idempotencyKey: string; reset: () => void }) => void;
  onCancel?: () => void;
};

const schema = z.object(resourceFields);

export const ResourceForm = ({ initial, types, isBusy, onSubmit, onCancel, ...labels }: ResourceFormProps) => {
  const { t } = useTranslation();
  const idempotencyKey = useRef(crypto.randomUUID());
  const form = useForm({
    initialValues: {
      name: initial?.name ?? "",
      count: String(initial?.count ?? 1),
      appointmentTypeIds: initial?.appointmentTypeIds ?? [],
    },
    onValuesChange: () => {
      idempotencyKey.current = crypto.randomUUID();
    },
    validate: (typed) => {
      const parsed = schema.safeParse(read(typed));
      const codes = parsed.success ? {} : firstErrors(parsed.error);
      return Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, fieldErrorText(code)]));
    },
  });
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit((typed) =>
        onSubmit(
          { ...schema.parse(read(typed)), appointmentTypeIds: typed.appointmentTypeIds },
          { idempotencyKey: idempotencyKey.current, reset: form.reset },
        ),
      )}
    >
      <TextInput
        label={t("timeSettings.resources.name")}
        maxLength={100}
        autoComplete="off"
        autoFocus={initial !== undefined}
        {...form.getInputProps("name")}
      />
      <TextInput
        label={t("timeSettings.resources.count")}
        inputMode="numeric"
        autoComplete="off"
        {...form.getInputProps("count")}
      />
      <MultiSelect
        size="md"
        className={classes.wide}
        label={t("timeSettings.resources.types")}
        placeholder={form.values.appointmentTypeIds.length === 0 ? t("timeSettings.resources.pickTypes") : ""}
        data={types.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.getInputProps("appointmentTypeIds")}
      />
      <Group gap="sm" className={classes.wide}>
        <BusyButton type="submit" variant={initial ? "filled" : "light"} busy={isBusy} busyLabel={labels.busyLabel}>
          {labels.submitLabel}
        </BusyButton>
        {onCancel && (
          <Button variant="default" disabled={isBusy} onClick={onCancel}>
            {t("timeSettings.cancel")}
          </Button>
        )}
      </Group>
    </form>
  );
};

const read = ({ name, count }: { name: string; count: string }) => ({
  name,
  count: Number(count.trim() || Number.NaN),
});
