import { Alert, Group, Select, Stack, Text } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#domain/languages.ts";
import { currencies } from "#domain/money/currency-by-country.ts";
import { currencySign, formatMoney } from "#domain/money/format-money.ts";
import { useLanguage } from "../../../lib/language/language-context.tsx";

type CurrencySelectProps = { value: string; saved: string; onChange: (currency: string) => void };

/** The currency of all prices. Before another one is saved it says that no amount is converted. */
export const CurrencySelect = ({ value, saved, onChange }: CurrencySelectProps) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const choices = useMemo(() => choicesIn(language), [language]);
  const example = (currency: string) => formatMoney({ amount: 40, currency }, language);
  return (
    <Stack gap="xs">
      <Select
        label={t("profile.currency")}
        description={t("profile.currencyHint", { example: formatMoney({ amount: 1250, currency: value }, language) })}
        size="md"
        searchable
        allowDeselect={false}
        checkIconPosition="right"
        nothingFoundMessage={t("profile.currencyNone")}
        maxDropdownHeight={320}
        data={choices}
        value={value}
        onChange={(currency) => currency !== null && onChange(currency)}
        renderOption={({ option }) => (
          <Group justify="space-between" wrap="nowrap" gap="sm" flex={1}>
            <span>{option.label}</span>
            <Text component="span" size="sm" c="dimmed">
              {currencySign(option.value, language)}
            </Text>
          </Group>
        )}
      />
      {value !== saved && (
        <Alert
          role="status"
          color="yellow"
          icon={<IconInfoCircle aria-hidden />}
          title={t("profile.currencyChange.title")}
        >
          {t("profile.currencyChange.text", { before: example(saved), after: example(value) })}
        </Alert>
      )}
    </Stack>
  );
};

/** By name, each with its code, so that both find it. */
const choicesIn = (language: Language) => {
  const names = new Intl.DisplayNames(language, { type: "currency" });
  return currencies
    .map((currency) => ({ value: currency, label: `${names.of(currency) ?? currency} (${currency})` }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
};
