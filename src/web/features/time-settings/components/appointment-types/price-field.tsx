import { TextInput, type TextInputProps } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { currencySign } from "#domain/money/format-money.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { useOwner } from "../../../../lib/session/owner-context.ts";

/** A price as it is written here, 38,50 or 38.50, beside the sign of its currency. */
export const PriceField = (props: TextInputProps) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { currency } = useOwner().profile;
  const sign = currencySign(currency, language);
  return (
    <TextInput
      label={t("timeSettings.types.price")}
      aria-description={sign}
      inputMode="decimal"
      maxLength={20}
      autoComplete="off"
      rightSection={<span aria-hidden>{sign}</span>}
      rightSectionWidth={`${sign.length + 2}ch`}
      rightSectionPointerEvents="none"
      {...props}
    />
  );
};
