import { NativeSelect, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { fieldErrorText } from "../../../../lib/api/field-error-text.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { countryName } from "../../country-name.ts";
import type { SetupWizardState } from "../../use-setup-wizard.ts";

/** Where the number will be from: a choice where the operator allows several, else said. */
export const CountryField = ({ wizard: { countries, values, errors, edit } }: { wizard: SetupWizardState }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [only] = countries;
  if (only === undefined) return null;
  if (countries.length === 1) {
    return <Text>{t("numbers.country.only", { country: countryName(only, language) })}</Text>;
  }
  return (
    <NativeSelect
      label={t("numbers.country.label")}
      description={t("numbers.country.hint")}
      size="md"
      name="country"
      data={countries.map((value) => ({ value, label: countryName(value, language) }))}
      value={values.country}
      error={fieldErrorText(errors["country"])}
      onChange={(event) => edit("country", event.currentTarget.value)}
    />
  );
};
