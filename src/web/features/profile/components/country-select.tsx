import { Select } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { currencyByCountry } from "#domain/money/currency-by-country.ts";
import { countryOfZone } from "#domain/notices/client-zone/country-of-zone.ts";
import { useLanguage } from "../../../lib/language/language-context.tsx";

type CountrySelectProps = { zone: string; value: string; onChange: (country: string) => void };

/** Numbers, holidays and the currency go by the zone's country; UTC and the like have none, so the owner says it. */
export const CountrySelect = ({ zone, value, onChange }: CountrySelectProps) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const choices = useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: "region" });
    return [...currencyByCountry.keys()]
      .map((code) => ({ value: code, label: names.of(code) ?? code }))
      .sort((a, b) => a.label.localeCompare(b.label, language));
  }, [language]);
  if (countryOfZone(zone) !== null) return null;
  return (
    <Select
      label={t("profile.country")}
      description={t("profile.countryHint")}
      placeholder={t("profile.countryPlaceholder")}
      searchable
      allowDeselect={false}
      checkIconPosition="right"
      nothingFoundMessage={t("profile.countryNone")}
      maxDropdownHeight={320}
      data={choices}
      value={value === "" ? null : value}
      onChange={(country) => country !== null && onChange(country)}
    />
  );
};
