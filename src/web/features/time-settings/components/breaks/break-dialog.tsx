import { Button, Modal, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Break } from "#contract/scheduling/breaks.ts";
import { firstErrors } from "#domain/scheduling/appointments/appointment-form.ts";
import { breakFormSchema, defaultBreak } from "#domain/scheduling/hours/break-form.ts";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { DialogActions } from "../../../../components/dialog/dialog-actions.tsx";
import { useFullOnPhone } from "../../../../components/dialog/use-full-on-phone.ts";
import { TimeField } from "../../../../components/time/time-field.tsx";
import { fieldErrorText } from "../../../../lib/api/field-error-text.ts";
import { useStoredState } from "../../../../lib/storage/use-stored-state.ts";
import { useCreateBreak } from "../../api/use-create-break.ts";
import { useUpdateBreak } from "../../api/use-update-break.ts";
import { useBreakClashes } from "../../use-break-clashes.ts";
import type { BreakTarget } from "../hours/business-hours-card.tsx";
import { BreakClashList } from "./break-clash-list.tsx";

type BreakDialogProps = { target: BreakTarget | null; onClose: () => void };

export const BreakDialog = ({ target, onClose }: BreakDialogProps) => {
  const { t } = useTranslation();
  const [kept, keep] = useStoredState<{ of: string; texts: BreakTexts } | null>("break-form", null);
  // What was typed for another break, whose dialog closed because it is gone, is not for this one.
  const of = target ? (target.pause?.id ?? target.dayOfWeek) : "";
  const typed = kept?.of === of ? kept.texts : null;
  const close = () => {
    keep(null);
    onClose();
  };
  const day = target ? t(`weekdays.${target.dayOfWeek}`) : "";
  return (
    <Modal
      {...useFullOnPhone()}
      opened={target !== null}
      onClose={close}
      title={t(target?.pause ? "timeSettings.breaks.editTitle" : "timeSettings.breaks.addLabel", { day })}
      closeButtonProps={{ "aria-label": t("timeSettings.close") }}
    >
      {target && <BreakForm {...target} typed={typed} onType={(texts) => keep({ of, texts })} onClose={close} />}
    </Modal>
  );
};

type BreakTexts = { breakName: string; startTime: string; endTime: string };

type BreakFormProps = BreakTarget & {
  /** What was typed before, if anything. */
  typed: BreakTexts | null;
  onType: (texts: BreakTexts) => void;
  onClose: () => void;
};

const BreakForm = ({ dayOfWeek, pause, typed, onType, onClose }: BreakFormProps) => {
  const { t } = useTranslation();
  // Pressing twice, or again after a lost answer, adds one break.
  const idempotencyKey = useRef(crypto.randomUUID());
  const clashes = useBreakClashes();
  const form = useBreakForm(typed ?? textsOf(pause), (texts) => {
    onType(texts);
    clashes.forget();
    idempotencyKey.current = crypto.randomUUID();
  });
  const create = useCreateBreak();
  const update = useUpdateBreak();
  const isBusy = create.isPending || update.isPending || clashes.isChecking;
  const isForced = clashes.found !== null;
  const submit = async (texts: BreakTexts) => {
    const { startTime, endTime } = texts;
    const wanted = { dayOfWeek, startTime, endTime, ...(pause && { breakId: pause.id }) };
    // One that is switched off keeps nobody from anything.
    const isActive = pause?.isActive ?? true;
    if (isActive && !isForced && !(await clashes.check(wanted))) return;
    const onSuccess = onClose;
    if (pause) update.mutate({ pause, change: texts }, { onSuccess });
    else create.mutate({ body: { ...texts, dayOfWeek }, idempotencyKey: idempotencyKey.current }, { onSuccess });
  };
  const submitLabel = isForced
    ? "timeSettings.clashes.save"
    : pause
      ? "timeSettings.breaks.update"
      : "timeSettings.breaks.add";
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
    <form noValidate onSubmit={form.onSubmit((texts) => void submit(texts))}>
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
          <TimeField isEnd label={t("timeSettings.breaks.end")} {...timeProps("endTime")} />
        </SimpleGrid>
        {clashes.found && <BreakClashList clashes={clashes.found} />}
        <DialogActions>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            {t("timeSettings.cancel")}
          </Button>
          <BusyButton
            type="submit"
            busy={isBusy}
            busyLabel={t(pause ? "timeSettings.breaks.updating" : "timeSettings.breaks.adding")}
          >
            {t(submitLabel)}
          </BusyButton>
        </DialogActions>
      </Stack>
    </form>
  );
};

const textsOf = (pause: Break | undefined): BreakTexts => ({
  breakName: pause?.breakName ?? "",
  startTime: pause?.startTime ?? defaultBreak.startTime,
  endTime: pause?.endTime ?? defaultBreak.endTime,
});

const useBreakForm = (initialValues: BreakTexts, onValuesChange: (texts: BreakTexts) => void) =>
  useForm<BreakTexts>({
    onValuesChange,
    initialValues,
    validate: (typed) => {
      const parsed = breakFormSchema.safeParse(typed);
      const codes = parsed.success ? {} : firstErrors(parsed.error);
      return Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, fieldErrorText(code)]));
    },
  });
