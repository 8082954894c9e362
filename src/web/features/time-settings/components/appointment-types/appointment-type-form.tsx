import { Button, Collapse, Group, NumberInput, TextInput, UnstyledButton } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useDisclosure } from "@mantine/hooks";
import { IconChevronDown } from "@tabler/icons-react";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { AppointmentType } from "#contract/scheduling/appointment-types.ts";
import { firstErrors } from "#domain/scheduling/appointments/appointment-form.ts";
import {
  type AppointmentTypeForm as AppointmentTypeValues,
  appointmentTypeSchema,
  bufferFromInput,
  defaultBufferMinutes,
  defaultDurationMinutes,
  durationFromInput,
} from "#domain/scheduling/appointments/appointment-type-form.ts";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { fieldErrorText } from "../../../../lib/api/field-error-text.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { useStoredState } from "../../../../lib/storage/use-stored-state.ts";
import { showToast } from "../../../../lib/toast/toast.ts";
import classes from "./appointment-type.module.css";

type TypedValues = {
  name: string;
  durationMinutes: string;
  bufferMinutes: string;
  description: string;
  price: number | string;
};

/** Whether to lead the owner to the form's first field, and whom to tell once that is done. */
export type TypeFormFocus = { takesFocus?: boolean; onFocused?: (() => void) | undefined };

type AppointmentTypeFormProps = TypeFormFocus & {
  /** Absent: the form adds a new type. */
  initial?: AppointmentType;
  submitLabel: string;
  busyLabel: string;
  isBusy: boolean;
  onSubmit: (values: AppointmentTypeValues, form: { idempotencyKey: string; reset: () => void }) => void;
  onCancel?: () => void;
};

export const AppointmentTypeForm = ({
  initial,
  takesFocus = false,
  onFocused,
  isBusy,
  onSubmit,
  onCancel,
  ...labels
}: AppointmentTypeFormProps) => {
  const { t } = useTranslation();
  // Pressing twice, or again after a lost answer, adds one type; with other words it is another type.
  const idempotencyKey = useRef(crypto.randomUUID());
  const renewKey = () => {
    idempotencyKey.current = crypto.randomUUID();
  };
  const nameField = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time the address leads here
  useEffect(() => {
    if (!takesFocus) return;
    nameField.current?.focus();
    onFocused?.();
  }, [takesFocus]);
  const blank = typedOf(initial);
  const [typed, keep] = useStoredState(`type-form-${initial?.id ?? "new"}`, blank);
  const form = useTypeForm(typed, (values) => {
    renewKey();
    keep(values);
  });
  const reset = () => {
    form.setValues(blank);
    form.clearErrors();
    keep(blank);
  };
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit(
        (values) =>
          onSubmit(appointmentTypeSchema.parse(toValues(values)), { idempotencyKey: idempotencyKey.current, reset }),
        ({ name: description }) => {
          if (typeof description === "string") showToast({ title: t("errors.title"), description, kind: "error" });
        },
      )}
    >
      <TextInput
        label={t("timeSettings.types.name")}
        className={classes.nameField}
        maxLength={100}
        autoComplete="off"
        ref={nameField}
        autoFocus={initial !== undefined}
        {...form.getInputProps("name")}
      />
      <TextInput
        label={t("timeSettings.types.duration")}
        inputMode="numeric"
        autoComplete="off"
        {...form.getInputProps("durationMinutes")}
      />
      <TextInput
        label={t("timeSettings.types.buffer")}
        inputMode="numeric"
        autoComplete="off"
        {...form.getInputProps("bufferMinutes")}
      />
      <MoreFields form={form} />
      <Group gap="sm" className={classes.actions}>
        <BusyButton type="submit" variant={initial ? "filled" : "light"} busy={isBusy} busyLabel={labels.busyLabel}>
          {labels.submitLabel}
        </BusyButton>
        {onCancel && (
          <Button
            variant="default"
            disabled={isBusy}
            onClick={() => {
              keep(blank);
              onCancel();
            }}
          >
            {t("timeSettings.cancel")}
          </Button>
        )}
      </Group>
    </form>
  );
};

const MoreFields = ({ form }: { form: ReturnType<typeof useTypeForm> }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { description, price } = form.values;
  const [isOpen, { toggle }] = useDisclosure(description !== "" || price !== "");
  const [isPriceFocused, { open: focusPrice, close: blurPrice }] = useDisclosure(false);
  const id = useId();
  return (
    <div className={classes.more}>
      <UnstyledButton
        type="button"
        className={classes.moreButton}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <IconChevronDown size={18} aria-hidden />
        {t("timeSettings.types.details")}
      </UnstyledButton>
      <Collapse expanded={isOpen} id={id}>
        <div className={classes.moreFields}>
          <TextInput
            label={t("timeSettings.types.description")}
            maxLength={500}
            autoComplete="off"
            {...form.getInputProps("description")}
          />
          <NumberInput
            label={t("timeSettings.types.price")}
            size="md"
            min={0}
            decimalScale={2}
            // Filled up to two decimals once the field is left, so that no digits appear under the typing.
            fixedDecimalScale={!isPriceFocused}
            allowNegative={false}
            hideControls
            decimalSeparator={language === "en" ? "." : ","}
            autoComplete="off"
            {...form.getInputProps("price")}
            onFocus={focusPrice}
            onBlur={blurPrice}
          />
        </div>
      </Collapse>
    </div>
  );
};

const typedOf = (type: AppointmentType | undefined): TypedValues => ({
  name: type?.name ?? "",
  durationMinutes: String(type?.durationMinutes ?? defaultDurationMinutes),
  bufferMinutes: String(type?.bufferMinutes ?? defaultBufferMinutes),
  description: type?.description ?? "",
  price: type?.price ?? "",
});

const useTypeForm = (initialValues: TypedValues, onValuesChange: (values: TypedValues) => void) =>
  useForm<TypedValues>({
    onValuesChange,
    initialValues,
    validate: (typed) => {
      const parsed = appointmentTypeSchema.safeParse(toValues(typed));
      const codes = parsed.success ? {} : firstErrors(parsed.error);
      return Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, fieldErrorText(code)]));
    },
  });

const toValues = (typed: TypedValues) => ({
  name: typed.name,
  durationMinutes: durationFromInput(typed.durationMinutes),
  bufferMinutes: bufferFromInput(typed.bufferMinutes),
  description: typed.description,
  price: typeof typed.price === "number" ? typed.price : null,
});
