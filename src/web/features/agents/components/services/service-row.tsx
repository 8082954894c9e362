import { Checkbox, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { AppointmentType } from "#contract/scheduling/appointment-types.ts";
import { formatAmount } from "#domain/money/format-money.ts";
import { fieldErrorText } from "../../../../lib/api/field-error-text.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import classes from "./service-row.module.css";
import type { ServiceErrors, TypedService } from "./typed-service.ts";

type ServiceRowProps = {
  type: AppointmentType;
  typed: TypedService;
  errors: ServiceErrors;
  onChange(next: TypedService): void;
};

/** One appointment type: whether the agent does it, and what is different then. The type's own values are in the fields. */
export const ServiceRow = ({ type, typed, errors, onChange }: ServiceRowProps) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const field = (name: Exclude<keyof TypedService, "isOffered">, label: string, usual: string) => (
    <TextInput
      label={label}
      aria-label={`${type.name}: ${label}`}
      inputMode={name === "ownPrice" ? "decimal" : "numeric"}
      autoComplete="off"
      placeholder={usual}
      value={typed[name]}
      error={fieldErrorText(errors[name])}
      onChange={(event) => onChange({ ...typed, [name]: event.currentTarget.value })}
    />
  );
  return (
    <div className={classes.row}>
      <Checkbox
        size="md"
        label={<span dir="auto">{type.name}</span>}
        checked={typed.isOffered}
        onChange={(event) => onChange({ ...typed, isOffered: event.currentTarget.checked })}
      />
      {typed.isOffered && (
        <div className={classes.fields}>
          {field("ownDurationMinutes", t("agents.services.duration"), String(type.durationMinutes))}
          {field("ownPrice", t("agents.services.price"), priceText(type, language))}
          {field("ownBufferBeforeMinutes", t("agents.services.bufferBefore"), String(type.bufferBeforeMinutes))}
          {field("ownBufferMinutes", t("agents.services.buffer"), String(type.bufferMinutes))}
        </div>
      )}
    </div>
  );
};

const priceText = ({ price, currency }: AppointmentType, language: Parameters<typeof formatAmount>[1]): string =>
  price === null ? "" : formatAmount({ amount: price, currency }, language);
