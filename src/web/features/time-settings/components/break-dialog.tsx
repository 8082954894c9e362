import { Button, Group, Modal, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Break } from "#contract/breaks.ts";
import { firstErrors } from "#domain/scheduling/appointment-form.ts";
import { breakFormSchema, defaultBreak } from "#domain/scheduling/business-break.ts";
import { BusyButton } from "../../../components/busy-button.tsx";
import { TimeField } from "../../../components/time-field.tsx";
import { fieldErrorText } from "../../../lib/field-error-text.ts";
import { useCreateBreak } from "../api/use-create-break.ts";
import { useUpdateBreak } from "../api/use-update-break.ts";
import type { BreakTarget } from "./business-hours-card.tsx";

type BreakDialogProps = { target: BreakTarget | null; onClose: () => void };

export const BreakDialog = ({ target, onClose }: BreakDialogProps) => {
  const { t } = useTranslation();
  const day = target ? t(`weekdays.${target.dayOfWeek}`) : "";
  return (
    <Modal
      opened={target !== null}
      onClose={onClose}
      title={t(target?.pause ? "timeSettings.breaks.editTitle" : "timeSettings.breaks.addLabel", { day })}
      closeButtonProps={{ "aria-label": t("timeSettings.close"), size: 44, iconSize: 20 }}
      centered
    >
      {target && <BreakForm {...target} onClose={onClose} />}
    </Modal>
  );
};

const BreakForm = ({ dayOfWeek, pause, onClose }: BreakTarget & { onClose: () => void }) => {
  const { t } = useTranslation();
  // Pressing twice, or again after a lost answer, adds one break.
  const idempotencyKey = useRef(crypto.randomUUID());
  const form = useBreakForm(pause, () => {
    idempotencyKey.current = crypto.randomUUID();
  });
  const create = useCreateBreak();
  const update = useUpdateBreak();
  const isBusy = create.isPending || update.isPending;
  const submit = (typed: typeof form.values) => {
    const onSuccess = onClose;
    if (pause) update.mutate({ pause, change: typed }, { onSuccess });
    else create.mutate({ body: { ...typed, dayOfWeek }, idempotencyKey: idempotencyKey.current }, { onSuccess });
  };
  // "End before start" is said at the end, but either time can put it right.
  const timeProps = (field: "startTime" | "endTime") => ({
    value: form.values[field],
    error: form.errors[field],
    onChange: (time: string) => {
      form.setFieldValue(field, time);
      form.clearFieldError(field);
      form.clearFieldError("endTime");
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit(submit)}>
      <Stack gap="lg">
        <TextInput
          label={t("timeSettings.breaks.name")}
          maxLength={100}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps("breakName")}
        />
        <SimpleGrid cols={2} spacing="md">
          <TimeField label={t("timeSettings.breaks.start")} {...timeProps("startTime")} />
          <TimeField label={t("timeSettings.breaks.end")} {...timeProps("endTime")} />
        </SimpleGrid>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            {t("timeSettings.cancel")}
          </Button>
          <BusyButton
            type="submit"
            busy={isBusy}
            busyLabel={t(pause ? "timeSettings.breaks.updating" : "timeSettings.breaks.adding")}
          >
            {t(pause ? "timeSettings.breaks.update" : "timeSettings.breaks.add")}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
};

const useBreakForm = (pause: Break | undefined, onValuesChange: () => void) =>
  useForm({
    onValuesChange,
    initialValues: {
      breakName: pause?.breakName ?? "",
      startTime: pause?.startTime ?? defaultBreak.startTime,
      endTime: pause?.endTime ?? defaultBreak.endTime,
    } as { breakName: string; startTime: string; endTime: string },
    validate: (typed) => {
      const parsed = breakFormSchema.safeParse(typed);
      const codes = parsed.success ? {} : firstErrors(parsed.error);
      return Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, fieldErrorText(code)]));
    },
  });
