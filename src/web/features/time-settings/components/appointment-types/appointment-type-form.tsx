import { Button, Collapse, Group, NativeSelect, TextInput, UnstyledButton } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useDisclosure } from "@mantine/hooks";
import { IconChevronDown } from "@tabler/icons-react";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { AppointmentType } from "#contract/scheduling/appointment-types.ts";
import type { Language } from "#domain/languages.ts";
import { formatAmount } from "#domain/money/format-money.ts";
import { decimalSignOf, parseAmount } from "#domain/money/parse-amount.ts";
import { firstErrors } from "#domain/scheduling/appointments/appointment-form.ts";
import {
  type AppointmentTypeValues,
  appointmentTypeSchema,
  bufferBeforeFromInput,
  bufferFromInput,
  defaultBufferMinutes,
  defaultDurationMinutes,
  durationFromInput,
} from "#domain/scheduling/appointments/appointment-type-form.ts";
import { slotSteps } from "#domain/scheduling/slots/booking-settings.ts";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { fieldErrorText } from "../../../../lib/api/field-error-text.ts";
import { minutesInWords } from "../../../../lib/format/minutes-in-words.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { useOwner } from "../../../../lib/session/owner-context.ts";
import { useStoredState } from "../../../../lib/storage/use-stored-state.ts";
import { showToast } from "../../../../lib/toast/toast.ts";
import classes from "./appointment-type.module.css";
import { PriceField } from "./price-field.tsx";

type TypedValues = {
  name: string;
  durationMinutes: string;
  bufferBeforeMinutes: string;
  bufferMinutes: string;
  /** Empty: the business's. */
  slotStepMinutes: string;
  description: string;
  price: string;
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
  const pricing = usePricing();
  const blank = typedOf(initial, pricing);
  const [typed, keep] = useStoredState(`type-form-${initial?.id ?? "new"}`, blank);
  const form = useTypeForm(typed, pricing, (values) => {
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
          onSubmit(appointmentTypeSchema.parse(toValues(values, pricing)), {
            idempotencyKey: idempotencyKey.current,
            reset,
          }),
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
  const { description, price, bufferBeforeMinutes, slotStepMinutes } = form.values;
  const isUsual = description === "" && price === "" && bufferBeforeMinutes === "0" && slotStepMinutes === "";
  const [isOpen, { toggle }] = useDisclosure(!isUsual);
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
          <PriceField {...form.getInputProps("price")} />
          <TextInput
            label={t("timeSettings.types.bufferBefore")}
            inputMode="numeric"
            autoComplete="off"
            {...form.getInputProps("bufferBeforeMinutes")}
          />
          <NativeSelect
            label={t("timeSettings.types.step")}
            data={[
              { value: "", label: t("timeSettings.types.usualStep") },
              ...slotSteps.map((step) => ({ value: String(step), label: minutesInWords(step, language) })),
            ]}
            {...form.getInputProps("slotStepMinutes")}
          />
        </div>
      </Collapse>
    </div>
  );
};

type Pricing = { currency: string; language: Language };

/** What a price means here, and how it is written. */
const usePricing = (): Pricing => {
  const { language } = useLanguage();
  return { language, currency: useOwner().profile.currency };
};

const typedOf = (type: AppointmentType | undefined, { currency, language }: Pricing): TypedValues => ({
  name: type?.name ?? "",
  durationMinutes: String(type?.durationMinutes ?? defaultDurationMinutes),
  bufferBeforeMinutes: String(type?.bufferBeforeMinutes ?? 0),
  bufferMinutes: String(type?.bufferMinutes ?? defaultBufferMinutes),
  slotStepMinutes: String(type?.slotStepMinutes ?? ""),
  description: type?.description ?? "",
  price: typeof type?.price === "number" ? formatAmount({ amount: type.price, currency }, language) : "",
});

const useTypeForm = (initialValues: TypedValues, pricing: Pricing, onValuesChange: (values: TypedValues) => void) =>
  useForm<TypedValues>({
    onValuesChange,
    initialValues,
    validate: (typed) => {
      const parsed = appointmentTypeSchema.safeParse(toValues(typed, pricing));
      const codes = parsed.success ? {} : firstErrors(parsed.error);
      return Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, fieldErrorText(code)]));
    },
  });

const toValues = (typed: TypedValues, { currency, language }: Pricing) => ({
  name: typed.name,
  durationMinutes: durationFromInput(typed.durationMinutes),
  bufferBeforeMinutes: bufferBeforeFromInput(typed.bufferBeforeMinutes),
  bufferMinutes: bufferFromInput(typed.bufferMinutes),
  slotStepMinutes: typed.slotStepMinutes ? Number(typed.slotStepMinutes) : null,
  description: typed.description,
  price: parseAmount(typed.price, currency, decimalSignOf(language, currency)),
});
